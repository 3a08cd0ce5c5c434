import { sql } from 'kysely';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import type { PriceMode } from '#domain/finance/tax-words.ts';
import type { IncomeCategory, InvoiceKind } from '#domain/finance/words.ts';
import { dueFault, termsFault, usualDueDate, type Invoice, type InvoiceChanges, type NewInvoice } from '#domain/finance/invoice.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { changeRow } from '../platform/rows.ts';
import { difference } from '../platform/write.ts';
import { usualTermsOf } from '../yachts/house-rules.ts';
import { readBooksSettings } from './books-settings-store.ts';
import { deduct, depositsFor, idsOfDeposits } from './invoice-deposits.ts';
import { clearLines, itemRows, reckon, storeLines, taxRows } from './invoice-lines.ts';
import { nextNumber, numberAfter, ownNumber } from './invoice-numbers.ts';

/** An invoice to store, with what it earns if no entry in the calendar says that. */
type InvoiceToStore = NewInvoice & { category?: IncomeCategory };

/**
 * Stores a new draft with its items and answers its id. One statement stores all of it and takes its number, so that others wait for theirs
 * as briefly as possible.
 */
export async function addInvoice(t: Transaction, companyId: number, newInvoice: InvoiceToStore): Promise<number> {
  const { kind = 'invoice', category, items, customerId, eventId, issueDate, notes, serviceFrom, serviceTo, purchaseOrder } = newInvoice;
  const usual = await usualTermsOfInvoice(t, companyId, eventId);
  const { currency = usual.currency, taxRate = usual.taxRate } = newInvoice;
  const prices: PriceMode = newInvoice.prices ?? (await readBooksSettings(t, companyId)).prices;
  const dueDate = newInvoice.dueDate ?? usualDueDate(issueDate, usual.daysToPay);
  const discount = discountOf(newInvoice);
  refuseImpossibleTerms({ ...discount, issueDate, dueDate, serviceFrom, serviceTo });
  const deposits = await depositsFor(t, companyId, newInvoice.depositIds ?? [], { kind, customerId, currency, prices });
  const taxDay = taxDayOf({ kind, serviceTo, issueDate });
  const reckoned = await reckon(t, companyId, items, { taxRate, currency, prices, ...discount, taxDay, deposits });
  const invoiceNumber = newInvoice.invoiceNumber
    ? await ownNumber(t, companyId, newInvoice.invoiceNumber)
    : nextNumber(companyId, issueDate);
  const row = {
    companyId,
    kind,
    category,
    customerId,
    eventId,
    yachtId: newInvoice.yachtId ?? usual.yachtId,
    invoiceNumber,
    issueDate,
    dueDate,
    currency,
    prices,
    ...discount,
    serviceFrom,
    serviceTo,
    purchaseOrder,
    exchangeRate: newInvoice.exchangeRate,
    notes,
    ...reckoned.totals,
  };
  const of = { companyId, invoiceId: sql<number>`(select made.id from made)` };
  const { id } = await t
    .with('made', (one) => one.insertInto('invoices').values(row).returning('id'))
    .with('items', (one) => one.insertInto('invoiceItems').values(itemRows(of, reckoned)))
    .with('taxes', (one) => one.insertInto('invoiceTaxes').values(taxRows(of, reckoned)))
    .selectFrom('made')
    .select('id')
    .executeTakeFirstOrThrow();
  if (deposits.length > 0) await deduct(t, { companyId, invoiceId: id }, deposits);
  return id;
}

