import { firstOfWeek, weeksOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { dayWords, daysWords, timeWords, type DayParts } from '#domain/shared/date-words.ts';
import { shownFormats } from './formats.ts';

/** A day of the calendar in words. */
export function sayDay(day: Day, parts: DayParts): string {
  return dayWords(day, parts, shownFormats());
}

/** A time of day as the clock of whoever looks shows it, 5:30 PM; what is none, as it is. */
export function sayTime(time: string): string {
  return /^\d\d:\d\d$/.test(time) ? timeWords(time, shownFormats()).replace('\u00a0', ' ') : time;
}

/** November 2026 */
export function sayMonth(day: Day): string {
  return sayDay(day, { month: 'long', year: 'numeric' });
}

/** Saturday, November 21, 2026 */
export function sayWholeDay(day: Day): string {
  return sayDay(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** Nov 30 – Dec 6, 2026 */
export function sayDays(first: Day, last: Day): string {
  return daysWords(first, last, shownFormats());
}

/** The first day of the week that the day is in. */
export function weekOf(day: Day): Day {
  return firstOfWeek(day, shownFormats().weekStart);
}

/** The weeks that a month is drawn in. */
export function monthWeeks(day: Day): Day[][] {
  return weeksOfMonth(day, shownFormats().weekStart);
}
