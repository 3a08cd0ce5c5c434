// The tax on each line of an invoice: a copy of its rate, or what the line and the invoice say without one.
import { sql } from 'kysely';
import { plainTax, type InvoiceLine } from '#domain/finance/invoice-totals.ts';
import type { NewInvoiceItem } from '#domain/finance/invoice.ts';
import { categoriesFault, isValidOn, type TaxRate } from '#domain/finance/tax-rate.ts';
import type { TaxCategory } from '#domain/finance/tax-words.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';

type Rate = Pick<TaxRate, 'id' | 'name' | 'category' | 'percent' | 'reason' | 'validFrom' | 'validTo'>;
type LineTax = { category: TaxCategory | null; percent: string; reason: string | null; name: string | null };
/** A line with its taxes. */
export type TaxedItem = NewInvoiceItem & { tax: LineTax; outsideTax: LineTax | null; depositInvoiceId?: number | null };

/**
 * The lines with their taxes, followed by those that deduct deposits. The taxes have to be valid on the day the tax is due and allowed
 * together; 422 at the line where they aren't.
 */
export async function withTaxes(
  t: Transaction,
  companyId: number,
  items: NewInvoiceItem[],
  { taxRate, taxDay, deposits }: { taxRate: string | null | undefined; taxDay: string; deposits: TaxedItem[] },
): Promise<TaxedItem[]> {
  const rates = await ratesOf(t, companyId, items);
  const own = items.map((item, place) => {
    const rate = rateAt(rates, item.taxRateId, `items.${place}.taxRateId`, taxDay);
    const plain = plainTax(item.taxExempt, taxRate);
    const tax: LineTax = rate ?? { category: plain.category, percent: String(plain.percent), reason: plain.reason ?? null, name: null };
    return { ...item, tax, outsideTax: outsideTaxOf(rates, item, place, taxDay) };
  });
  const taxed: TaxedItem[] = [...own, ...deposits];
  const fault = categoriesFault(taxed.flatMap(({ tax, outsideTax }) => [tax.category, ...(outsideTax ? [outsideTax.category] : [])]));
  if (fault) throw wrongField('items', fault);
  return taxed;
}

/** A line as the totals are calculated from it. */
export function reckonedLine({
  quantity,
  unitPrice,
  discountPercent,
  outsideShare,
  tax,
  outsideTax,
  depositInvoiceId,
}: TaxedItem): InvoiceLine {
  const outside = outsideTax && outsideShare ? { share: outsideShare, tax: outsideTax } : null;
  return { quantity: quantity ?? '1', unitPrice, discountPercent, tax, outside, isDeposit: Boolean(depositInvoiceId) };
}

type ItemWithRates = Pick<NewInvoiceItem, 'taxRateId' | 'outsideTaxRateId'>;

/**
 * The items with the rates that are valid on a day: a rate that has ended or not begun is replaced by the one of the same name that is
 * valid.
 */
export async function withRatesOf<Item extends ItemWithRates>(
  t: Transaction,
  companyId: number,
  items: Item[],
  day: string,
): Promise<Item[]> {
  const ids = idsOf(items);
  if (ids.length === 0) return items;
  const rows = await t
    .selectFrom('taxRates as r')
    .innerJoin('taxRates as holds', (join) =>
      join
        .onRef('holds.companyId', '=', 'r.companyId')
        .on(sql<boolean>`lower(holds.name) = lower(r.name) and daterange(holds.valid_from, holds.valid_to, '[]') @> ${day}::date`),
    )
    .select(['r.id', 'holds.id as holdsId'])
    .where('r.companyId', '=', companyId)
    .where('r.id', 'in', ids)
    .execute();
  const holding = new Map(rows.map(({ id, holdsId }) => [id, holdsId]));
  const today = (id: number | null | undefined) => (id ? (holding.get(id) ?? id) : id);
  return items.map((item) => {
    const { taxRateId, outsideTaxRateId } = item;
    return { ...item, taxRateId: today(taxRateId), ...(outsideTaxRateId ? { outsideTaxRateId: today(outsideTaxRateId) } : {}) };
  });
}

/** The rates that the items name. */
function idsOf(items: ItemWithRates[]): number[] {
  return items.flatMap(({ taxRateId, outsideTaxRateId }) => [taxRateId, outsideTaxRateId]).filter((id) => typeof id === 'number');
}

async function ratesOf(t: Transaction, companyId: number, items: NewInvoiceItem[]): Promise<Map<number, Rate>> {
  const ids = idsOf(items);
  if (ids.length === 0) return new Map();
  const rows = await t
    .selectFrom('taxRates')
    .select(['id', 'name', 'category', 'percent', 'reason', 'validFrom', 'validTo'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    // A rate used on an invoice can't be deleted or changed before the invoice is stored.
    .forShare()
    .execute();
  return new Map(rows.map((rate) => [rate.id, rate as Rate]));
}

function rateAt(rates: Map<number, Rate>, id: number | null | undefined, path: string, taxDay: string): Rate | null {
  if (!id) return null;
  const rate = rates.get(id);
  if (!rate) throw wrongField(path, "This tax rate isn't in your company.");
  if (!isValidOn(rate, taxDay)) throw wrongField(path, `${rate.name} isn't valid on the day this is taxed.`);
  return rate;
}

function outsideTaxOf(rates: Map<number, Rate>, item: NewInvoiceItem, place: number, taxDay: string): Rate | null {
  const { outsideShare, outsideTaxRateId } = item;
  const path = `items.${place}.outsideTaxRateId`;
  if (!outsideShare && !outsideTaxRateId) return null;
  if (!outsideShare) throw wrongField(`items.${place}.outsideShare`, 'Please enter how much of it was outside EU waters');
  if (!outsideTaxRateId) throw wrongField(path, 'Please choose the tax outside EU waters');
  const rate = rateAt(rates, outsideTaxRateId, path, taxDay);
  if (rate && !['E', 'Z', 'O'].includes(rate.category))
    throw wrongField(path, 'Outside EU waters a line is exempt, zero rated or not subject to VAT');
  return rate;
}
