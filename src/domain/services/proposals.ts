import { addDays, daysBetween, daysTouched, type Day } from '../shared/calendar-days.ts';
import { freeSlotsNear, type Slot } from '../schedule/free-slots.ts';
import { overlap } from '../schedule/in-the-way.ts';
import { instantIn } from '../shared/zoned-time.ts';
import type { Interval } from './interval.ts';
import { includes } from './series.ts';

/** A service that takes time and that nobody has planned. Those that are due without anybody knowing the day are expected today. */
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

/** Services that are done together. */
type Group = { plans: ToPlan[]; deadline: Day | null };

const daysTogether = 21;
const usualTenths = 40;
const hoursADay = 8;
const daysAhead = 7;
const maxSlots = 3;
const workBegins = '08:00';

/** What is done together: the earliest and all that is expected within 21 days of it, and so on. What a longer one does isn't done twice. */
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
    // Also what is done with a longer one has its day.
    deadline: group.map(({ latestOn }) => latestOn).reduce(earliest, null),
  }));
}

function earliest(one: Day | null, other: Day | null): Day | null {
  return one === null || (other !== null && other < one) ? other : one;
}

/** How many hours these services take together, in tenths. */
export function tenthsOfWork(plans: readonly Pick<ToPlan, 'estimatedTenths'>[]): number {
  return plans.reduce((sum, { estimatedTenths }) => sum + (estimatedTenths ?? usualTenths), 0);
}

/** The stretch that so much work takes from a morning on: eight hours a day from 08:00, the last part in whole hours. */
export function stretchOfWork(first: Day, tenths: number, timeZone: string): Slot {
  const hours = Math.max(1, Math.ceil(tenths / 10));
  const days = Math.floor((hours - 1) / hoursADay);
  const end = Number(workBegins.slice(0, 2)) + hours - days * hoursADay;
  const at = (day: Day, time: string) => instantIn(timeZone, { day, time }) ?? '';
  return { startDate: at(first, workBegins), endDate: at(addDays(first, days), `${String(end).padStart(2, '0')}:00`) };
}

/** The day for which work is wished: a week before its last day, but not before tomorrow. */
export function targetOf(deadline: Day | null, today: Day): Day {
  const tomorrow = addDays(today, 1);
  const wished = deadline === null ? tomorrow : addDays(deadline, -daysAhead);
  return wished > tomorrow ? wished : tomorrow;
}

type ProposedSlot = Slot & { late: boolean };

type Calendar = { busy: readonly Slot[]; timeZone: string; today: Day; now: string };

/** Up to three free stretches for so much work: by the deadline first, then those nearest to the target. */
export function slotsFor(
  { deadline, tenths }: { deadline: Day | null; tenths: number },
  { busy, timeZone, today, now }: Calendar,
): ProposedSlot[] {
  const wish = stretchOfWork(targetOf(deadline, today), tenths, timeZone);
  const isFree = !busy.some((each) => overlap(each, wish));
  const found = [...(isFree ? [wish] : []), ...freeSlotsNear({ wish, busy, timeZone, now })];
  const far = ({ startDate }: Slot) => Math.abs(Date.parse(startDate) - Date.parse(wish.startDate));
  return found
    .map((slot) => ({ ...slot, late: deadline !== null && daysTouched(timeZone, slot).last > deadline }))
    .toSorted((a, b) => Number(a.late) - Number(b.late) || far(a) - far(b))
    .slice(0, maxSlots);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
