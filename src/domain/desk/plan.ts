// The plan of a booked charter: invoiced parts stay, the rest follows the charter's price or what the user enters (charter-desk.md R20,
// R21).
import { maxCents } from '../finance/currency.ts';
import { fraction, hundredths, inWhole } from '../finance/reckoning.ts';
import { paymentMethods } from '../finance/words.ts';
import { amount, calendarDay, Id, nameText, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { daysWords } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { centsOf, decimalOf, smallestCoin, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import { dayIn } from '../shared/calendar-days.ts';
import { percentWords } from '../shared/words.ts';
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
          amount: amount({ min: 1, max: maxCents, tooSmall: 'Amount must be at least 0.01' }),
          dueDate: calendarDay('Due date is required'),
        }),
      )
      .max(24, 'At most 24 lines'),
  })
  .meta({ id: 'PlanChanges' });
export type PlanChanges = z.infer<typeof PlanChanges>;

/** When and how a deposit or an APA was received. */
export const ReceivedMoney = z
  .object({ receivedOn: calendarDay('Please choose a day'), method: orNone(z.enum(paymentMethods, 'Please choose a payment method')) })
  .meta({ id: 'ReceivedMoney' });
export type ReceivedMoney = z.infer<typeof ReceivedMoney>;

/**
 * The calendar booking that becomes a charter. Customer (existing, or the name of a new one) and price are given if the booking lacks them.
 */
export const AdoptedBooking = z
  .object({
    eventId: z.int('Please choose a booking').positive('Please choose a booking').pipe(Id),
    customerId: orNone(Id),
    contactFirstName: orNone(nameText('First name is required')),
    contactLastName: orNone(nameText('Last name is required')),
    contactEmail: orNone(z.string().trim().max(255, 'At most 255 characters').pipe(z.email('Invalid email address'))),
    contactPhone: optionalText(50),
    price: orNone(amount({ min: 0, max: maxCents, tooSmall: "A price can't be below 0" })),
  })
  .meta({ id: 'AdoptedBooking' });
export type AdoptedBooking = z.infer<typeof AdoptedBooking>;

/** A part of a charter's total in its price mode, as on its invoice. */
export type Part = { taxable: Cents; exempt: Cents; amount: Cents };

/** How many days before an installment is due its invoice is drafted. */
export const invoicedAhead = 14;

/** How much of the charter's total these lines plan. */
export function plannedFee(lines: readonly { kind: string; amount: string }[]): Cents {
  return lines.reduce((sum, line) => sum + (line.kind === 'fee' ? (centsOf(line.amount) ?? 0) : 0), 0);
}

/** What is wrong with an entered plan, as a sentence, or null. `fixed` are the lines that stay unchanged. */
export function planFault(
  lines: PlanChanges['lines'],
  fixed: readonly { kind: string; amount: string }[],
  { total, currency }: { total: string | null; currency: string },
): string | null {
  const all = [...fixed, ...lines];
  if (all.filter(({ kind }) => kind === 'deposit').length > 1) return 'A charter has one security deposit';
  if (all.filter(({ kind }) => kind === 'apa').length > 1) return 'A charter has one APA';
  const planned = plannedFee(all);
  if (planned === centsOf(total ?? '0')) return null;
  return planDiffers(decimalOf(planned), total ?? '0.00', currency);
}

/**
 * The rest of a charter after these invoiced parts, in its price mode; null if they exceed the charter. If more of one kind (taxable or
 * exempt) is invoiced than the charter now has, `over` is that excess, below 0, and the last part absorbs it.
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
 * Splits the uninvoiced rest by its shares again, for example after a price change; null if more is invoiced than the charter costs, or no
 * part is left to absorb the rest.
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
 * Splits the uninvoiced rest into these amounts; the last part is the remainder. The tax must still add up to the charter's, so a part may
 * differ from the entered amount by a few coins.
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

/** Takes the excess of one kind off the last part; null if nothing of that part would be left. */
function withOver(parts: readonly Part[], over: Pick<Part, 'taxable' | 'exempt'>, terms: PlannedTerms): Part[] | null {
  const last = parts.at(-1);
  if (!last) return [];
  const rest = { taxable: last.taxable + over.taxable, exempt: last.exempt + over.exempt };
  const all = [...parts.slice(0, -1), { ...rest, amount: paid(rest, terms) }];
  return all.every((part) => part.amount > 0) ? all : null;
}

/** The amount nearest to the requested one that fits. Searching as far as the smallest amount whose tax is whole coins always finds one. */
function nearest(wish: Cents, terms: PlannedTerms, fits: (part: Cents) => boolean): Cents {
  const coin = smallestCoin(terms.currency);
  for (let off = 0; off <= Number(inWhole) * 2; off++)
    for (const part of [wish + off * coin, wish - off * coin]) if (fits(part)) return part;
  return Math.max(0, wish);
}

function coinOf({ currency }: PlannedTerms): bigint {
  return BigInt(smallestCoin(currency));
}

/** The tax in or on a taxable amount, by the price mode. */
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

/**
 * The description of an installment on its invoice: "Charter C-2026-0012, Aurelia, 3 – 10 Jul 2027: 50%"; without a share, the whole
 * charter.
 */
export function instalmentWords({ number, yachtName, startDate, endDate, timeZone, formats }: Described, share: string | null): string {
  const days = daysWords(dayIn(timeZone, startDate), dayIn(timeZone, endDate), formats);
  const what = [`Charter ${number}`, yachtName, days].filter(Boolean).join(', ');
  return share === null ? what : `${what}: ${percentWords(share)}`;
}
