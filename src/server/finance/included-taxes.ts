// The tax in an expense or in other income: its rate has to be valid on its day, and gives the amount where the receipt doesn't.
import { taxAmountFault, taxIncluded, enteredTax } from '#domain/finance/included-tax.ts';
import { isValidOn } from '#domain/finance/tax-rate.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';

type TaxEntry = { amount?: string; currency?: string; taxRateId?: number | null; taxAmount?: string | null };
type Stored = { amount: string; currency: string; taxRateId: number | null; taxPercent: string | null; taxAmount: string | null };
type TaxContext = { /** if it changes */ day: string | undefined; stored?: Stored; storedDay?: string };

/** The tax to store. A change of other fields leaves it alone. */
export async function taxOf(
  t: Transaction,
  companyId: number,
  entry: TaxEntry,
  { day, stored, storedDay }: TaxContext,
): Promise<{ taxRateId?: number | null; taxAmount?: string | null }> {
  const changesTax = (['amount', 'currency', 'taxRateId', 'taxAmount'] as const).some((field) => entry[field] !== undefined);
  if (!changesTax && day === undefined) return {};
  const taxRateId = entry.taxRateId === undefined ? (stored?.taxRateId ?? null) : entry.taxRateId;
  const taxPercent = await percentOf(t, companyId, taxRateId, day ?? storedDay ?? '');
  // An amount of tax that was entered stays as long as its rate does; another rate calculates its own.
  const storedTax = stored && taxRateId === stored.taxRateId ? enteredTax(stored) : null;
  const taxed = {
    amount: entry.amount ?? stored?.amount ?? '0.00',
    currency: entry.currency ?? stored?.currency ?? '',
    taxPercent,
    taxAmount: entry.taxAmount === undefined ? storedTax : entry.taxAmount,
  };
  const taxAmount = taxIncluded(taxed);
  const fault = taxAmountFault({ ...taxed, taxAmount });
  if (fault) throw wrongField('taxAmount', fault);
  return { taxRateId, taxAmount };
}

async function percentOf(t: Transaction, companyId: number, id: number | null, day: string): Promise<string | null> {
  if (id === null) return null;
  // The rate can't be changed or deleted before the entry that names it is stored.
  const rate = await t
    .selectFrom('taxRates')
    .select(['name', 'percent', 'validFrom', 'validTo'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!rate) throw wrongField('taxRateId', "This tax rate isn't in your company.");
  if (!isValidOn(rate, day)) throw wrongField('taxRateId', `${rate.name} isn't valid on this day.`);
  return rate.percent;
}
