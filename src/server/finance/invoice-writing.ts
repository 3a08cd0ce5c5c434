import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { invoiceTotals, totalsFault, type InvoiceLine } from '#domain/finance/invoice-totals.ts';
import {
  dueFault,
  usualDueDate,
  type Invoice,
  type InvoiceChanges,
  type NewInvoice,
  type NewInvoiceItem,
} from '#domain/finance/invoice.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { difference } from '../platform/write.ts';
import { usualTermsOf } from '../yachts/house-rules.ts';
import { nextNumber, numberAfter, ownNumber } from './invoice-numbers.ts';

/** Stores a new draft with its items and answers its id. Its number is taken last, so that nobody waits longer for it than need be. */
export async function addInvoice(t: Transaction, companyId: number, written: NewInvoice): Promise<number> {
  const { items, customerId, eventId, issueDate, notes } = written;
  const usual = await usualTermsOfInvoice(t, companyId, eventId);
  const { currency = usual.currency, taxRate = usual.taxRate } = written;
  const dueDate = written.dueDate ?? usualDueDate(issueDate, usual.daysToPay);
  refuseImpossibleDates({ issueDate, dueDate });
  const reckoned = reckon(items, taxRate, currency);
  const invoiceNumber = written.invoiceNumber
    ? await ownNumber(t, companyId, written.invoiceNumber)
    : await nextNumber(t, companyId, issueDate);
  const id = await addRow(t, 'invoices', {
    companyId,
    customerId,
    eventId,
    invoiceNumber,
    issueDate,
    dueDate,
    currency,
    notes,
    ...reckoned.totals,
  });
  await addItems(t, companyId, id, items, reckoned.lines);
  return id;
}

/** Writes what changes on a draft; its totals follow, and items that are given take the place of those before. */
export async function changeInvoice(t: Transaction, companyId: number, stored: Invoice, changes: InvoiceChanges): Promise<void> {
  const { items, invoiceNumber: _given, dueDate, ...written } = changes;
  const { issueDate = stored.issueDate, currency = stored.currency, taxRate = stored.taxRate, eventId = stored.eventId } = written;
  // A due date that is cleared is the usual one again.
  const usualDue = async () => usualDueDate(issueDate, (await usualTermsOfInvoice(t, companyId, eventId)).daysToPay);
  const due = dueDate === undefined ? stored.dueDate : (dueDate ?? (await usualDue()));
  refuseImpossibleDates({ issueDate, dueDate: due });
  const { lines, totals } = reckon(items ?? stored.items, taxRate, currency);
  const invoiceNumber = await numberAfter(t, companyId, stored, changes);
  await changeRow(t, 'invoices', { companyId, id: stored.id }, { ...written, invoiceNumber, dueDate: due, ...totals });
  if (!items) return;
  await t.deleteFrom('invoiceItems').where('companyId', '=', companyId).where('invoiceId', '=', stored.id).execute();
  await addItems(t, companyId, stored.id, items, lines);
}

/** What a new invoice begins with: as the yacht of its booking, in the currency of that booking, else as the company. */
async function usualTermsOfInvoice(t: Transaction, companyId: number, eventId: number | null | undefined): Promise<UsualTerms> {
  const booking = eventId
    ? await t
        .selectFrom('scheduleEvents')
        .select(['yachtId', 'currency'])
        .where('companyId', '=', companyId)
        .where('id', '=', eventId)
        .executeTakeFirst()
    : undefined;
  const usual = await usualTermsOf(t, companyId, booking?.yachtId);
  return { ...usual, currency: booking?.currency ?? usual.currency };
}

/** What is different on a draft, from what to what; of its items the lines that say something else. */
export function changesOf(stored: Invoice, changed: Invoice): Record<string, [unknown, unknown]> {
  const { updatedAt: _updatedAt, paid: _paid, open: _open, ...fields } = changed;
  const [before, after] = [linesOf(stored), linesOf(changed)];
  const items = before.filter((line, place) => line !== after[place]);
  return difference({ ...stored, items }, { ...fields, items: after.filter((line, place) => line !== before[place]) });
}

/** The items in words: "2. 1.5 × Provisions, €66.67, tax exempt". */
function linesOf({ items, currency }: Invoice): string[] {
  return items.map(
    ({ description, quantity, unitPrice, taxExempt }, place) =>
      `${place + 1}. ${quantity.replace(/\.?0+$/, '')} × ${description}, ${moneyInWords(unitPrice, currency)}${taxExempt ? ', tax exempt' : ''}`,
  );
}

function reckon(items: (Omit<InvoiceLine, 'quantity'> & { quantity?: string })[], taxRate: string | null | undefined, currency: string) {
  const totals = invoiceTotals(
    items.map((item) => ({ ...item, quantity: item.quantity ?? '1' })),
    taxRate,
    currency,
  );
  const fault = totalsFault(totals);
  if (fault) throw wrongField(fault.path, fault.message);
  const { lines, subtotal, taxAmount, total } = totals;
  return {
    lines: lines.map(decimalOf),
    totals: { subtotal: decimalOf(subtotal), taxRate: taxRate ?? '0.00', taxAmount: decimalOf(taxAmount), total: decimalOf(total) },
  };
}

async function addItems(t: Transaction, companyId: number, invoiceId: number, items: NewInvoiceItem[], lines: string[]): Promise<void> {
  const rows = items.map(({ description, quantity, unitPrice, taxExempt }, place) => ({
    companyId,
    invoiceId,
    position: place + 1,
    description,
    quantity: quantity ?? '1.00',
    unitPrice,
    taxExempt: taxExempt ?? false,
    total: lines[place] ?? '0.00',
  }));
  await t.insertInto('invoiceItems').values(rows).execute();
}

function refuseImpossibleDates(dates: { issueDate: string; dueDate: string }): void {
  const fault = dueFault(dates);
  if (fault) throw wrongField('dueDate', fault);
}
