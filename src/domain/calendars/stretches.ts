// Turns the entries of an external calendar into stretches in which a yacht is occupied (R32, R33).
import { addDays, dayIn, startOfDay, type Day } from '../shared/calendar-days.ts';
import { instantIn, isTimeZone } from '../shared/zoned-time.ts';

/**
 * When an entry begins or ends: a whole day, an instant in UTC, or a local time. Without a known zone of its own, a local time is in the
 * company's time zone (RFC 5545, 3.3.5).
 */
export type Moment = { day: Day } | { at: string } | { day: Day; time: string; zone: string | null };

/** An entry of a calendar; a recurring one is an entry per occurrence. */
export type CalendarEntry = { key: string; summary: string; start: Moment; end: Moment | null };

/** A stretch in which a yacht is occupied. Instants are UTC texts. */
export type Stretch = { key: string; summary: string; startDate: string; endDate: string };

/** The company's time zone and the yacht's check-out time. Both decide what whole days mean. */
export type Local = { timeZone: string; checkOutTime: string; now: string };

/** The calendar has more entries than allowed. */
export const maxEntries = 2000;

const daysBack = 30;
const daysAhead = 730;
const maxSummary = 200;

/** The window that is read; entries in the distant past or future are left out. */
export function windowAround({ timeZone, now }: Pick<Local, 'timeZone' | 'now'>): { from: string; to: string } {
  const today = dayIn(timeZone, now);
  return { from: startOfDay(timeZone, addDays(today, -daysBack)), to: startOfDay(timeZone, addDays(today, daysAhead)) };
}

/**
 * The stretches of these entries in order of time. Overlapping ones are merged under the first one's name, and parts outside the window are
 * cut off. Whole days last from check-out to check-out, so that a turnover fits at both ends and the first day is covered; without a later
 * end, an entry lasts one day (RFC 5545, 3.6.1). Entries that end before they begin or have no length count as skipped.
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

/** The instant of a moment, with a whole day counted from its check-out; null for a moment that doesn't exist. */
export function instantOf(moment: Moment, { timeZone, checkOutTime }: Local): string | null {
  if ('at' in moment) return moment.at;
  if (!('time' in moment)) return instantIn(timeZone, { day: moment.day, time: checkOutTime });
  return instantIn(knownZone(moment.zone, timeZone), moment);
}

/** The time zone of this name, or the company's if there is none. */
export function knownZone(name: string | null, timeZone: string): string {
  return name !== null && isTimeZone(name) ? name : timeZone;
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
