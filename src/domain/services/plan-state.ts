import { can } from '../session/permissions.ts';
import { addDays, dayIn, daysBetween, type Day } from '../shared/calendar-days.ts';
import { noticeDays, noticeTenths, type Interval } from './interval.ts';
import type { PlanState } from './words.ts';

/** The fields of a plan that decide its state. Hours are whole tenths. */
export type StandingPlan = Interval & {
  dueOn: Day | null;
  dueTenths: number | null;
  lateDays: number;
  lateTenths: number;
  postponedOn: Day | null;
  postponedTenths: number | null;
  paused: boolean;
  ended: boolean;
};

/** The last reading of a meter, its time, and its average hours a day if known. */
export type MeterNow = { total: number; at: string; perDay: number | null };

/** The current day of a company, and its time zone. */
type Present = { today: Day; timeZone: string };

const maxForecastDays = 730;
const maxPostponedDays = 365;

/** The latest day and hours of a service: due plus tolerance, or as postponed, without tolerance. */
export function latestOf(plan: StandingPlan): { day: Day | null; tenths: number | null } {
  return {
    day: plan.postponedOn ?? (plan.dueOn === null ? null : addDays(plan.dueOn, plan.lateDays)),
    tenths: plan.postponedTenths ?? (plan.dueTenths === null ? null : plan.dueTenths + plan.lateTenths),
  };
}

/** The day and hours at which a service is due, or to which it was postponed. */
export function dueOf(plan: Pick<StandingPlan, 'dueOn' | 'dueTenths' | 'postponedOn' | 'postponedTenths'>): {
  day: Day | null;
  tenths: number | null;
} {
  return { day: plan.postponedOn ?? plan.dueOn, tenths: plan.postponedTenths ?? plan.dueTenths };
}

/** The state of a plan on this day, at this meter total in tenths. */
export function stateOfPlan(plan: StandingPlan, { today, total }: { today: Day; total: number | null }): PlanState {
  if (plan.ended) return 'done';
  if (plan.paused) return 'paused';
  const [due, latest] = [dueOf(plan), latestOf(plan)];
  if (latest.day !== null && today > latest.day) return 'overdue';
  if (latest.tenths !== null && total !== null && total > latest.tenths) return 'overdue';
  if (due.day !== null && today >= addDays(due.day, -noticeDays(plan))) return 'due';
  return nearnessOf(plan, total) === 'none' ? 'ok' : 'due';
}

/** How close a plan is to its due hours. */
type Nearness = 'none' | 'notice' | 'due';
const levels: readonly Nearness[] = ['none', 'notice', 'due'];

/** How close a plan is to its due hours at this meter total in tenths. */
export function nearnessOf(plan: Interval & Parameters<typeof dueOf>[0], total: number | null): Nearness {
  const { tenths } = dueOf(plan);
  if (tenths === null || total === null || total < tenths - noticeTenths(plan)) return 'none';
  return total < tenths ? 'notice' : 'due';
}

/** Whether readings have brought a plan into its notice or past due since it was last noticed; null if there is nothing new. */
export function broughtInto(plan: StandingPlan, known: Nearness, total: number | null): 'notice' | 'due' | null {
  if (plan.ended || plan.paused) return null;
  const now = nearnessOf(plan, total);
  return now !== 'none' && levels.indexOf(now) > levels.indexOf(known) ? now : null;
}

/** Whether a plan is further from its due hours than was last noticed, because a reading was corrected or deleted. */
export function isFurther(plan: Parameters<typeof nearnessOf>[0], known: Nearness, total: number | null): boolean {
  return levels.indexOf(nearnessOf(plan, total)) < levels.indexOf(known);
}

/** The day a meter is expected to reach this total: today at the earliest; null beyond two years or without an average. */
export function expectedAt(tenths: number, { total, at, perDay }: MeterNow, { today, timeZone }: Present): Day | null {
  if (total >= tenths) return today;
  if (perDay === null || perDay <= 0) return null;
  const moment = Date.parse(at) + ((tenths - total) / 10 / perDay) * 86_400_000;
  // Beyond the range of dates.
  if (!(moment < Date.parse(at) + 100_000 * 86_400_000)) return null;
  const day = dayIn(timeZone, new Date(moment).toISOString());
  if (daysBetween(today, day) > maxForecastDays) return null;
  return day < today ? today : day;
}

