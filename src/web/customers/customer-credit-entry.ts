import type { CreditNote } from '#domain/finance/credit-note.ts';
import type { Payment } from '#domain/finance/customer-payment.ts';
import { centsOf, decimalOf } from '#domain/shared/money.ts';

type Part = { amount: string } & ({ creditNoteId: number } | { paymentId: number });
/** What a customer has of credit in one currency, and the credit notes and payments that it is of. */
export type Credit = { currency: string; amount: string; parts: Part[] };

/** What isn't set off of these, a sum for each currency: credit notes first. */
export function creditsIn(
  notes: readonly Pick<CreditNote, 'id' | 'open' | 'currency'>[],
  payments: readonly Pick<Payment, 'id' | 'open' | 'currency'>[],
): Credit[] {
  const all = [
    ...notes.map(({ id, open, currency }) => ({ currency, part: { creditNoteId: id, amount: open } })),
    ...payments.map(({ id, open, currency }) => ({ currency, part: { paymentId: id, amount: open } })),
  ];
  return [...new Set(all.map(({ currency }) => currency))].map((currency) => {
    const parts = all.filter((each) => each.currency === currency).map(({ part }) => part);
    return { currency, parts, amount: decimalOf(parts.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0)) };
  });
}

/** Of which of them an amount is taken, one after the other. */
export function takenOf({ parts }: Credit, amount: string): Part[] {
  let left = centsOf(amount) ?? 0;
  return parts.flatMap((part) => {
    const taken = Math.min(left, centsOf(part.amount) ?? 0);
    left -= taken;
    return taken > 0 ? [{ ...part, amount: decimalOf(taken) }] : [];
  });
}
