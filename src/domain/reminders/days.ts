import { noticeDays, type Interval } from '../services/interval.ts';
import { dueWithinDays } from '../shared/expiry.ts';
import { addDays, daysBetween, daysFrom, type Day } from '../shared/calendar-days.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { ReminderKind } from './reminder.ts';

/** When the letters of the morning go out, as the company's clocks tell it. */
export const morning = '07:00';

// How many days before its day something is told in the letter; after it, where the number is below zero. The last day of a trial
// has a letter of its own.
const leadDays: Record<ReminderKind, readonly number[]> = {
  certificate: [90, 60, 30, 7, 0],
  document: [90, 60, 30, 7, 0],
  // The morning after it has to be there, and again.
  missing: [-1, -30],
  maintenance: [7, 1, -1, -7, -14, -30],
  service: [30, 7, 0],
  invoice: [-1, -7, -14, -30],
  option: [1, 0],
  instalment: [7, 0, -1, -7, -14, -30],
  guests: [28, 7],
  // The morning after the receipt that made it low, or left less of it.
  apa: [-1],
  departure: [1],
  calendar: [0, -1, -7, -14, -30],
  trial: [7, 3],
};

// What is so near, or over, is not told in a letter that comes late.
const minDaysLeft: Record<ReminderKind, number> = {
  certificate: -Infinity,
  document: -Infinity,
  missing: -Infinity,
  maintenance: -Infinity,
  service: -Infinity,
  invoice: -Infinity,
  option: 0,
  instalment: -Infinity,
  guests: 0,
  apa: -Infinity,
  departure: 0,
  calendar: -Infinity,
  trial: 2,
};

/**
 * So many days before its day something begins to be due; a service not before its own notice, see `serviceShowsBefore`. An invoice is while it is
 * overdue, which its status and its day decide, and so is work that nobody closed; an APA is while it is low; a calendar from the day on which something came to be wrong with it, and a document that is missing from the day on which it has to be there.
 */
export const showsBefore: Record<ReminderKind, number> = {
  certificate: dueWithinDays,
  document: dueWithinDays,
  missing: 0,
  maintenance: 7,
  service: 30,
  invoice: Infinity,
  option: 1,
  instalment: 7,
  guests: 28,
  apa: Infinity,
  departure: 1,
  calendar: 0,
  trial: 7,
};

/** The same of a service: what is done each week isn't told a month ahead. */
export function serviceShowsBefore(interval: Interval): number {
  return Math.min(showsBefore.service, noticeDays(interval));
}

// A server that was down for longer doesn't tell everything at once.
const maxDaysBack = 7;

/** The day whose letter is due at an instant in a zone: none before the morning. */
export function morningIn(timeZone: string, now: Date): Day | null {
  const { day, time } = wallClockIn(timeZone, now.toISOString());
  return time < morning ? null : day;
}

/**
 * The days that the letter of `today` is about, for this kind: those that came as near as is told since the letter before. So each is
 * told once however often letters come, and one that should have come on a day without any is told with the next.
 */
export function daysDueOn(kind: ReminderKind, today: Day, before: Day | null): Day[] {
  const since = Math.min(maxDaysBack, before === null ? 1 : daysBetween(before, today));
  if (since < 1) return [];
  const mornings = daysFrom(addDays(today, 1 - since), since);
  const days = leadDays[kind].flatMap((ahead) => mornings.map((day) => addDays(day, ahead)));
  return [...new Set(days)].filter((day) => daysBetween(today, day) >= minDaysLeft[kind]).toSorted();
}