/** When a service is expected to be due, and its latest day: by date or by hours, whichever comes first. */
export function forecastOf(
  plan: StandingPlan,
  meter: MeterNow | null,
  present: Present,
): { expectedOn: Day | null; latestOn: Day | null; hoursOn: Day | null } {
  if (plan.ended || plan.paused) return { expectedOn: null, latestOn: null, hoursOn: null };
  const [due, latest] = [dueOf(plan), latestOf(plan)];
  const byHours = (tenths: number | null) => (tenths === null || meter === null ? null : expectedAt(tenths, meter, present));
  const hoursOn = byHours(due.tenths);
  return { expectedOn: earlier(due.day, hoursOn), latestOn: earlier(latest.day, byHours(latest.tenths)), hoursOn };
}

function earlier(one: Day | null, other: Day | null): Day | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** The day for which a service is best planned: when it is expected to be due, but not in the past; null if that isn’t known. */
export function dayToPlan(expectedOn: Day | null, today: Day): Day | null {
  return expectedOn !== null && expectedOn < today ? today : expectedOn;
}

/** The meter total in tenths expected at the end of a booking: the usual average until its start, then the average of booked days. */
export function tenthsAfter(
  meter: MeterNow,
  perBookedDay: number | null,
  { startDate, endDate }: { startDate: string; endDate: string },
): number {
  const perDay = meter.perDay ?? 0;
  const from = startDate > meter.at ? startDate : meter.at;
  return meter.total + 10 * (perDay * daysFrom(meter.at, startDate) + (perBookedDay ?? perDay) * daysFrom(from, endDate));
}

function daysFrom(from: string, to: string): number {
  return Math.max(0, Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Why a turn can't be postponed like that, with its field; null if it can. */
export function postponementFault(
  plan: StandingPlan,
  { toOn, toTenths }: { toOn: Day | null; toTenths: number | null },
): { path: 'toOn' | 'toHours'; message: string } | null {
  const due = dueOf(plan);
  if (toOn === null && toTenths === null) {
    const path = plan.dueOn === null ? 'toHours' : 'toOn';
    return { path, message: path === 'toOn' ? 'Please choose a later day' : 'Please enter more hours' };
  }
  if (toOn !== null) {
    if (plan.dueOn === null || due.day === null) return { path: 'toOn', message: 'This has no due date' };
    if (toOn <= due.day) return { path: 'toOn', message: 'Please choose a later day' };
    if (toOn > addDays(plan.dueOn, maxPostponedDays)) return { path: 'toOn', message: 'At most 365 days after it was due' };
  }
  if (toTenths !== null) {
    if (due.tenths === null) return { path: 'toHours', message: 'This has no due hours' };
    if (toTenths <= due.tenths) return { path: 'toHours', message: 'Please enter more hours' };
  }
  return null;
}

/** Whether this person may let a service wait longer: a critical one only if they run the company. */
export function mayPostpone(person: Parameters<typeof can>[0], { critical }: { critical: boolean }): boolean {
  return !critical || can(person, 'run-company');
}

type Urgency = { critical?: boolean | undefined; dueOn?: Day | null | undefined; dueHours?: number | null | undefined };

/** Whether a change lets a service wait longer: it would be due later or never, or no longer critical. One that is done has no due date to keep. */
export function letsWait(before: Urgency & { state: PlanState }, after: Urgency): boolean {
  const isLater = before.state !== 'done' && (isAfter(before.dueOn, after.dueOn) || isAfter(before.dueHours, after.dueHours));
  return isLater || (before.critical === true && !after.critical);
}

function isAfter<Due extends Day | number>(was: Due | null | undefined, is: Due | null | undefined): boolean {
  return was != null && (is == null || is > was);
}
