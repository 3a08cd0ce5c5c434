import type { BankLine, NewMatch } from '#domain/finance/bank.ts';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import type { Payment } from '#domain/finance/customer-payment.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { plain } from '../decimal-words.ts';

/** What is booked for one document. */
export type Allocation = NonNullable<NewMatch['allocations']>[number];
/** What a line can be allocated to: an open invoice, or credit that was refunded. */
export type MatchDocument = { key: string; of: Omit<Allocation, 'amount'>; name: string; note: string | null; open: string };
type Dates = { calendarDay: (day: string) => string };

/** The invoices a line can pay. */
export function invoicesIn(invoices: readonly Pick<Invoice, 'id' | 'invoiceNumber' | 'open' | 'dueDate'>[], dates: Dates): MatchDocument[] {
  return invoices.map(({ id, invoiceNumber, open, dueDate }) => ({
    key: `i${id}`,
    of: { invoiceId: id },
    name: invoiceNumber,
    note: `due ${dates.calendarDay(dueDate)}`,
    open,
  }));
}

type Credits = {
  notes: readonly Pick<CreditNote, 'id' | 'number' | 'invoiceNumber' | 'open' | 'currency'>[];
  payments: readonly Pick<Payment, 'id' | 'day' | 'reference' | 'open' | 'currency'>[];
};

/** The credit in this currency that a line can refund: credit notes first, as in any refund. */
export function creditsIn({ notes, payments }: Credits, wanted: string, dates: Dates): MatchDocument[] {
  return [
    ...notes
      .filter(({ currency }) => currency === wanted)
      .map(({ id, number, invoiceNumber, open }) => ({
        key: `n${id}`,
        of: { creditNoteId: id },
        name: number,
        note: `for ${invoiceNumber}`,
        open,
      })),
    ...payments
      .filter(({ currency }) => currency === wanted)
      .map(({ id, day, reference, open }) => ({
        key: `p${id}`,
        of: { paymentId: id },
        name: `Payment of ${dates.calendarDay(day)}`,
        note: reference,
        open,
      })),
  ];
}

type Parts = Record<string, string>;

/** The initial allocation: as proposed, else the one document of that amount, else one after the other. */
export function startOf(
  line: Pick<BankLine, 'amount' | 'proposals'>,
  customer: { id: number },
  documents: readonly MatchDocument[],
  whole: number,
): Parts {
  const proposed = line.proposals.find(({ customerId, paymentId }) => customerId === customer.id && paymentId === null);
  const fitting = documents.find(({ open }) => centsOf(open) === whole);
  let left = whole;
  return Object.fromEntries(
    documents.map((document) => {
      const { key, of, open } = document;
      const part = proposed?.invoices.find(({ id }) => id === of.invoiceId);
      if (proposed && !line.amount.startsWith('-')) return [key, part ? plain(part.amount) : ''];
      if (fitting) return [key, fitting === document ? plain(open) : ''];
      const cents = Math.min(left, centsOf(open) ?? 0);
      left -= cents;
      return [key, cents > 0 ? plain(decimalOf(cents)) : ''];
    }),
  );
}

/** Why this can't be allocated to a document, or null if it can. */
export function faultOf(typed: string, open: string, currency: string): string | null {
  if (typed.trim() === '') return null;
  const cents = centsOf(typed);
  if (cents === null || cents < 0) return 'Please enter an amount';
  return cents > (centsOf(open) ?? 0) ? `Only ${moneyInWords(open, currency)} is outstanding` : null;
}

/** What is booked: a part for each document with an amount. */
export function allocationsOf(documents: readonly MatchDocument[], parts: Parts): Allocation[] {
  return documents.flatMap(({ key, of }) => {
    const amount = parts[key] ?? '';
    return (centsOf(amount || '0') ?? 0) === 0 ? [] : [{ ...of, amount }];
  });
}
