// The lines of an invoice with their taxes and totals, as they are stored.
import { sql, type RawBuilder } from 'kysely';
import { invoiceTotals, totalsFault, type InvoiceTerms } from '#domain/finance/invoice-totals.ts';
import type { NewInvoiceItem } from '#domain/finance/invoice.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { reckonedLine, withTaxes, type TaxedItem } from './invoice-line-taxes.ts';

type Terms = InvoiceTerms & { taxRate: string | null | undefined; taxDay: string; deposits: TaxedItem[] };
type Reckoned = Awaited<ReturnType<typeof reckon>>;

/** The totals of these lines, in decimals, with their taxes; 422 at the field that is at fault. */
export async function reckon(t: Transaction, companyId: number, items: NewInvoiceItem[], { taxRate, taxDay, deposits, ...terms }: Terms) {
  const taxed = await withTaxes(t, companyId, items, { taxRate, taxDay, deposits });
  const totals = invoiceTotals(taxed.map(reckonedLine), terms);
  const fault = totalsFault(totals, terms);
  if (fault) throw wrongField(fault.path, fault.message);
  if (totals.total < 0) {
    const over = moneyInWords(decimalOf(-totals.total), terms.currency);
    throw wrongField('depositIds', `The deposits are ${over} more than this invoice comes to.`);
  }
  const { lines, taxes, lineTotal, discountTotal, subtotal, taxAmount, total } = totals;
  return {
    items: taxed,
    lines: lines.map((line) => ({ total: decimalOf(line.total), net: decimalOf(line.net), outside: decimalOf(line.outside) })),
    taxes: taxes.map((tax) => ({
      ...tax,
      percent: decimalOf(tax.percent),
      taxable: decimalOf(tax.taxable),
      tax: decimalOf(tax.tax),
    })),
    totals: {
      lineTotal: decimalOf(lineTotal),
      discountTotal: decimalOf(discountTotal),
      subtotal: decimalOf(subtotal),
      taxRate: rateOnInvoice(taxed, taxRate),
      taxAmount: decimalOf(taxAmount),
      total: decimalOf(total),
    },
  };
}

/** The percentage of the invoice as a whole: its own, or where each line has a rate, the one that all charged lines share. */
function rateOnInvoice(all: TaxedItem[], taxRate: string | null | undefined): string {
  const items = all.filter(({ depositInvoiceId }) => !depositInvoiceId);
  if (items.some((item) => !item.taxRateId)) return taxRate ?? '0.00';
  const charged = new Set(items.filter(({ tax }) => tax.category === 'S').map(({ tax }) => tax.percent));
  const [first] = charged;
  return charged.size === 1 && first !== undefined ? first : '0.00';
}

/** Removes the lines of a draft, and their totals. */
export async function clearLines(t: Transaction, { companyId, invoiceId }: { companyId: number; invoiceId: number }): Promise<void> {
  for (const table of ['invoiceItems', 'invoiceTaxes'] as const)
    await t.deleteFrom(table).where('companyId', '=', companyId).where('invoiceId', '=', invoiceId).execute();
}

/** Stores the lines of an invoice, and the totals for each tax. */
export async function storeLines(t: Transaction, of: InvoiceKey, reckoned: Reckoned): Promise<void> {
  await t
    .with('items', (one) => one.insertInto('invoiceItems').values(itemRows(of, reckoned)))
    .with('taxes', (one) => one.insertInto('invoiceTaxes').values(taxRows(of, reckoned)))
    .selectNoFrom(sql`true`.as('stored'))
    .execute();
}

/** The invoice the lines belong to; it may be one that the same statement stores. */
type InvoiceKey = { companyId: number; invoiceId: number | RawBuilder<number> };

export function itemRows(of: InvoiceKey, { items, lines }: Reckoned) {
  return items.map((item, place) => ({ ...lineRow(item, lines[place]), ...of, position: place + 1 }));
}

export function taxRows(of: InvoiceKey, { taxes }: Reckoned) {
  return taxes.map((tax, place) => ({ ...tax, ...of, position: place + 1 }));
}

function lineRow(item: TaxedItem, line: Reckoned['lines'][number] | undefined) {
  const {
    description,
    quantity,
    unitPrice,
    taxExempt,
    unit,
    taxRateId,
    outsideShare,
    outsideTaxRateId,
    tax,
    outsideTax,
    depositInvoiceId,
  } = item;
  return {
    description,
    quantity: quantity ?? '1.00',
    unitPrice,
    unit: unit ?? null,
    discountPercent: Number(item.discountPercent) > 0 ? item.discountPercent : null,
    // A line with a rate of its own is taxed or exempt by that rate.
    taxExempt: taxRateId ? tax.category !== 'S' : (taxExempt ?? false),
    taxRateId: taxRateId ?? null,
    taxName: tax.name,
    taxCategory: tax.category,
    taxPercent: tax.percent,
    taxReason: tax.reason,
    total: line?.total ?? '0.00',
    net: line?.net ?? '0.00',
    outsideShare: outsideTax ? (outsideShare ?? null) : null,
    outsideAmount: outsideTax ? (line?.outside ?? null) : null,
    outsideTaxRateId: outsideTax ? (outsideTaxRateId ?? null) : null,
    outsideCategory: outsideTax?.category ?? null,
    outsideReason: outsideTax?.reason ?? null,
    depositInvoiceId: depositInvoiceId ?? null,
  };
}
