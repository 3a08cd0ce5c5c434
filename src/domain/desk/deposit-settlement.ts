import { maxCents } from '../finance/currency.ts';
import { paymentMethods } from '../finance/words.ts';
import { amount, calendarDay, Id, orNone, requiredText } from '../shared/fields.ts';
import { centsOf, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

/** What is withheld from a deposit, and when the rest was refunded. */
export const NewSettlement = z
  .object({
    deductions: z
      .array(
        z.object({
          description: requiredText('Description is required', 200),
          amount: amount({ min: 1, max: maxCents, tooSmall: 'Amount must be at least 0.01' }),
          /** The damage in the signed check-out it is for. */
          itemId: orNone(Id),
        }),
      )
      .max(50, 'At most 50 deductions'),
    refundedOn: calendarDay('Please choose a day'),
    method: orNone(z.enum(paymentMethods, 'Please choose a payment method')),
    /** Whether an invoice without tax is drafted for what is withheld. */
    invoice: z.boolean().optional(),
  })
  .meta({ id: 'NewDepositSettlement' });
export type NewSettlement = z.infer<typeof NewSettlement>;

/** The settlement of a deposit. Amounts are decimal texts with two places. */
export const Settlement = z
  .object({
    deposit: z.string(),
    deductions: z.array(z.object({ description: z.string(), amount: z.string(), itemId: z.int().nullable().optional() })),
    withheld: z.string(),
    refund: z.string(),
    /** The part of the deductions that exceeds the deposit. */
    uncovered: z.string(),
    refundedOn: z.string(),
    method: z.enum(paymentMethods).nullable(),
    invoiceId: z.int().nullable(),
    invoiceNumber: z.string().nullable(),
  })
  .meta({ id: 'DepositSettlement' });
export type Settlement = z.infer<typeof Settlement>;

/** The amounts withheld, refunded and not covered by a deposit (R22). */
export function settlementOf(
  deposit: Cents,
  deductions: readonly { amount: string }[],
): { withheld: Cents; refund: Cents; uncovered: Cents } {
  const sum = deductions.reduce((all, each) => all + (centsOf(each.amount) ?? 0), 0);
  const withheld = Math.min(sum, deposit);
  return { withheld, refund: deposit - withheld, uncovered: sum - withheld };
}
