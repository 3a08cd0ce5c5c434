import { firstOfWeek, weeksOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { dayInName, dayWords, daysWords, longDay, shortDate, shortDay, timeWords, wholeDate } from '#domain/shared/date-words.ts';
import { shownFormats } from './formats.ts';

/** Nov 21, 2026: as a field shows a typed day. */
export function sayDate(day: Day): string {
  return dayWords(day, shortDate, shownFormats());
}

/** Nov 21, under a heading with the year. */
export function sayShortDay(day: Day): string {
  return dayWords(day, shortDay, shownFormats());
}

/** Sat, Nov 21, or with its year. */
export function sayDayOfWeek(day: Day, { withYear = false } = {}): string {
  return dayWords(day, { weekday: 'short', ...(withYear ? shortDate : shortDay) }, shownFormats());
}

/** Saturday, November 21 */
export function sayLongDay(day: Day): string {
  return dayWords(day, longDay, shownFormats());
}

/** Saturday, November 21, 2026 */
export function sayWholeDay(day: Day): string {
  return dayWords(day, wholeDate, shownFormats());
}

/** Saturday, Sat or S. */
export function sayWeekday(day: Day, weekday: 'long' | 'short' | 'narrow'): string {
  return dayWords(day, { weekday }, shownFormats());
}

/** November 2026, or Nov 2026. */
export function sayMonth(day: Day, month: 'long' | 'short' = 'long'): string {
  return dayWords(day, { month, year: 'numeric' }, shownFormats());
}

/** November or Nov, where the year is clear. */
export function sayMonthName(day: Day, month: 'long' | 'short' = 'long'): string {
  return dayWords(day, { month }, shownFormats());
}

/** 11-21-2026, for a file name. */
export function sayDayInName(day: Day): string {
  return dayInName(day, shownFormats());
}

/** A time of day in the reader's clock format, 5:30 PM; any other text unchanged. */
export function sayTime(time: string): string {
  return /^\d\d:\d\d$/.test(time) ? timeWords(time, shownFormats()).replace('\u00a0', ' ') : time;
}

/** The hour at the side of a day: 5 PM or 17:00. */
export function sayHour(time: string): string {
  return sayTime(time).replace(':00 ', ' ');
}

/** Nov 30 – Dec 6, 2026 */
export function sayDays(first: Day, last: Day): string {
  return daysWords(first, last, shownFormats());
}

/** The first day of the week that a day is in. */
export function weekOf(day: Day): Day {
  return firstOfWeek(day, shownFormats().weekStart);
}

/** The weeks that a month's grid shows. */
export function monthWeeks(day: Day): Day[][] {
  return weeksOfMonth(day, shownFormats().weekStart);
}
