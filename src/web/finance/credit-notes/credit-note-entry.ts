import type { FieldErrors } from 'react-hook-form';
import type { CreditNote, NewCreditNote } from '#domain/finance/credit-note.ts';
import { creditFault, creditTotals, leftToCredit, type Crediting } from '#domain/finance/crediting.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { centsOf, decimalOf } from '#domain/shared/money.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { plain } from '../decimal-words.ts';

/** The form of a credit note: an amount for each line that isn't fully credited. */
export type CreditNoteForm = { reason: string; issueDate: string; items: { itemId: number; amount: string }[] };

/** A new credit note, dated today, for everything not yet credited. */
export function blankCreditNote(invoice: Invoice, earlier: readonly CreditNote[], today: string): CreditNoteForm {
  const items = leftToCredit(invoice, earlier).filter(({ amount }) => amount > 0);
  return {
    reason: '',
    issueDate: today > invoice.issueDate ? today : invoice.issueDate,
    items: items.map(({ itemId, amount }) => ({ itemId, amount: plain(decimalOf(amount)) })),
  };
}

/** The credited lines. Deducted deposits are included only when everything left is credited. */
function chosenIn({ items }: CreditNoteForm, invoice: Invoice, earlier: readonly CreditNote[]) {
  const left = leftToCredit(invoice, earlier).filter(({ amount }) => amount !== 0);
  const isWhole = left.every(
    ({ itemId, amount }) => amount < 0 || items.some((item) => item.itemId === itemId && centsOf(item.amount) === amount),
  );
  if (isWhole) return { isWhole, chosen: left, places: left.map(({ itemId }) => items.findIndex((item) => item.itemId === itemId)) };
  const named = items
    .map(({ itemId, amount }, place) => ({ itemId, amount: centsOf(amount) ?? Number.NaN, place }))
    .filter(({ amount }) => amount !== 0);
  return { isWhole, chosen: named.map(({ itemId, amount }) => ({ itemId, amount })), places: named.map(({ place }) => place) };
}

/** The totals, or null while an amount can't be read. */
export function creditingOf(values: CreditNoteForm, invoice: Invoice, earlier: readonly CreditNote[]): Crediting | null {
  const { chosen } = chosenIn(values, invoice, earlier);
  if (chosen.length === 0 || chosen.some(({ amount }) => Number.isNaN(amount)) || creditFault(invoice, earlier, chosen)) return null;
  return creditTotals(invoice, earlier, chosen);
}

/** The request: without lines if everything left is credited. */
export function bodyOf(values: CreditNoteForm, invoice: Invoice, earlier: readonly CreditNote[]): NewCreditNote {
  const { isWhole, chosen } = chosenIn(values, invoice, earlier);
  const { reason, issueDate } = values;
  return { reason, issueDate, ...(isWhole ? {} : { items: chosen.map(({ itemId, amount }) => ({ itemId, amount: decimalOf(amount) })) }) };
}

const customError = (message: string) => ({ type: 'custom', message });

/** The faults by field; empty if it can be sent. */
export function faultsOf(values: CreditNoteForm, invoice: Invoice, earlier: readonly CreditNote[]): FieldErrors<CreditNoteForm> {
  const faults: FieldErrors<CreditNoteForm> = {};
  if (values.reason.trim() === '') faults.reason = customError('Reason is required');
  if (!isDay(values.issueDate)) faults.issueDate = customError('Date must be a date');
  else if (values.issueDate < invoice.issueDate) faults.issueDate = customError('A credit note can’t be dated before its invoice');
  const { chosen, places } = chosenIn(values, invoice, earlier);
  const unread = chosen.findIndex(({ amount }) => Number.isNaN(amount));
  const fault =
    unread >= 0 ? { path: `items.${unread}.amount`, message: 'Amount must be a number' } : creditFault(invoice, earlier, chosen);
  if (chosen.length === 0) faults.items = { root: customError('Please enter what to credit') };
  else if (fault) {
    const place = places[Number(fault.path.split('.')[1])];
    if (place === undefined || place < 0) faults.items = { root: customError(fault.message) };
    else {
      const items: FieldErrors<CreditNoteForm>['items'] = [];
      items[place] = { amount: customError(fault.message) };
      faults.items = items;
    }
  }
  return faults;
}
