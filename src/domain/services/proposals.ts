import { addDays, daysBetween, daysTouched, type Day } from '../shared/calendar-days.ts';
import { freeSlotsNear, type Slot } from '../schedule/free-slots.ts';
import { overlap } from '../schedule/in-the-way.ts';
import { instantIn } from '../shared/zoned-time.ts';
import type { Interval } from './interval.ts';
import { includes } from './series.ts';

/** An unplanned service that takes the yacht out of service. One due on an unknown day is expected today. */
export type ToPlan = Interval & {
  id: number;
  equipmentId: number;
  series: string | null;
  title: string;
  equipmentName: string;
  expectedOn: Day;
  latestOn: Day | null;
  estimatedTenths: number | null;
};

/** Services to do together. */
type Group = { plans: ToPlan[]; deadline: Day | null };

const daysTogether = 21;
const usualTenths = 40;
const hoursADay = 8;
const daysAhead = 7;
const maxSlots = 3;
const workBegins = '08:00';

/** Groups services: the earliest with all expected within 21 days of it, and so on. Those that a longer one includes are left out. */
export function groupsOf(plans: readonly ToPlan[]): Group[] {
  const groups: ToPlan[][] = [];
  for (const plan of plans.toSorted((a, b) => compare(a.expectedOn, b.expectedOn) || a.id - b.id)) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last && first && daysBetween(first.expectedOn, plan.expectedOn) <= daysTogether) last.push(plan);
    else groups.push([plan]);
  }
  return groups.map((group) => ({
    plans: group.filter((plan) => !group.some((longer) => includes(longer, plan))),
    // Services included in a longer one keep their deadline.
    deadline: group.map(({ latestOn }) => latestOn).reduce(earliest, null),
  }));
}

function earliest(one: Day | null, other: Day | null): Day | null {
  return one === null || (other !== null && other < one) ? other : one;
}

/** The total duration of these services in tenths of hours. */
export function tenthsOfWork(plans: readonly Pick<ToPlan, 'estimatedTenths'>[]): number {
  return plans.reduce((sum, { estimatedTenths }) => sum + (estimatedTenths ?? usualTenths), 0);
}

/** The time that this much work takes from a morning on: eight hours a day from 08:00, the rest in whole hours. */
export function stretchOfWork(first: Day, tenths: number, timeZone: string): Slot {
  const hours = Math.max(1, Math.ceil(tenths / 10));
  const days = Math.floor((hours - 1) / hoursADay);
  const end = Number(workBegins.slice(0, 2)) + hours - days * hoursADay;
  const at = (day: Day, time: string) => instantIn(timeZone, { day, time }) ?? '';
  return { startDate: at(first, workBegins), endDate: at(addDays(first, days), `${String(end).padStart(2, '0')}:00`) };
}

/** The target day of work: a week before its deadline, but not before tomorrow. */
export function targetOf(deadline: Day | null, today: Day): Day {
  const tomorrow = addDays(today, 1);
  const target = deadline === null ? tomorrow : addDays(deadline, -daysAhead);
  return target > tomorrow ? target : tomorrow;
}

type ProposedSlot = Slot & { late: boolean };

type Calendar = { busy: readonly Slot[]; timeZone: string; today: Day; now: string };

/** Up to three free slots for this much work: those by the deadline first, then the nearest to the target. */
export function slotsFor(
  { deadline, tenths }: { deadline: Day | null; tenths: number },
  { busy, timeZone, today, now }: Calendar,
): ProposedSlot[] {
  const wish = stretchOfWork(targetOf(deadline, today), tenths, timeZone);
  const isFree = !busy.some((each) => overlap(each, wish));
  const slots = [...(isFree ? [wish] : []), ...freeSlotsNear({ wish, busy, timeZone, now })];
  const far = ({ startDate }: Slot) => Math.abs(Date.parse(startDate) - Date.parse(wish.startDate));
  return slots
    .map((slot) => ({ ...slot, late: deadline !== null && daysTouched(timeZone, slot).last > deadline }))
    .toSorted((a, b) => Number(a.late) - Number(b.late) || far(a) - far(b))
    .slice(0, maxSlots);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
