import { wallClockIn } from '../shared/zoned-time.ts';
import { addDays, startOfDay, type Day } from '../shared/calendar-days.ts';

/** A position in a day, in minutes from its start. */
export type Stretch = { from: number; to: number };

type InTime = { startDate: string; endDate: string };

const minute = 60_000;
const hour = 60 * minute;
const hoursOnTheWall = 24;

/** Whether it belongs above the hours: it lasts 24 hours, or whole calendar days, even if daylight saving makes them shorter. */
export function lastsDays(timeZone: string, { startDate, endDate }: InTime): boolean {
  const start = Date.parse(startDate);
  if (Date.parse(endDate) - start >= hoursOnTheWall * hour) return true;
  const { day, time } = wallClockIn(timeZone, startDate);
  return time === '00:00' && Date.parse(endDate) >= Date.parse(startOfDay(timeZone, addDays(day, 1)));
}

/** The minutes of a day that an event covers in local time. Every day has 24 hours, so that days can be drawn side by side. */
export function onTheWall(timeZone: string, day: Day, event: InTime): Stretch | null {
  const inside = within(timeZone, day, event);
  if (!inside) return null;
  const from = inside.start === inside.dayStart ? 0 : wallMinutes(timeZone, inside.start);
  const to = inside.end === inside.dayEnd ? hoursOnTheWall * 60 : wallMinutes(timeZone, inside.end);
  // When the clocks go back during the event, its local end may be no later than its start.
  return { from, to: to > from ? to : Math.min(hoursOnTheWall * 60, from + (inside.end - inside.start) / minute) };
}

/** The minutes of a day that it covers in real time: a day with a daylight saving change has 23 or 25 hours. */
export function asItPasses(timeZone: string, day: Day, event: InTime): Stretch | null {
  const inside = within(timeZone, day, event);
  return inside && { from: (inside.start - inside.dayStart) / minute, to: (inside.end - inside.dayStart) / minute };
}

/** The hours of a day in real time: the instant each begins, and how many of its minutes are in that day. */
export function hoursOf(timeZone: string, day: Day): { at: string; minutes: number }[] {
  const start = Date.parse(startOfDay(timeZone, day));
  const end = Date.parse(startOfDay(timeZone, addDays(day, 1)));
  return Array.from({ length: Math.ceil((end - start) / hour) }, (_, passed) => {
    const at = start + passed * hour;
    return { at: new Date(at).toISOString(), minutes: Math.min(hour, end - at) / minute };
  });
}

/** Its column, the number of columns, and its group: all events that overlap directly or through others. */
export type SideBySide<Item> = { item: Item; column: number; columns: number; group: number };

/** Puts overlapping events into columns side by side, earliest first; an event without overlap gets the full width. */
export function sideBySide<Item extends Stretch>(items: readonly Item[]): SideBySide<Item>[] {
  const sorted = items.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const laid: SideBySide<Item>[] = [];
  let together: SideBySide<Item>[] = [];
  let columnEnds: number[] = [];
  let group = 0;
  for (const item of sorted) {
    // No earlier event reaches this far, so a new group begins here.
    if (columnEnds.every((end) => end <= item.from)) [together, columnEnds, group] = [[], [], group + 1];
    const free = columnEnds.findIndex((end) => end <= item.from);
    const column = free === -1 ? columnEnds.length : free;
    columnEnds[column] = item.to;
    const placed = { item, column, columns: 0, group };
    together.push(placed);
    laid.push(placed);
    for (const each of together) each.columns = columnEnds.length;
  }
  return laid;
}

function within(timeZone: string, day: Day, { startDate, endDate }: InTime) {
  const dayStart = Date.parse(startOfDay(timeZone, day));
  const dayEnd = Date.parse(startOfDay(timeZone, addDays(day, 1)));
  const start = Math.max(dayStart, Date.parse(startDate));
  const end = Math.min(dayEnd, Date.parse(endDate));
  return start < end ? { dayStart, dayEnd, start, end } : null;
}

function wallMinutes(timeZone: string, at: number): number {
  const [hours, minutes] = wallClockIn(timeZone, new Date(at).toISOString()).time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
