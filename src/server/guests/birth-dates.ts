import { birthDateFault } from '#domain/desk/guest.ts';
import { todayIn } from '../finance/invoice-status.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';

type Entered = { birthDate?: string | null | undefined };

/** 422 for somebody born after today, as their company counts days, at the field of the first. */
export async function refuseFutureBirths(
  t: Transaction,
  companyId: number,
  entered: readonly Entered[],
  pathOf = (place: number) => `guests.${place}.birthDate`,
): Promise<void> {
  const today = await todayIn(t, companyId);
  for (const [place, { birthDate }] of entered.entries()) {
    const fault = birthDateFault(birthDate, today);
    if (fault) throw wrongField(pathOf(place), fault);
  }
}