/** Stores the changes of a draft and recalculates its totals; items and deposits that are given replace those before. */
export async function changeInvoice(t: Transaction, companyId: number, stored: Invoice, changes: InvoiceChanges): Promise<void> {
  const { items = ownItems(stored), depositIds = idsOfDeposits(stored), invoiceNumber: _given, dueDate, yachtId, ...fields } = changes;
  const { issueDate = stored.issueDate, currency = stored.currency, taxRate = stored.taxRate, prices = stored.prices } = fields;
  const { serviceFrom = stored.serviceFrom, serviceTo = stored.serviceTo, eventId = stored.eventId } = fields;
  const { kind = stored.kind, customerId = stored.customerId } = fields;
  const usual = await usualTermsOfInvoice(t, companyId, eventId);
  // Clearing the due date or the yacht brings back the usual one: the company's payment term, or the yacht of the booking.
  const due = dueDate === undefined ? stored.dueDate : (dueDate ?? usualDueDate(issueDate, usual.daysToPay));
  const isMoved = yachtId !== undefined || eventId !== stored.eventId;
  const discount = discountOf({ discountPercent: stored.discountPercent, discountAmount: stored.discountAmount, ...fields });
  refuseImpossibleTerms({ ...discount, issueDate, dueDate: due, serviceFrom, serviceTo });
  const deposits = await depositsFor(t, companyId, depositIds, { kind, customerId, currency, prices, invoiceId: stored.id });
  const taxDay = taxDayOf({ kind, serviceTo, issueDate });
  const reckoned = await reckon(t, companyId, items, { taxRate, currency, prices, ...discount, taxDay, deposits });
  const invoiceNumber = await numberAfter(t, companyId, stored, changes);
  const yacht = isMoved ? { yachtId: yachtId ?? usual.yachtId } : {};
  await changeRow(
    t,
    'invoices',
    { companyId, id: stored.id },
    { ...fields, ...discount, ...yacht, invoiceNumber, dueDate: due, ...reckoned.totals },
  );
  await clearLines(t, { companyId, invoiceId: stored.id });
  await storeLines(t, { companyId, invoiceId: stored.id }, reckoned);
  await deduct(t, { companyId, invoiceId: stored.id }, deposits);
}

/** The lines that somebody entered: all except those that deduct deposits. */
export function ownItems({ items }: Pick<Invoice, 'items'>): Invoice['items'] {
  return items.filter(({ depositInvoiceId }) => depositInvoiceId === null);
}

/** The day whose tax rates apply: the day of the service, or for a deposit the day it is issued. */
function taxDayOf({ kind, serviceTo, issueDate }: { kind: InvoiceKind; serviceTo?: string | null; issueDate: string }): string {
  return kind === 'deposit' ? issueDate : (serviceTo ?? issueDate);
}

/** The defaults of a new invoice: those of the booking's yacht, in the booking's currency, else the company's. */
async function usualTermsOfInvoice(
  t: Transaction,
  companyId: number,
  eventId: number | null | undefined,
): Promise<UsualTerms & { yachtId: number | null }> {
  const booking = eventId
    ? await t
        .selectFrom('scheduleEvents')
        .select(['yachtId', 'currency'])
        .where('companyId', '=', companyId)
        .where('id', '=', eventId)
        .executeTakeFirst()
    : undefined;
  const usual = await usualTermsOf(t, companyId, booking?.yachtId);
  return { ...usual, currency: booking?.currency ?? usual.currency, yachtId: booking?.yachtId ?? null };
}

/** What changed on a draft, from what to what; of its items, the lines that differ. */
export function changesOf(stored: Invoice, changed: Invoice): Record<string, [unknown, unknown]> {
  const {
    updatedAt: _updatedAt,
    paid: _paid,
    open: _open,
    taxes: _taxes,
    lineTotal: _lineTotal,
    leftToDeduct: _leftToDeduct,
    discountTotal: _discountTotal,
    ...fields
  } = changed;
  const [before, after] = [linesOf(stored), linesOf(changed)];
  const items = before.filter((line, place) => line !== after[place]);
  return difference({ ...stored, items }, { ...fields, items: after.filter((line, place) => line !== before[place]) });
}

/** The items in words: "2. 1.5 × Provisions, €66.67, tax exempt". */
function linesOf({ items, currency }: Invoice): string[] {
  return items.map(({ description, quantity, unitPrice, taxExempt, taxName, discountPercent, outsideShare }, place) => {
    const more = [
      discountPercent && `less ${percentWords(discountPercent)}`,
      taxName ?? (taxExempt && 'tax exempt'),
      outsideShare && `${percentWords(outsideShare)} outside EU waters`,
    ].filter(Boolean);
    const line = `${place + 1}. ${quantity.replace(/\.?0+$/, '')} × ${description}, ${moneyInWords(unitPrice, currency)}`;
    return [line, ...more].join(', ');
  });
}

/** A discount of 0 is no discount. */
function discountOf({ discountPercent, discountAmount }: Pick<NewInvoice, 'discountPercent' | 'discountAmount'>) {
  return {
    discountPercent: Number(discountPercent) > 0 ? discountPercent : null,
    discountAmount: Number(discountAmount) > 0 ? discountAmount : null,
  };
}

function refuseImpossibleTerms(terms: Parameters<typeof termsFault>[0] & Parameters<typeof dueFault>[0]): void {
  const due = dueFault(terms);
  if (due) throw wrongField('dueDate', due);
  const fault = termsFault(terms);
  if (fault) throw wrongField(fault.path, fault.message);
}
