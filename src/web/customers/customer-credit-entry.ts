import type { CreditNote } from '#domain/finance/credit-note.ts';
import type { Payment } from '#domain/finance/customer-payment.ts';
import { centsOf, decimalOf } from '#domain/shared/money.ts';

type Part = { amount: string } & ({ creditNoteId: number } | { paymentId: number });
/** A customer's credit in one currency, and the credit notes and payments it comes from. */
export type Credit = { currency: string; amount: string; parts: Part[] };

/** What is left of these, a sum for each currency: credit notes first. */
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

/** Spends an amount of a credit on its parts, one after the other. */
export function allocationsOf({ parts }: Credit, amount: string): Part[] {
  let left = centsOf(amount) ?? 0;
  return parts.flatMap((part) => {
    const used = Math.min(left, centsOf(part.amount) ?? 0);
    left -= used;
    return used > 0 ? [{ ...part, amount: decimalOf(used) }] : [];
  });
}
