// What it costs to cancel a booked charter (charter-desk.md R23). Amounts are whole coins, never floating point.
import { maxCents } from '../finance/currency.ts';
import { fraction, hundredths, inWhole } from '../finance/reckoning.ts';
import { daysBetween, type Day } from '../shared/calendar-days.ts';
import { amount, DayInAddress, optionalText, orNone } from '../shared/fields.ts';
import { centsOf, decimalOf, moneyInWords, smallestCoin, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import type { CharterTerms } from './charter-terms.ts';

/** Why a booked charter is cancelled, for what fee, and whether its invoices are credited. */
export const CancellationWish = z
  .object({
    reason: optionalText(1000),
    /** The fee; by default the one that the company's rules set for this day. */
    fee: orNone(amount({ min: 0, max: maxCents, tooSmall: "A fee can't be below 0" })),
    /** Whether the amount invoiced beyond the fee is credited. */
    credit: z.boolean().optional(),
    /** Whether its APA stays open with its balance. */
    keepApa: z.boolean().optional(),
  })
  .meta({ id: 'CancellationWish' });
export type CancellationWish = z.infer<typeof CancellationWish>;

export const CancellationQuery = z.object({ day: DayInAddress.optional() });

const Told = z.object({
  id: z.int(),
  invoiceNumber: z.string(),
  total: z.string(),
  /** The part of it that isn't credited. */
  uncredited: z.string(),
  open: z.string(),
});

/** The cost of cancelling a charter on a day, and what would happen to its invoices. Amounts are decimal texts with two places. */
export const Cancellation = z
  .object({
    day: z.string(),
    /** Days from then to the start. */
    days: z.int(),
    /** Whether it has started by then, on the first day too. */
    hasStarted: z.boolean(),
    /** Percentage of the total; null if the fee is the amount due by then. */
    percent: z.string().nullable(),
    fee: z.string(),
    paid: z.string(),
    refund: z.string(),
    due: z.string(),
    currency: z.string(),
    /** Draft invoices of its plan, which are deleted, and sent ones, which stay. */
    drafts: z.array(Told),
    invoices: z.array(Told),
    /** The first in line for its dates. */
    next: z.string().nullable(),
    /** Its APA, if it isn’t closed and money came in or was spent: it stays, and the dialog asks about it. */
    apa: z.object({ id: z.int(), balance: z.string(), currency: z.string() }).nullable(),
  })
  .meta({ id: 'CharterCancellation' });
export type Cancellation = z.infer<typeof Cancellation>;

type Cancelled = {
  day: Day;
  startsOn: Day;
  /** Whether it has started, on the first day too. */ hasStarted: boolean;
  total: Cents;
  currency: string;
  /** Its installments of the fee. */ plan: readonly { amount: Cents; dueDate: Day }[];
};

/**
 * The fee by the company's rules on a day: a percentage of the total depending on the days left, or the amount due by then. After the start
 * it is the whole total.
 */
export function cancellationFee(
  { day, startsOn, hasStarted, total, currency, plan }: Cancelled,
  { policyKind, policy }: Pick<CharterTerms, 'policyKind' | 'policy'>,
): { days: number; percent: string | null; fee: Cents } {
  const days = daysBetween(day, startsOn);
  if (hasStarted || days < 0) return { days, percent: '100.00', fee: total };
  if (policyKind === 'due') {
    const due = plan.filter(({ dueDate }) => dueDate <= day).reduce((sum, each) => sum + each.amount, 0);
    return { days, percent: null, fee: Math.min(due, total) };
  }
  const row = policy.toSorted((a, b) => b.fromDays - a.fromDays).find(({ fromDays }) => fromDays <= days);
  const percent = row?.percent ?? '100.00';
  return { days, percent, fee: Number(fraction(BigInt(total) * hundredths(percent), inWhole, BigInt(smallestCoin(currency)))) };
}

/** The question before cancelling a charter whose APA isn't closed. */
export function apaOpen(number: string, { balance, currency }: { balance: string; currency: string }): string {
  const left = centsOf(balance) ?? 0;
  const what = left < 0 ? `${moneyInWords(decimalOf(-left), currency)} is due` : `${moneyInWords(balance, currency)} is left`;
  return `The APA of ${number} isn’t closed: ${what}. Close it first, or keep it open.`;
}

/** What is refunded, and what is still due. */
export function cancellationBalance(fee: Cents, paid: Cents): { refund: Cents; due: Cents } {
  return { refund: Math.max(0, paid - fee), due: Math.max(0, fee - paid) };
}
