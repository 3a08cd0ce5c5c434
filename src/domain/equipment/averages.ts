// The averages of a meter from its readings. Times are instants, hours whole tenths.
import type { Day } from '../shared/calendar-days.ts';

/** A reading as a total: what the meter showed, plus what replaced meters had counted. */
export type Reading = { id: number; at: string; total: number };

const day = 86_400_000;

/** By time; of two at the same time, the one entered first. */
export function inTime(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => (a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1));
}

/** The total of a meter at this time; null before its first reading. */
export function totalAt(readings: readonly Reading[], at: string): number | null {
  return inTime(readings).findLast((each) => each.at <= at)?.total ?? null;
}

/** The last reading, and the base of an average over this many days: the last reading at or before then, else the first. */
function spanOf(readings: readonly Reading[], days: number): { last: Reading; base: Reading } | null {
  const sorted = inTime(readings);
  const last = sorted.at(-1);
  if (!last) return null;
  const begin = new Date(Date.parse(last.at) - days * day).toISOString();
  return { last, base: sorted.findLast((each) => each.at <= begin) ?? (sorted[0] as Reading) };
}

/** The average hours a day over the last 90 days, once there is a week of readings; before that the estimated usual hours, or null. */
export function averageADay(readings: readonly Reading[], usualTenths: number | null): number | null {
  const span = spanOf(readings, 90);
  const days = span ? (Date.parse(span.last.at) - Date.parse(span.base.at)) / day : 0;
  if (span && days >= 7) return (span.last.total - span.base.total) / 10 / days;
  return usualTenths === null ? null : usualTenths / 10;
}

/**
 * The average hours a booked day over the last year, if at least five days were booked; never below the daily average. `touched` lists each
 * booked day once.
 */
export function averageABookedDay(
  readings: readonly Reading[],
  usualTenths: number | null,
  { touched, dayOf }: { touched: readonly Day[]; dayOf: (at: string) => Day },
): number | null {
  const aDay = averageADay(readings, usualTenths);
  const span = spanOf(readings, 365);
  if (!span) return aDay;
  const [from, to] = [dayOf(span.base.at), dayOf(span.last.at)];
  const days = touched.filter((each) => from <= each && each <= to).length;
  if (days < 5) return aDay;
  return Math.max((span.last.total - span.base.total) / 10 / days, aDay ?? 0);
}

const staleAfter = 30 * day;

/** Whether a reading is out of date: the meter runs, and wasn't read for a month. */
export function isStale({ readAt, perDay, now }: { readAt: string | null; perDay: number | null; now: Date }): boolean {
  return readAt !== null && perDay !== null && perDay > 0 && now.getTime() - Date.parse(readAt) > staleAfter;
}
