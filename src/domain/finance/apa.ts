// The Advance Provisioning Allowance (APA): money a charterer advances for expenses on board. It stays theirs and is never income.
import { dayWords, longDate } from '../shared/date-words.ts';
import { amount, calendarDay, Id, IdInAddress, OwnFileUrl, optionalText, orNone, Page } from '../shared/fields.ts';
import type { Formats } from '../shared/formats.ts';
import { centsOf, decimalOf, moneyInWords, smallestCoin, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import { Currency, maxCents } from './currency.ts';
import { exchangeRate } from './exchange-rate.ts';
import { Amount } from './expense.ts';
import { PaymentMethod } from './payment.ts';
import { fraction, hundredths, inWhole } from './reckoning.ts';
import { apaCategories, apaStates } from './words.ts';

const percentFault = 'A percentage is above 0 and at most 100';
/** A percentage of the charter's fee. */
export const ApaPercent = amount({ min: 1, max: 100_00, tooSmall: percentFault, tooLarge: percentFault });
const Requested = amount({ min: 1, max: maxCents, tooSmall: 'Amount must be greater than 0' });

/** What a person may enter for a new account: the requested amount, else a percentage of the charter's fee. */
export const NewApa = z
  .object({
    charterId: z.int('Please choose a charter').positive('Please choose a charter').pipe(Id),
    currency: Currency.optional(),
    amount: orNone(Requested),
    percent: orNone(ApaPercent),
  })
  .meta({ id: 'NewApa' });
export type NewApa = z.infer<typeof NewApa>;

/** What is missing where there is neither an amount to request nor a percentage. */
export const noAmount = 'Please enter the amount to request';

/** The same with an amount, which nothing stands in for once an account is open. */
export const ApaWithAmount = NewApa.refine(({ amount: entered }) => Boolean(entered), { path: ['amount'], message: noAmount });

/** The changes to an account. */
export const ApaChanges = z.object({ amount: orNone(Requested), percent: orNone(ApaPercent) }).meta({ id: 'ApaChanges' });
export type ApaChanges = z.infer<typeof ApaChanges>;

/**
 * An account. Amounts are decimal texts with two places; `returned` is everything paid out of it again, to the charterer or to an invoice.
 */
export const Apa = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    charterId: z.int(),
    charterNumber: z.string(),
    customerId: z.int(),
    customerName: z.string(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    currency: z.string(),
    requested: z.string(),
    received: z.string(),
    spent: z.string(),
    returned: z.string(),
    balance: z.string(),
    /** Whether the account is open and less than a fifth of what was received is left. */
    low: z.boolean(),
    state: z.enum(apaStates),
    /** The number of entries disputed by the charterer. */
    disputed: z.int(),
    openedOn: z.string(),
    closedOn: z.string().nullable(),
    /** The exchange rate from its currency to the reporting currency. */
    exchangeRate: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Apa' });
export type Apa = z.infer<typeof Apa>;

/** The filters of a list of accounts. */
export const ApaListQuery = Page.extend({
  charterId: IdInAddress.optional(),
  yachtId: IdInAddress.optional(),
  state: z.enum(apaStates, 'Please choose a state').optional(),
  low: z.literal('true', 'low can only be true').optional(),
});
export type ApaListQuery = z.infer<typeof ApaListQuery>;

const entered = {
  day: calendarDay('Date is required'),
  category: z.enum(apaCategories, 'Category is required'),
  amount: Amount,
  currency: Currency.optional(),
  description: optionalText(500),
  supplier: optionalText(200),
  method: orNone(PaymentMethod),
  /** The exchange rate to the account's currency, if it isn't the rate of the day. */
  exchangeRate,
  receiptUrl: orNone(OwnFileUrl),
  disputed: z.boolean().optional(),
};

/**
 * What a person may enter about an expense on board. A second one with the same day, amount and currency has to be confirmed with
 * `confirm`.
 */
export const NewApaEntry = z.object({ ...entered, confirm: z.boolean().optional() }).meta({ id: 'NewApaEntry' });
export type NewApaEntry = z.infer<typeof NewApaEntry>;

export const ApaEntryChanges = NewApaEntry.partial().meta({ id: 'ApaEntryChanges' });
export type ApaEntryChanges = z.infer<typeof ApaEntryChanges>;

/** An expense on board as stored and returned. `balance` is the account's balance after it, in order of days. */
export const ApaEntry = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    apaId: z.int(),
    day: z.string(),
    category: z.enum(apaCategories),
    amount: z.string(),
    currency: z.string(),
    exchangeRate: z.string().nullable(),
    amountInApa: z.string(),
    balance: z.string(),
    description: z.string().nullable(),
    supplier: z.string().nullable(),
    method: z.string().nullable(),
    receiptUrl: z.string().nullable(),
    disputed: z.boolean(),
    enteredBy: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ApaEntry' });
export type ApaEntry = z.infer<typeof ApaEntry>;

/** When an account is closed, and how the rest is returned. */
export const ApaClosing = z.object({ day: calendarDay('Date is required'), method: orNone(PaymentMethod) }).meta({ id: 'ApaClosing' });
export type ApaClosing = z.infer<typeof ApaClosing>;

type Moved = { received: Cents; spent: Cents; returned: Cents };

/** The balance of an account. */
export function apaBalance({ received, spent, returned }: Moved): Cents {
  return received - spent - returned;
}

/** Whether less than a fifth of what was received is left. */
export function isApaLow(moved: Moved): boolean {
  return apaBalance(moved) * 5 < moved.received;
}

/** The requested amount: as entered, else a percentage of the price in whole coins. Null without either. */
export function requestedApa(
  { amount: given, percent }: { amount?: string | null | undefined; percent?: string | null | undefined },
  { price, currency }: { price: string | null; currency: string },
): string | null {
  if (given) return given;
  if (!percent || price === null) return null;
  const requested = Number(fraction(hundredths(price) * hundredths(percent), inWhole, BigInt(smallestCoin(currency))));
  return requested > 0 ? decimalOf(requested) : null;
}

const eightPlaces = 100_000_000n;

/** An amount in the account's currency, at a rate with up to eight places: USD 250.00 at 0.92165899 is 230.41 euros. */
export function amountInApa(spent: string, rate: string | null, currency: string): string {
  if (rate === null) return spent;
  const [whole = '0', places = ''] = rate.split('.');
  const units = BigInt(whole) * eightPlaces + BigInt(places.padEnd(8, '0').slice(0, 8));
  return decimalOf(Number(fraction(hundredths(spent) * units, eightPlaces, BigInt(smallestCoin(currency)))));
}

/** The question where a receipt of this day and amount already exists. */
export function repeatedReceipt({ day, amount: spent, currency }: Pick<ApaEntry, 'day' | 'amount' | 'currency'>, formats: Formats): string {
  return `There is already a receipt for ${moneyInWords(spent, currency)} on ${dayWords(day, longDate, formats)}. Add it anyway?`;
}

/** Why an account can't be closed, as a code, or null if it can: an entry is disputed, or more was spent than received. */
export function apaClosingFault({
  balance,
  disputed,
  currency,
}: Pick<Apa, 'balance' | 'disputed' | 'currency'>): { code: 'entries_disputed' | 'apa_short'; message: string } | null {
  if (disputed > 0) {
    const what = disputed === 1 ? 'An entry is' : `${disputed} entries are`;
    return { code: 'entries_disputed', message: `${what} disputed. Settle that with the charterer first.` };
  }
  const left = centsOf(balance) ?? 0;
  if (left >= 0) return null;
  return { code: 'apa_short', message: `${moneyInWords(decimalOf(-left), currency)} is due from the charterer. Record the payment first.` };
}

/** The refusal to change a closed account. */
export const apaClosed = 'This APA is closed, so it can’t be changed.';
