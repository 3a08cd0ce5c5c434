import { dayIn, type Day } from '../shared/calendar-days.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { Span } from './shifting.ts';

/** The days an entry touches, and its yacht. An entry of several days may leave the first morning and the last afternoon to another one. */
export type OnDays = { first: Day; last: Day; beginsAfternoon: boolean; endsMorning: boolean; yachtId: number };

/**
 * A piece of an entry in one lane. Positions are half days from 0; `begins` and `ends` say whether it contains the entry's own start and
 * end.
 */
export type Bar<Item> = { item: Item; from: number; to: number; lane: number; begins: boolean; ends: boolean };

/** The days and half days an event touches in a zone. One that ends at midnight doesn't touch the day that begins then. */
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
 * Lays out the entries of these days in a limited number of lanes, day by day: first those that begin or end on the day, then those drawn
 * the day before, which keep their lane, then the earliest, longest first. A day with too many leaves its last lane free to show how many
 * more there are; `more` has that number for each day.
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

/** The entries that fit into the lanes, in order. Two share a lane if each leaves the other a half of the day. */
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

/**
 * A lane for each entry that fits: the one of the day before if possible, else the half that a returning booking of the same yacht leaves
 * free, else the first free lane.
 */
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
  // Whole days before halves, so that a half still finds half a lane if the numbers fit.
  const wholeFirst = [...others.filter((item) => isWhole(item, day)), ...others.filter((item) => !isWhole(item, day))];
  for (const item of wholeFirst) {
    const returning = halves.findIndex(({ morning }) => morning?.yachtId === item.yachtId);
    if (!put(item, returning)) halves.some((_, lane) => put(item, lane));
  }
  return laid;
}

/** The halves of a day that an entry covers. */
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
