import { dayIn, type Day } from '../shared/calendar-days.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { Span } from './shifting.ts';

/** The days an entry touches, and its yacht. Over several days it may leave the first morning and the last afternoon to another entry. */
export type OnDays = { first: Day; last: Day; beginsAfternoon: boolean; endsMorning: boolean; yachtId: number };

/** A piece of an entry in one lane. Places are half days from 0; `begins` and `ends` tell whether the entry's own ends are in it. */
export type Bar<Item> = { item: Item; from: number; to: number; lane: number; begins: boolean; ends: boolean };

/** The days an event touches in a zone, and the halves of them. What ends at midnight doesn't touch the day that begins then. */
export function placedOnDays(timeZone: string, { startDate, endDate, yachtId }: Span & { yachtId: number }): OnDays {
  const begins = wallClockIn(timeZone, startDate);
  const ends = wallClockIn(timeZone, endDate);
  const last = ends.time === '00:00' ? dayIn(timeZone, new Date(Date.parse(endDate) - 1).toISOString()) : ends.day;
  return {
    first: begins.day,
    last: last < begins.day ? begins.day : last,
    beginsAfternoon: begins.day < last && begins.time >= '12:00',
    endsMorning: begins.day < last && last === ends.day && ends.time <= '12:00',
    yachtId,
  };
}

/**
 * Draws what touches these days in so many lanes at most, day by day: first what begins or ends on the day, then what was drawn
 * the day before, which keeps its lane, then the earliest and of those the longest. A day that has more leaves its last lane
 * free for saying how many: `more` has for each day the count of what isn't drawn.
 */
export function packDays<Item extends OnDays>(
  items: readonly Item[],
  days: readonly Day[],
  lanes: number,
): { bars: Bar<Item>[]; more: number[] } {
  const bars: Bar<Item>[] = [];
  let drawn = new Map<Item, Bar<Item>>();
  const more = days.map((day, at) => {
    const touching = items.filter(({ first, last }) => first <= day && day <= last);
    const inOrder = touching.toSorted(byUrgency(day, drawn));
    const all = lanesOf(inOrder, day, lanes, drawn);
    const laid = all.size === touching.length ? all : lanesOf(inOrder, day, lanes - 1, drawn);
    const before = drawn;
    drawn = new Map();
    for (const [item, lane] of laid) {
      const { morning, afternoon } = halvesOf(item, day);
      const last = before.get(item);
      const goesOn = last?.lane === lane;
      const bar = goesOn ? last : { item, from: 2 * at + (morning ? 0 : 1), to: 0, lane, begins: item.first === day, ends: false };
      bar.to = 2 * at + (afternoon ? 1 : 0);
      bar.ends = item.last === day;
      if (!goesOn) bars.push(bar);
      drawn.set(item, bar);
    }
    return touching.length - laid.size;
  });
  return { bars, more };
}

/** Those that fit into so many lanes, the first ones first: two share one where each leaves the other its half of the day. */
function fitting<Item extends OnDays>(inOrder: readonly Item[], day: Day, lanes: number): Item[] {
  const room = { morning: lanes, afternoon: lanes };
  return inOrder.filter((item) => {
    const { morning, afternoon } = halvesOf(item, day);
    if ((morning && room.morning === 0) || (afternoon && room.afternoon === 0)) return false;
    if (morning) room.morning -= 1;
    if (afternoon) room.afternoon -= 1;
    return true;
  });
}

/** A lane for each that fits: the one it had the day before if it can keep that, else beside what its yacht leaves free, else the first. */
function lanesOf<Item extends OnDays>(
  inOrder: readonly Item[],
  day: Day,
  lanes: number,
  drawn: ReadonlyMap<Item, Bar<Item>>,
): Map<Item, number> {
  const laid = new Map<Item, number>();
  const halves = Array.from({ length: lanes }, (): { morning?: Item; afternoon?: Item } => ({}));
  function put(item: Item, lane: number): boolean {
    const { morning, afternoon } = halvesOf(item, day);
    const place = halves[lane];
    if (!place || (morning && place.morning) || (afternoon && place.afternoon)) return false;
    if (morning) place.morning = item;
    if (afternoon) place.afternoon = item;
    laid.set(item, lane);
    return true;
  }

  const fit = fitting(inOrder, day, lanes);
  const others = fit.filter((item) => !put(item, drawn.get(item)?.lane ?? lanes));
  // Whole days before halves: where the counts fit, a half then finds its half of a lane.
  const wholeFirst = [...others.filter((item) => isWhole(item, day)), ...others.filter((item) => !isWhole(item, day))];
  for (const item of wholeFirst) {
    const returning = halves.findIndex(({ morning }) => morning?.yachtId === item.yachtId);
    if (!put(item, returning)) halves.some((_, lane) => put(item, lane));
  }
  return laid;
}

/** The halves of a day that something on it takes. */
function halvesOf({ first, last, beginsAfternoon, endsMorning }: OnDays, day: Day): { morning: boolean; afternoon: boolean } {
  return { morning: !(beginsAfternoon && first === day), afternoon: !(endsMorning && last === day) };
}

function isWhole(item: OnDays, day: Day): boolean {
  const { morning, afternoon } = halvesOf(item, day);
  return morning && afternoon;
}

function byUrgency<Item extends OnDays>(day: Day, drawn: ReadonlyMap<Item, unknown>) {
  const yachts = new Set([...drawn.keys()].map(({ yachtId }) => yachtId));
  const rank = (item: Item) => (item.first === day || item.last === day ? 0 : 3) + (drawn.has(item) ? 0 : yachts.has(item.yachtId) ? 1 : 2);
  return (a: Item, b: Item) => rank(a) - rank(b) || compare(a.first, b.first) || compare(b.last, a.last);
}

function compare(one: Day, other: Day): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
