import { dayIn, weekdayOf } from '../shared/calendar-days.ts';
import { inWords, several } from '../shared/words.ts';
import { nightsOf } from './base-price.ts';
import type { CharterType } from './charter-words.ts';
import type { YachtTerms } from './yacht-terms.ts';

type Dates = { type: CharterType; startDate: string; endDate: string };

const oneDay = 24 * 3_600_000;
/** The days on which charters may start, by their number. */
export const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** What is wrong with the dates of a charter, reported at `endDate`, or null. */
export function datesFault({ type, startDate, endDate }: Dates): string | null {
  if (endDate <= startDate) return 'The end has to be after the start';
  const length = Date.parse(endDate) - Date.parse(startDate);
  if (type === 'day_rent' && length > oneDay) return 'A day trip lasts 24 hours at most';
  return length > 5 * 365 * oneDay ? 'A charter can last five years at most' : null;
}

/**
 * How a charter departs from its yacht's terms, as a question, or null (R4): it begins on another weekday or is too short.
 * A day trip has neither check-in days nor nights.
 */
export function offTerms(dates: Dates, terms: DayTerms, timeZone: string): string | null {
  const fault = termsFault(dates, terms, timeZone);
  return fault && `${fault} Continue anyway?`;
}

type DayTerms = Pick<YachtTerms, 'yachtName' | 'checkInDays' | 'minNights'>;

/** The same as a sentence, for those who can't continue anyway. */
export function termsFault({ type, ...dates }: Dates, { yachtName, checkInDays, minNights }: DayTerms, timeZone: string): string | null {
  if (type !== 'charter') return null;
  const isOtherDay = checkInDays.length > 0 && !checkInDays.includes(weekdayOf(dayIn(timeZone, dates.startDate)));
  const isTooShort = nightsOf(dates, timeZone) < minNights;
  if (!isOtherDay && !isTooShort) return null;
  const starts = checkInDays.length > 0 ? `start on ${inWords(checkInDays.map((day) => weekdays[day] ?? ''))}` : null;
  // A minimum of one night is worth mentioning only for dates without any.
  const lasts = isTooShort || minNights > 1 ? `last at least ${several(minNights, 'night')}` : null;
  return `Charters on ${yachtName} ${inWords([starts, lasts])}.`;
}

/** The default state of a new charter: a quote if it can be priced. */
export function firstState({
  yachtId,
  startDate,
  endDate,
}: {
  yachtId?: unknown;
  startDate?: unknown;
  endDate?: unknown;
}): 'quote' | 'enquiry' {
  return yachtId && startDate && endDate ? 'quote' : 'enquiry';
}
