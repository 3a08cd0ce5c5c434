// The plan of a booked charter: what of it is invoiced stays, the rest follows the charter's price or what somebody writes (charter-desk.md
// R20, R21).
import { maxCents } from '../finance/currency.ts';
import { fraction, hundredths, inWhole } from '../finance/reckoning.ts';
import { paymentMethods } from '../finance/words.ts';
import { amount, calendarDay, Id, nameText, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { daysWords } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { centsOf, decimalOf, smallestCoin, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import { dayIn } from '../shared/calendar-days.ts';
import { splitTotal, type PlannedTerms, type PlannedTotals } from './payment-plan.ts';
import { planDiffers } from './plan-words.ts';
import { planKinds } from './price-words.ts';

/** The payments of a charter that are neither invoiced nor received; they replace the existing ones. */
export const PlanChanges = z
  .object({
    lines: z
      .array(
        z.object({
          kind: z.enum(planKinds, 'Please choose what is paid'),
          label: requiredText('Name is required', 100),
          amount: amount({ least: 1, most: maxCents, tooSmall: 'Amount must be at least 0.01' }),
          dueDate: calendarDay('Due date is required'),
        }),
      )
      .max(24, 'At most 24 lines'),
  })
  .meta({ id: 'PlanChanges' });
export type PlanChanges = z.infer<typeof PlanChanges>;

/** When a deposit or an APA came in, and how. */
export const ReceivedMoney = z
  .object({ receivedOn: calendarDay('Please choose a day'), method: orNone(z.enum(paymentMethods, 'Please choose a payment method')) })
  .meta({ id: 'ReceivedMoney' });
export type ReceivedMoney = z.infer<typeof ReceivedMoney>;

/**
 * Which booking of the calendar becomes a charter; whose it is where that doesn't say it, a customer or the name of a new one, and what it
 * costs where that doesn't.
 */
export const AdoptedBooking = z
  .object({
    eventId: z.int('Please choose a booking').positive('Please choose a booking').pipe(Id),
    customerId: orNone(Id),
    contactFirstName: orNone(nameText('First name is required')),
    contactLastName: orNone(nameText('Last name is required')),
    contactEmail: orNone(z.string().trim().max(255, 'At most 255 characters').pipe(z.email('Invalid email address'))),
    contactPhone: optionalText(50),
    price: orNone(amount({ least: 0, most: maxCents, tooSmall: "A price can't be below 0" })),
  })
  .meta({ id: 'AdoptedBooking' });
export type AdoptedBooking = z.infer<typeof AdoptedBooking>;

/** A part of a charter's total in its price mode, as an invoice over it says. */
export type Part = { taxable: Cents; exempt: Cents; amount: Cents };

/** How many days before an installment is due its invoice is drafted. */
export const invoicedAhead = 14;

/** What is wrong with a plan as somebody wrote it, as a sentence, or null. `fixed` are the lines that stay unchanged. */
export function planFault(
  lines: PlanChanges['lines'],
  fixed: readonly { kind: string; amount: string }[],
  { total, currency }: { total: string | null; currency: string },
): string | null {
  const all = [...fixed, ...lines];
  if (all.filter(({ kind }) => kind === 'deposit').length > 1) return 'A charter has one deposit';
  if (all.filter(({ kind }) => kind === 'apa').length > 1) return 'A charter has one APA';
  const planned = all.reduce((sum, each) => sum + (each.kind === 'fee' ? (centsOf(each.amount) ?? 0) : 0), 0);
  if (planned === centsOf(total ?? '0')) return null;
  return planDiffers(decimalOf(planned), total ?? '0.00', currency);
}

/**
 * What is left of a charter once these parts are invoiced, in its price mode; null where they come to more than it does. Where more of one
 * kind is invoiced than it has by now, `over` is that, below 0: the last part bears it.
 */
function leftOf({ taxable, exempt, taxAmount }: Omit<PlannedTotals, 'fee'>, fixed: readonly Part[], terms: PlannedTerms) {
  const left = {
    taxable: taxable + (terms.prices === 'gross' ? taxAmount : 0) - added(fixed, 'taxable'),
    exempt: exempt - added(fixed, 'exempt'),
  };
  if (paid(left, terms) < 0) return null;
  const [taxed, free] = [Math.max(0, left.taxable), Math.max(0, left.exempt)];
  return { taxable: taxed, exempt: free, over: { taxable: left.taxable - taxed, exempt: left.exempt - free } };
}

/**
 * What isn't invoiced, split again by its shares, as when the price changed; null where more is invoiced than the charter comes to, or
 * nothing is left to bear the rest.
 */
export function splitAgain(
  totals: Omit<PlannedTotals, 'fee'>,
  fixed: readonly Part[],
  shares: readonly string[],
  terms: PlannedTerms,
): Part[] | null {
  const left = leftOf(totals, fixed, terms);
  if (!left) return null;
  const inAll = shares.reduce((sum, share) => sum + hundredths(share), 0n);
  if (shares.length === 0 || inAll === 0n) return null;
  const parts = splitTotal(
    { ...left, taxAmount: 0 },
    shares.map((share) => fraction(hundredths(share) * inWhole, inAll, 1n)),
    terms,
  );
  return withOver(parts, left.over, terms);
}

/**
 * What isn't invoiced, in parts of these amounts; the last one is the rest. All of it in one invoice has to come to the charter's tax
 * still, so a part may be a few coins beside what was written.
 */
export function partsOfAmounts(
  totals: Omit<PlannedTotals, 'fee'>,
  fixed: readonly Part[],
  amounts: readonly Cents[],
  terms: PlannedTerms,
): Part[] | null {
  const left = leftOf(totals, fixed, terms);
  if (!left) return null;
  const whole = left.taxable;
  const tax = (part: Cents) => taxOf(part, terms);
  const taxLeft = totals.taxAmount - fixed.reduce((sum, part) => sum + tax(part.taxable), 0);
  let planned = { taxable: 0, tax: 0 };
  let free = left.exempt;
  let open = amounts.reduce((sum, each) => sum + each, 0);
  const parts = amounts.map((requested, at) => {
    const isLast = at === amounts.length - 1;
    const exempt = isLast ? free : Math.min(free, Number(fraction(BigInt(free) * BigInt(requested), BigInt(open), coinOf(terms))));
    const fits = (part: Cents) =>
      part >= 0 &&
      planned.taxable + part <= whole &&
      planned.tax + tax(part) + tax(whole - planned.taxable - part) === taxLeft &&
      paid({ taxable: part, exempt }, terms) > 0;
    const wish = Math.min(whole - planned.taxable, beforeTax(requested - exempt, terms));
    const taxable = isLast ? whole - planned.taxable : nearest(wish, terms, fits);
    planned = { taxable: planned.taxable + taxable, tax: planned.tax + tax(taxable) };
    free -= exempt;
    open -= requested;
    return { taxable, exempt, amount: paid({ taxable, exempt }, terms) };
  });
  return withOver(parts, left.over, terms);
}

/** With what is invoiced beyond one kind taken off the last part; null where that leaves nothing of it. */
function withOver(parts: readonly Part[], over: Pick<Part, 'taxable' | 'exempt'>, terms: PlannedTerms): Part[] | null {
  const last = parts.at(-1);
  if (!last) return [];
  const rest = { taxable: last.taxable + over.taxable, exempt: last.exempt + over.exempt };
  const all = [...parts.slice(0, -1), { ...rest, amount: paid(rest, terms) }];
  return all.every((part) => part.amount > 0) ? all : null;
}

/** The nearest to what was wished that fits: whoever goes as far as the least amount whose tax is whole coins finds one. */
function nearest(wish: Cents, terms: PlannedTerms, fits: (part: Cents) => boolean): Cents {
  const coin = smallestCoin(terms.currency);
  for (let off = 0; off <= Number(inWhole) * 2; off++)
    for (const part of [wish + off * coin, wish - off * coin]) if (fits(part)) return part;
  return Math.max(0, wish);
}

function coinOf({ currency }: PlannedTerms): bigint {
  return BigInt(smallestCoin(currency));
}

/** The tax in, or on, so much that bears it. */
function taxOf(part: Cents, terms: PlannedTerms): Cents {
  const rate = hundredths(terms.taxRate);
  return Number(fraction(BigInt(part) * rate, terms.prices === 'gross' ? inWhole + rate : inWhole, coinOf(terms)));
}

function beforeTax(sum: Cents, terms: PlannedTerms): Cents {
  if (terms.prices === 'gross') return sum;
  return Number(fraction(BigInt(sum) * inWhole, inWhole + hundredths(terms.taxRate), coinOf(terms)));
}

function paid({ taxable, exempt }: Pick<Part, 'taxable' | 'exempt'>, terms: PlannedTerms): Cents {
  return taxable + exempt + (terms.prices === 'gross' ? 0 : taxOf(taxable, terms));
}

function added(parts: readonly Part[], name: 'taxable' | 'exempt'): Cents {
  return parts.reduce((sum, part) => sum + part[name], 0);
}

type Described = { number: string; yachtName: string | null; startDate: string; endDate: string; timeZone: string; formats: Formats };

/** What an invoice of it says: "Charter C-2026-0012, Aurelia, 3 – 10 Jul 2027: 50 %"; without a share all of it. */
export function instalmentWords({ number, yachtName, startDate, endDate, timeZone, formats }: Described, share: string | null): string {
  const days = daysWords(dayIn(timeZone, startDate), dayIn(timeZone, endDate), formats);
  const what = [`Charter ${number}`, yachtName, days].filter(Boolean).join(', ');
  return share === null ? what : `${what}: ${share.replace(/\.?0+$/, '')} %`;
}
