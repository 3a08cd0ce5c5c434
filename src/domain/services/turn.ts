import { addDays, type Day } from '../shared/calendar-days.ts';
import { daysLater, noticeDays, noticeTenths, type Interval } from './interval.ts';
import type { PlanPolicy } from './words.ts';

/** What a plan says about when it is due again. Hours are whole tenths. Early is how long before its due a service still counts as that one. */
export type PlanRule = Interval & { policy: PlanPolicy; earlyDays: number | null; earlyTenths: number | null };

/** When a service is due, and from where its grid counts. */
type Due = { dueOn: Day | null; dueTenths: number | null; anchorOn: Day | null; anchorTenths: number | null };

/** The one open turn of a plan. One that ended has none after it. */
export type Turn = Due & { cycle: number; ended: boolean };

/** What is said about a plan that is new. */
type Beginning = { dueOn?: Day | null; dueTenths?: number | null; lastDoneOn?: Day | null; lastDoneTenths?: number | null };

/** When a new plan is due first: as given, else an interval after it was done last, else after now. Fixed hours are multiples of theirs. */
export function firstDue(rule: PlanRule, said: Beginning, { today, total }: { today: Day; total: number | null }): Due {
  const dueOn = said.dueOn ?? daysLater(rule, said.lastDoneOn ?? today);
  const dueTenths = said.dueTenths ?? firstTenths(rule, said.lastDoneTenths ?? null, total ?? 0);
  return { dueOn, dueTenths, anchorOn: dueOn, anchorTenths: dueTenths };
}

function firstTenths({ everyTenths, policy }: PlanRule, lastDone: number | null, total: number): number | null {
  if (everyTenths === null) return null;
  if (lastDone !== null) return lastDone + everyTenths;
  return policy === 'fixed' ? stepAfter(0, everyTenths, total) : total + everyTenths;
}

/** A service that was done: on which day, at how many hours, and what a new certificate or label says about the next. */
export type Done = { on: Day; tenths: number | null; nextDueOn?: Day | null; nextDueTenths?: number | null };

/** The turn that follows a service. Calendar and hours count each by itself. */
export function turnAfter(rule: PlanRule, turn: Turn, done: Done): Turn {
  const days = done.nextDueOn ? anew(done.nextDueOn) : nextDay(rule, turn, done.on);
  const tenths = done.nextDueTenths ? anew(done.nextDueTenths) : nextTenths(rule, turn, done.tenths);
  const due = { dueOn: days.due, anchorOn: days.anchor, dueTenths: tenths.due, anchorTenths: tenths.anchor };
  // What is done once stays as it was due, so that one can read when that was.
  if (due.dueOn === null && due.dueTenths === null) return { ...turn, cycle: turn.cycle + 1, ended: true };
  return { ...due, cycle: turn.cycle + 1, ended: false };
}

type Next<Value> = { due: Value | null; anchor: Value | null };

/** A due from which the grid counts again. */
function anew<Value>(due: Value | null): Next<Value> {
  return { due, anchor: due };
}

function nextDay(rule: PlanRule, { dueOn, anchorOn }: Turn, on: Day): Next<Day> {
  const later = daysLater(rule, on);
  if (later === null || rule.policy === 'floating' || dueOn === null || anchorOn === null) return anew(later);
  if (on < addDays(dueOn, -(rule.earlyDays ?? noticeDays(rule)))) return anew(later);
  const after = dueOn > on ? dueOn : on;
  return { due: gridDayAfter(rule, anchorOn, after), anchor: anchorOn };
}

/** The first day of the grid after this one. Each counts from the first, so that the ends of months stay the ends of months. */
function gridDayAfter(rule: PlanRule, anchor: Day, after: Day): Day | null {
  for (let times = 1; ; times++) {
    const day = daysLater(rule, anchor, times);
    if (day === null || day > after) return day;
  }
}

function nextTenths(rule: PlanRule, { dueTenths, anchorTenths }: Turn, at: number | null): Next<number> {
  const { everyTenths } = rule;
  if (everyTenths === null) return anew<number>(null);
  // Without hours nothing is known but what was due.
  const done = at ?? dueTenths ?? 0;
  if (rule.policy === 'floating' || dueTenths === null || anchorTenths === null) return anew(done + everyTenths);
  if (done < dueTenths - (rule.earlyTenths ?? noticeTenths(rule))) return anew(done + everyTenths);
  return { due: stepAfter(anchorTenths, everyTenths, Math.max(dueTenths, done)), anchor: anchorTenths };
}

function stepAfter(anchor: number, every: number, after: number): number {
  return anchor + (Math.floor((after - anchor) / every) + 1) * every;
}

/** What the book keeps of the turn that a service ended. */
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

/** Whether a service was done within what its turn allowed; null where nothing was due. */
export function isOnTime(was: WasDue, late: { lateDays: number; lateTenths: number }, done: Pick<Done, 'on' | 'tenths'>): boolean | null {
  if (was.wasDueOn === null && was.wasDueTenths === null) return null;
  const lateByDay = was.wasDueOn !== null && done.on > addDays(was.wasDueOn, late.lateDays);
  const lateByHours = was.wasDueTenths !== null && done.tenths !== null && done.tenths > was.wasDueTenths + late.lateTenths;
  return !lateByDay && !lateByHours;
}
