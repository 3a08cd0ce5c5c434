import { addDays, type Day } from '../shared/calendar-days.ts';
import { daysLater, noticeDays, noticeTenths, type Interval } from './interval.ts';
import type { PlanPolicy } from './words.ts';

/** The rule of a plan for its next due. Hours are whole tenths. A service up to `early` before its due counts as that one. */
export type PlanRule = Interval & { policy: PlanPolicy; earlyDays: number | null; earlyTenths: number | null };

/** When a service is due, and the anchor of its grid. */
type Due = { dueOn: Day | null; dueTenths: number | null; anchorOn: Day | null; anchorTenths: number | null };

/** The one open turn of a plan. After one that ended there are no more. */
export type Turn = Due & { cycle: number; ended: boolean };

/** What is known about a new plan. */
type Beginning = { dueOn?: Day | null; dueTenths?: number | null; lastDoneOn?: Day | null; lastDoneTenths?: number | null };

/**
 * When a new plan is first due: as given, else one interval after it was last done or after now. Fixed hours are multiples of the interval.
 */
export function firstDue(rule: PlanRule, beginning: Beginning, { today, total }: { today: Day; total: number | null }): Due {
  const dueOn = beginning.dueOn ?? daysLater(rule, beginning.lastDoneOn ?? today);
  const dueTenths = beginning.dueTenths ?? firstTenths(rule, beginning.lastDoneTenths ?? null, total ?? 0);
  return { dueOn, dueTenths, anchorOn: dueOn, anchorTenths: dueTenths };
}

function firstTenths({ everyTenths, policy }: PlanRule, lastDone: number | null, total: number): number | null {
  if (everyTenths === null) return null;
  if (lastDone !== null) return lastDone + everyTenths;
  return policy === 'fixed' ? stepAfter(0, everyTenths, total) : total + everyTenths;
}

/** A completed service: its day and hours, and the next due of a new certificate or label. */
type Done = { on: Day; tenths: number | null; nextDueOn?: Day | null; nextDueTenths?: number | null };

/** The turn that follows a service. Date and hours are counted separately. */
export function turnAfter(rule: PlanRule, turn: Turn, done: Done): Turn {
  const days = done.nextDueOn ? newAnchor(done.nextDueOn) : nextDay(rule, turn, done.on);
  const tenths = done.nextDueTenths ? newAnchor(done.nextDueTenths) : nextTenths(rule, turn, done.tenths);
  const due = { dueOn: days.due, anchorOn: days.anchor, dueTenths: tenths.due, anchorTenths: tenths.anchor };
  // A plan that is done once keeps its due, so that it can still be read.
  if (due.dueOn === null && due.dueTenths === null) return { ...turn, cycle: turn.cycle + 1, ended: true };
  return { ...due, cycle: turn.cycle + 1, ended: false };
}

type Next<Value> = { due: Value | null; anchor: Value | null };

/** A due that becomes the new anchor of the grid. */
function newAnchor<Value>(due: Value | null): Next<Value> {
  return { due, anchor: due };
}

function nextDay(rule: PlanRule, { dueOn, anchorOn }: Turn, on: Day): Next<Day> {
  const later = daysLater(rule, on);
  if (later === null || rule.policy === 'floating' || dueOn === null || anchorOn === null) return newAnchor(later);
  if (on < addDays(dueOn, -(rule.earlyDays ?? noticeDays(rule)))) return newAnchor(later);
  const after = dueOn > on ? dueOn : on;
  return { due: gridDayAfter(rule, anchorOn, after), anchor: anchorOn };
}

/** The first day of the grid after this one. Each is counted from the anchor, so that month ends don't drift. */
function gridDayAfter(rule: PlanRule, anchor: Day, after: Day): Day | null {
  for (let times = 1; ; times++) {
    const day = daysLater(rule, anchor, times);
    if (day === null || day > after) return day;
  }
}

function nextTenths(rule: PlanRule, { dueTenths, anchorTenths }: Turn, at: number | null): Next<number> {
  const { everyTenths } = rule;
  if (everyTenths === null) return newAnchor<number>(null);
  // Without hours, assume they were as due.
  const done = at ?? dueTenths ?? 0;
  if (rule.policy === 'floating' || dueTenths === null || anchorTenths === null) return newAnchor(done + everyTenths);
  if (done < dueTenths - (rule.earlyTenths ?? noticeTenths(rule))) return newAnchor(done + everyTenths);
  return { due: stepAfter(anchorTenths, everyTenths, Math.max(dueTenths, done)), anchor: anchorTenths };
}

function stepAfter(anchor: number, every: number, after: number): number {
  return anchor + (Math.floor((after - anchor) / every) + 1) * every;
}

/** What the service book keeps of the turn that a service ended. */
export type WasDue = {
  wasDueOn: Day | null;
  wasDueTenths: number | null;
  wasAnchorOn: Day | null;
  wasAnchorTenths: number | null;
};

export function keptOf({ dueOn, dueTenths, anchorOn, anchorTenths }: Due): WasDue {
  return { wasDueOn: dueOn, wasDueTenths: dueTenths, wasAnchorOn: anchorOn, wasAnchorTenths: anchorTenths };
}

/** The turn as it was before this service. */
export function turnBefore({ cycle, ...was }: WasDue & { cycle: number }): Turn {
  return {
    cycle,
    dueOn: was.wasDueOn,
    dueTenths: was.wasDueTenths,
    anchorOn: was.wasAnchorOn,
    anchorTenths: was.wasAnchorTenths,
    ended: false,
  };
}

/** Whether a service was done within its tolerance; null if nothing was due. */
export function isOnTime(was: WasDue, late: { lateDays: number; lateTenths: number }, done: Pick<Done, 'on' | 'tenths'>): boolean | null {
  if (was.wasDueOn === null && was.wasDueTenths === null) return null;
  const lateByDay = was.wasDueOn !== null && done.on > addDays(was.wasDueOn, late.lateDays);
  const lateByHours = was.wasDueTenths !== null && done.tenths !== null && done.tenths > was.wasDueTenths + late.lateTenths;
  return !lateByDay && !lateByHours;
}
