// What a calendar from outside says of a yacht, as stretches in which she is taken (R32, R33).
import { addDays, dayIn, startOfDay, type Day } from '../shared/calendar-days.ts';
import { instantIn, isTimeZone } from '../shared/zoned-time.ts';

/**
 * When something in a calendar begins or ends: a whole day, an instant in UTC, or what the clocks say somewhere. Without a zone of its own that is
 * where the company is (RFC 5545, 3.3.5), and so it is with a zone that nobody knows.
 */
export type Moment = { day: Day } | { at: string } | { day: Day; time: string; zone: string | null };

/** An entry of a calendar, one for each time that something recurs. */
export type CalendarEntry = { key: string; summary: string; start: Moment; end: Moment | null };

/** A stretch in which a yacht is taken. Instants are UTC texts. */
export type Stretch = { key: string; summary: string; startDate: string; endDate: string };

/** Where a yacht's company is, and when charters of hers end: what whole days mean depends on both. */
export type Local = { timeZone: string; checkOutTime: string; now: string };

/** More than a calendar may say. */
export const maxEntries = 2000;

const daysBack = 30;
const daysAhead = 730;
const maxSummary = 200;

/** The window of a calendar: what is long past or far ahead is left out. */
export function windowAround({ timeZone, now }: Pick<Local, 'timeZone' | 'now'>): { from: string; to: string } {
  const today = dayIn(timeZone, now);
  return { from: startOfDay(timeZone, addDays(today, -daysBack)), to: startOfDay(timeZone, addDays(today, daysAhead)) };
}

/**
 * The stretches that entries say, in time: those that overlap are one, by the name of the first; what lies outside the window is cut off. Whole
 * days go from check-out to check-out, so that a turnover fits at both ends and the first day is covered; without a later end it is one day
 * (RFC 5545, 3.6.1). An entry that ends before it begins, or takes no time at all, counts as skipped.
 */
export function stretchesOf(entries: readonly CalendarEntry[], local: Local): { stretches: Stretch[]; skipped: number } {
  const read = entries.map((entry) => stretchOf(entry, local)).filter((each) => each !== null);
  const { from, to } = windowAround(local);
  const cut = read
    .map((each) => ({ ...each, startDate: later(each.startDate, from), endDate: earlier(each.endDate, to) }))
    .filter(({ startDate, endDate }) => startDate < endDate);
  return { stretches: joined(cut), skipped: entries.length - read.length };
}

function stretchOf({ key, summary, start, end }: CalendarEntry, local: Local): Stretch | null {
  const startDate = instantOf(start, local);
  const endDate = isDay(start) ? endOfDays(start.day, end, local) : end && instantOf(end, local);
  if (startDate === null || endDate === null || endDate <= startDate) return null;
  return { key, summary: summary.trim().slice(0, maxSummary), startDate, endDate };
}

function endOfDays(first: Day, end: Moment | null, local: Local): string | null {
  const last = end && 'day' in end && end.day > first ? end.day : addDays(first, 1);
  return instantOf({ day: last }, local);
}

function isDay(moment: Moment): moment is { day: Day } {
  return 'day' in moment && !('time' in moment);
}

/** The instant of a moment, a whole day being the check-out of that day; null of one that no calendar has. */
export function instantOf(moment: Moment, { timeZone, checkOutTime }: Local): string | null {
  if ('at' in moment) return moment.at;
  if (!('time' in moment)) return instantIn(timeZone, { day: moment.day, time: checkOutTime });
  return instantIn(moment.zone !== null && isTimeZone(moment.zone) ? moment.zone : timeZone, moment);
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const inTime = stretches.toSorted((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.key < b.key ? -1 : 1));
  const merged: Stretch[] = [];
  for (const each of inTime) {
    const before = merged.at(-1);
    if (before && each.startDate < before.endDate) before.endDate = later(before.endDate, each.endDate);
    else merged.push({ ...each });
  }
  return merged;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
