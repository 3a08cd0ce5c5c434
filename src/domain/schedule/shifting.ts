import { instantIn, wallClockIn } from '../shared/zoned-time.ts';
import { addDays, startOfDay, type Day } from '../shared/calendar-days.ts';
import { overlap } from './in-the-way.ts';

export type Span = { startDate: string; endDate: string };

const minute = 60_000;

/**
 * A span with its start and end moved by a number of days, keeping local times even across a daylight saving change. Null if nothing would
 * be left of it.
 */
export function shifted(timeZone: string, span: Span, { start, end }: { start: number; end: number }): Span | null {
  const startDate = daysOn(timeZone, span.startDate, start);
  const endDate = daysOn(timeZone, span.endDate, end);
  if (startDate < endDate) return { startDate, endDate };
  if (start !== end) return null;
  // Moved as a whole onto an hour that daylight saving skips, it keeps its duration.
  return { startDate, endDate: new Date(Date.parse(startDate) + Date.parse(span.endDate) - Date.parse(span.startDate)).toISOString() };
}

/** The same local time a number of days later. */
function daysOn(timeZone: string, at: string, days: number): string {
  if (days === 0) return at;
  const { day, time } = wallClockIn(timeZone, at);
  const there = instantIn(timeZone, { day: addDays(day, days), time }) ?? at;
  const seconds = ((Date.parse(at) % minute) + minute) % minute;
  return new Date(Date.parse(there) + seconds).toISOString();
}

/**
 * The span of a new entry over these days: from nine to four, or at the given hours in the company's time zone, or as much of that as the
 * neighboring entries leave. One that would end before it starts lasts until the next day.
 */
export function spanOver(
  timeZone: string,
  first: Day,
  last: Day,
  entries: readonly Span[],
  hours = { start: '09:00', end: '16:00' },
): Span {
  const at = (day: Day, time: string) => instantIn(timeZone, { day, time }) ?? startOfDay(timeZone, day);
  const startsAt = at(first, hours.start);
  const usual = {
    startDate: startsAt,
    endDate: [last, addDays(last, 1)].map((day) => at(day, hours.end)).find((end) => end > startsAt) ?? startsAt,
  };
  const inTheWay = entries.filter((each) => overlap(usual, each));
  const startDate = latest([
    usual.startDate,
    ...inTheWay.map((each) => each.endDate).filter((end) => end < startOfDay(timeZone, addDays(first, 1))),
  ]);
  const endDate = earliest([
    usual.endDate,
    ...inTheWay.map((each) => each.startDate).filter((start) => start > startDate && start >= startOfDay(timeZone, last)),
  ]);
  return startDate < endDate && !inTheWay.some((each) => overlap({ startDate, endDate }, each)) ? { startDate, endDate } : usual;
}

function latest(instants: string[]): string {
  return instants.reduce((one, other) => (one > other ? one : other));
}

function earliest(instants: string[]): string {
  return instants.reduce((one, other) => (one < other ? one : other));
}
