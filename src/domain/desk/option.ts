import { addDays, dayIn, daysBetween } from '../shared/calendar-days.ts';
import { instantIn } from '../shared/zoned-time.ts';
import type { CharterTerms } from './charter-terms.ts';

/** The default length of options, and the company's time zone. */
export type OptionTerms = Pick<CharterTerms, 'optionDays' | 'optionTime' | 'shortNoticeDays' | 'shortNoticeHours'> & { timeZone: string };

const hourLong = 3_600_000;

/**
 * When an option that starts at `from` ends (R6), as a UTC instant: after the given hours, if any; else, if the charter is far enough
 * ahead, some days later at the company's time of day; else after a few hours. Never after the charter starts.
 */
export function optionUntil(
  { from, startDate, hours }: { from: string; startDate: string; hours?: number | null | undefined },
  terms: OptionTerms,
): string {
  const until = hours ? hoursAfter(from, hours) : usualEnd(from, startDate, terms);
  return until < startDate ? until : startDate;
}

function usualEnd(from: string, startDate: string, { timeZone, optionDays, optionTime, shortNoticeDays, shortNoticeHours }: OptionTerms) {
  const today = dayIn(timeZone, from);
  if (daysBetween(today, dayIn(timeZone, startDate)) < shortNoticeDays) return hoursAfter(from, shortNoticeHours);
  return instantIn(timeZone, { day: addDays(today, optionDays), time: optionTime }) ?? hoursAfter(from, shortNoticeHours);
}

/** What is wrong with a given end, or null. It must be in the future and not after the start. */
export function untilFault({ until, now, startDate }: { until: string; now: string; startDate: string }): string | null {
  if (until <= now) return 'Please choose a time in the future';
  return until > startDate ? "An option can't last longer than until the charter starts" : null;
}

/** The whole hours from now to that end, rounded up. A waiting charter stores these instead of the end. */
export function hoursUntil(until: string, now: string): number {
  return Math.ceil((Date.parse(until) - Date.parse(now)) / hourLong);
}

/** The instant this many hours later, regardless of daylight saving. */
export function hoursAfter(at: string, hours: number): string {
  return new Date(Date.parse(at) + hours * hourLong).toISOString();
}
