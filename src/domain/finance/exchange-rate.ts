import { calendarDay, Id, orNone } from '../shared/fields.ts';
import { isDay } from '../shared/is-day.ts';
import { eventCurrencies } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

/** The maximum number of rates in one file: all that the European Central Bank has published since 1999. */
export const maxRates = 60_000;
/** The maximum size of such a file. */
export const maxRatesFile = 9_000_000;

const tooSmall = 'A rate must be above 0';
const rate = /^\d{1,10}(?:\.\d{1,8})?$/;
// The quotient of any two such rates is still above 0 with eight decimals.
const [lowest, highest] = [0.0001, 10_000];

/** The currencies of the books other than the euro. */
export const ratedCurrencies = eventCurrencies.filter((currency) => currency !== 'EUR');

/** A rate as a number or a text, stored as a decimal text with up to eight places. */
const RateField = z.preprocess(
  (given) => (typeof given === 'number' && Number.isFinite(given) ? plainNumber(given) : given),
  z
    .string(tooSmall)
    .trim()
    .refine((text) => rate.test(text) && /[1-9]/.test(text), { message: 'A rate is a number above 0 with up to 8 decimals', abort: true })
    .refine(isInRange, { message: 'A rate is between 0.0001 and 10,000' }),
);

/** The rate of a document, if it isn't the rate of its day. */
export const exchangeRate = orNone(RateField);

function isInRange(text: string): boolean {
  return Number(text) >= lowest && Number(text) <= highest;
}

/** A number with up to eight decimals and no exponent. */
function plainNumber(given: number): string {
  return given.toFixed(8).replace(/\.?0+$/, '');
}

/** What a person may enter for a rate: the units of a currency per euro on a day. */
export const NewExchangeRate = z
  .object({
    day: calendarDay('Date is required'),
    currency: z.enum(ratedCurrencies, 'Please choose a currency other than the euro'),
    perEuro: RateField,
    companyId: orNone(Id),
  })
  .meta({ id: 'NewExchangeRate' });
export type NewExchangeRate = z.infer<typeof NewExchangeRate>;

/** A file of rates. */
export const ExchangeRateFile = z
  .object({
    content: z.string('Please choose a file').min(1, 'This file is empty').max(maxRatesFile, 'A file can have at most 9 MB'),
    companyId: orNone(Id),
  })
  .meta({ id: 'ExchangeRateFile' });

/** How many rates of a file were new or different. */
export const ExchangeRatesStored = z.object({ stored: z.int() }).meta({ id: 'ExchangeRatesStored' });

/** A rate as stored and returned, as decimal text with eight places. */
export const ExchangeRate = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    day: z.string(),
    currency: z.string(),
    perEuro: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ExchangeRate' });
export type ExchangeRate = z.infer<typeof ExchangeRate>;

/** A rate read from a file. */
export type RateRead = Pick<ExchangeRate, 'day' | 'currency' | 'perEuro'>;

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** A day in the European Central Bank's formats, "2026-11-20" or "20 November 2026"; null if it isn't one. */
export function rateDay(text: string): string | null {
  const plain = text.trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(plain) ?? [];
  const place = months.indexOf(month.toLowerCase());
  const isoDay = place < 0 ? plain : `${year}-${String(place + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(isoDay) ? isoDay : null;
}

/** The rate of a currency on a day; null for "N/A" and for currencies that aren't in the books. */
export function readRate(day: string, currency: string, text: string): RateRead | null {
  const known = ratedCurrencies.find((each) => each === currency.trim().toUpperCase());
  const perEuro = text.trim();
  return known && rate.test(perEuro) && isInRange(perEuro) ? { day, currency: known, perEuro } : null;
}
