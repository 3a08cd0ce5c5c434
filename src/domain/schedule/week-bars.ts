import { daysBetween, type Day } from '../shared/calendar-days.ts';

/** Something drawn on the days that it touches. Places count from 0; `begins` and `ends` say whether its own ends are in sight. */
export type Bar<Item> = { item: Item; from: number; to: number; lane: number; begins: boolean; ends: boolean };

type OnDays = { first: Day; last: Day };

/**
 * Lays what touches these days in lanes, so that nothing covers anything else: the earliest first, of those that begin
 * together the longest, each in the first lane that is free.
 */
export function packLanes<Item extends OnDays>(items: readonly Item[], days: readonly Day[]): Bar<Item>[] {
  const start = days[0];
  const end = days.at(-1);
  if (start === undefined || end === undefined) return [];
  const taken: number[] = [];
  return items
    .filter(({ first, last }) => first <= end && last >= start)
    .toSorted(byStartThenLength)
    .map((item) => {
      const from = Math.max(0, daysBetween(start, item.first));
      const to = Math.min(days.length - 1, daysBetween(start, item.last));
      const free = taken.findIndex((last) => last < from);
      const lane = free === -1 ? taken.length : free;
      taken[lane] = to;
      return { item, from, to, lane, begins: item.first >= start, ends: item.last <= end };
    });
}

/** How many of the bars touch each of so many days. */
export function barsPerDay(bars: readonly Bar<unknown>[], days: number): number[] {
  return Array.from({ length: days }, (_, day) => bars.filter(({ from, to }) => from <= day && day <= to).length);
}

function byStartThenLength(a: OnDays, b: OnDays): number {
  if (a.first !== b.first) return a.first < b.first ? -1 : 1;
  return a.last === b.last ? 0 : a.last > b.last ? -1 : 1;
}
