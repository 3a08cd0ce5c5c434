import { instantIn, wallClockIn } from './zoned-time.ts';

/** A calendar day, '2026-03-29', without a time zone. As text, days sort in order of time. */
export type Day = string;

const dayLong = 86_400_000;

export function addDays(day: Day, days: number): Day {
  return dayOf(midnightOf(day) + days * dayLong);
}

/** The same day of another month, or that month's last day: a month after January 31 is February 28. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(midnightOf(firstOfMonth(day)));
  date.setUTCMonth(date.getUTCMonth() + months);
  const first = date.toISOString().slice(0, 10);
  const sameDay = addDays(first, Number(day.slice(8)) - 1);
  return sameDay.slice(0, 7) === first.slice(0, 7) ? sameDay : lastOfMonth(first);
}

/** The number of days from one to the other. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / dayLong);
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function lastOfMonth(day: Day): Day {
  const date = new Date(midnightOf(firstOfMonth(day)));
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}

/** Monday is 0, Sunday is 6. */
export function weekdayOf(day: Day): number {
  return (new Date(midnightOf(day)).getUTCDay() + 6) % 7;
}

/** Whether it is a Saturday or a Sunday. */
export function isWeekend(day: Day): boolean {
  return weekdayOf(day) > 4;
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

const firstWeekdays = { monday: 0, saturday: 5, sunday: 6 };

/** The first day of the day's week, if weeks begin on that weekday. */
export function firstOfWeek(day: Day, weekStart: keyof typeof firstWeekdays): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekdays[weekStart] + 7) % 7));
}

/** This many days, beginning with the given one. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** The weeks shown for a month: whole ones, so the first and last include days of the neighboring months. */
export function weeksOfMonth(day: Day, weekStart: keyof typeof firstWeekdays): Day[][] {
  const first = firstOfWeek(firstOfMonth(day), weekStart);
  const count = daysBetween(first, lastOfMonth(day)) / 7;
  return Array.from({ length: Math.floor(count) + 1 }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}

/** The day in a zone at an instant. */
export function dayIn(timeZone: string, at: string): Day {
  return wallClockIn(timeZone, at).day;
}

/** The instant at which a day begins in a zone. If daylight saving skips midnight, it is the first minute that exists. */
export function startOfDay(timeZone: string, day: Day): string {
  return instantIn(timeZone, { day, time: '00:00' }) ?? new Date(midnightOf(day)).toISOString();
}

/** The start and end of these days in a zone, last day included. */
export function windowOf(timeZone: string, first: Day, last: Day): { from: string; to: string } {
  return { from: startOfDay(timeZone, first), to: startOfDay(timeZone, addDays(last, 1)) };
}

/** The first and the last day that a span touches in a zone. One that ends at midnight doesn't touch the day that begins then. */
export function daysTouched(timeZone: string, { startDate, endDate }: { startDate: string; endDate: string }): { first: Day; last: Day } {
  const first = dayIn(timeZone, startDate);
  const end = Date.parse(endDate);
  const last = Number.isNaN(end) ? '' : dayIn(timeZone, new Date(end - 1).toISOString());
  return { first, last: last < first ? first : last };
}

function midnightOf(day: Day): number {
  return Date.parse(`${day}T00:00:00.000Z`);
}

function dayOf(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}
