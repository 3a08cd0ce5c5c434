import { noticeDays, type Interval } from '../services/interval.ts';
import { dueWithinDays } from '../shared/expiry.ts';
import { addDays, daysBetween, daysFrom, type Day } from '../shared/calendar-days.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { ReminderKind } from './reminder.ts';

/** When the morning's emails go out, in the company's time zone. */
export const morning = '07:00';

// How many days before its day something is in the morning's email; a negative number is after it. The last day of a trial has its own
// email.
const leadDays: Record<ReminderKind, readonly number[]> = {
  certificate: [90, 60, 30, 7, 0],
  document: [90, 60, 30, 7, 0],
  // The morning after it is required, and again later.
  missing: [-1, -30],
  maintenance: [7, 1, -1, -7, -14, -30],
  service: [30, 7, 0],
  invoice: [-1, -7, -14, -30],
  option: [1, 0],
  instalment: [7, 0, -1, -7, -14, -30],
  guests: [28, 7],
  // The morning after the expense that made it low, or lower.
  apa: [-1],
  departure: [1],
  calendar: [0, -1, -7, -14, -30],
  trial: [7, 3],
};

// A late email leaves out what is nearer than this, or over.
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
 * How many days before its day something is due; a service not before its own notice, see `serviceShowsBefore`. Invoices and open work are
 * due while overdue, an APA while it is low, a calendar from the day it failed, and a missing document from the day it is required.
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

/** The same for a service: a weekly one isn't due a month ahead. */
export function serviceShowsBefore(interval: Interval): number {
  return Math.min(showsBefore.service, noticeDays(interval));
}

// Limits the catch-up, so that a server that was down for longer doesn't send everything at once.
const maxDaysBack = 7;

/** The day whose emails are due at an instant in a zone; null before the morning. */
export function morningIn(timeZone: string, now: Date): Day | null {
  const { day, time } = wallClockIn(timeZone, now.toISOString());
  return time < morning ? null : day;
}

/**
 * The days that today's email covers for this kind: those that reached a lead time since the previous email. So each is sent once, however
 * often emails go out, and the next email catches up on days without one.
 */
export function daysDueOn(kind: ReminderKind, today: Day, before: Day | null): Day[] {
  const since = Math.min(maxDaysBack, before === null ? 1 : daysBetween(before, today));
  if (since < 1) return [];
  const mornings = daysFrom(addDays(today, 1 - since), since);
  const days = leadDays[kind].flatMap((ahead) => mornings.map((day) => addDays(day, ahead)));
  return [...new Set(days)].filter((day) => daysBetween(today, day) >= minDaysLeft[kind]).toSorted();
}
