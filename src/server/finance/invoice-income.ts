import { categoryOfBooking } from '#domain/finance/income.ts';
import type { EventType } from '#domain/schedule/words.ts';
import type { IncomeCategory } from '#domain/finance/words.ts';
import type { Transaction } from '../platform/database.ts';

/** The yacht and the category of the booking that an invoice is for; without an invoice, income is the sale of something else. */
export async function incomeSourceOf(
  t: Transaction,
  companyId: number,
  invoiceId: number | null,
): Promise<{ yachtId: number | null; category: IncomeCategory }> {
  if (invoiceId === null) return { yachtId: null, category: 'other' };
  const booking = await t
    .selectFrom('invoices as i')
    .leftJoin('scheduleEvents as e', (join) => join.onRef('e.companyId', '=', 'i.companyId').onRef('e.id', '=', 'i.eventId'))
    .select(['i.yachtId', 'e.type'])
    .where('i.companyId', '=', companyId)
    .where('i.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return { yachtId: booking.yachtId, category: categoryOfBooking((booking.type ?? undefined) as EventType | undefined) };
}
