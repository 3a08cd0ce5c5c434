import { fraction, hundredths, inWhole } from '../finance/reckoning.ts';
import { Currency, maxCents } from '../finance/currency.ts';
import { addDays, daysBetween } from '../shared/calendar-days.ts';
import { amount, calendarDay, optionalText, orNone } from '../shared/fields.ts';
import { decimalOf, smallestCoin } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

const Price = orNone(amount({ min: 0, max: maxCents, tooSmall: "A price can't be below 0" }));
const money = { week: Price, night: Price, day: Price, halfDay: Price, seat: Price, childSeat: Price };
const priceNames = Object.keys(money) as (keyof typeof money)[];

/** The default maximum number of guests; more than twelve make her a passenger ship (SOLAS I/2). */
export const usualMaxGuests = 12;

/** The time of day at which a charter begins or ends. */
export const ClockTime = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 17:00');

/** The prices of a season, first and last day included, as entered. */
export const NewSeason = z
  .object({ fromDay: calendarDay('First day is required'), toDay: calendarDay('Last day is required'), ...money })
  .meta({ id: 'NewSeason' });
export type NewSeason = z.infer<typeof NewSeason>;

const priceText = z.string().nullable();

/** A season as stored; prices that aren't set are null. */
export const Season = z
  .object({
    fromDay: z.string(),
    toDay: z.string(),
    week: priceText,
    night: priceText,
    day: priceText,
    halfDay: priceText,
    seat: priceText,
    childSeat: priceText,
  })
  .meta({ id: 'Season' });
export type Season = z.infer<typeof Season>;

const nightsFault = 'Minimum nights must be a whole number from 1 to 365';
const guestsFault = 'Maximum guests must be a whole number from 1 to 999';

/** The changes to a yacht's charter terms. Seasons that are given replace all existing ones. */
export const YachtTermsChanges = z
  .object({
    currency: orNone(Currency),
    checkInDays: z.array(z.int().min(0).max(6)).max(7, 'A week has seven days').optional(),
    checkInTime: ClockTime.optional(),
    checkOutTime: ClockTime.optional(),
    minNights: z.int(nightsFault).min(1, nightsFault).max(365, nightsFault).optional(),
    maxGuests: orNone(z.int(guestsFault).min(1, guestsFault).max(999, guestsFault)),
    deposit: amount({ min: 0, max: maxCents, tooSmall: "A security deposit can't be below 0" }).optional(),
    isPublic: z.boolean().optional(),
    blurb: optionalText(2000),
    registration: optionalText(100),
    callSign: optionalText(20),
    seasons: z.array(NewSeason).max(500, 'At most 500 seasons').optional(),
  })
  .meta({ id: 'YachtTermsChanges' });
export type YachtTermsChanges = z.infer<typeof YachtTermsChanges>;

/** The terms of a yacht, or the defaults. */
export const YachtTerms = z
  .object({
    yachtId: z.int(),
    yachtName: z.string(),
    /** The currency of its prices: its own, else its company's. */
    currency: z.string(),
    /** Monday is 0; none means any day. */
    checkInDays: z.array(z.int()),
    checkInTime: z.string(),
    checkOutTime: z.string(),
    minNights: z.int(),
    maxGuests: z.int().nullable(),
    deposit: z.string(),
    /** Whether visitors see her on the company's page, and what it says of her. */
    isPublic: z.boolean(),
    blurb: z.string().nullable(),
    /** As her papers say. */
    registration: z.string().nullable(),
    callSign: z.string().nullable(),
    seasons: z.array(Season),
    updatedAt: z.string(),
  })
  .meta({ id: 'YachtTerms' });
export type YachtTerms = z.infer<typeof YachtTerms>;

const changeFault = 'Please enter a percentage from -90 to 200';

/** The increase of next year's prices over this year's, 0 by default. */
export const NextYear = z
  .object({ percent: amount({ min: -9_000, max: 20_000, tooSmall: changeFault, tooLarge: changeFault }).default('0.00') })
  .meta({ id: 'NextYear' });

/** What is wrong with these seasons together, by field, or null. Each must end after it begins, and no day may have two prices. */
export function seasonsFault(seasons: readonly Pick<Season, 'fromDay' | 'toDay'>[]): { path: string; message: string } | null {
  const backwards = seasons.findIndex(({ fromDay, toDay }) => toDay < fromDay);
  if (backwards >= 0) return { path: `seasons.${backwards}.toDay`, message: "The last day can't be before the first" };
  const inTime = seasons.map((each, at) => ({ ...each, at })).toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1));
  const overlapping = inTime.find(({ fromDay }, place) => place > 0 && fromDay <= (inTime[place - 1]?.toDay ?? ''));
  return overlapping ? { path: `seasons.${overlapping.at}.fromDay`, message: 'This season overlaps another one' } : null;
}

/** A year of seasons is 52 weeks, so that next year's begin on the same weekday. */
const yearLong = 364;

/**
 * The seasons for the year after the last priced one: those of its last 52 weeks moved by 364 days, with prices changed by a percentage and
 * rounded to whole coins. They never overlap the existing seasons; earlier parts are cut off.
 */
export function nextYearSeasons(seasons: readonly Season[], percent: string, currency: string): Season[] {
  const last = seasons
    .map(({ toDay }) => toDay)
    .toSorted()
    .at(-1);
  if (last === undefined) return [];
  const first = addDays(last, 1 - yearLong);
  const factor = inWhole + hundredths(percent);
  const coin = BigInt(smallestCoin(currency));
  const raised = (price: string | null) => price && decimalOf(Number(fraction(hundredths(price) * factor, inWhole, coin)));
  return seasons
    .filter(({ toDay }) => daysBetween(first, toDay) >= 0)
    .map((season) => ({
      ...season,
      ...Object.fromEntries(priceNames.map((name) => [name, raised(season[name])])),
      fromDay: addDays(season.fromDay < first ? first : season.fromDay, yearLong),
      toDay: addDays(season.toDay, yearLong),
    }));
}
