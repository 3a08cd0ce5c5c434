import { instantIn, wallClockIn } from '../shared/zoned-time.ts';
import { z } from '../shared/zod.ts';
import { overlap } from './in-the-way.ts';
import { Notice } from './notices.ts';

/** A half-open stretch of a calendar: the end of one may be the start of the next. */
export const Slot = z.object({ startDate: z.string(), endDate: z.string() });
export type Slot = z.infer<typeof Slot>;

/** Whether a yacht is free for a requested span, and alternatives if it isn't. */
export const FreeSlots = z
  .object({
    conflict: z.object({ code: z.enum(['schedule_conflict', 'may_not_sail', 'schedule_overlap']), message: z.string() }).nullable(),
    slots: z.array(Slot),
    yachts: z.array(z.object({ id: z.int(), name: z.string() })),
    notices: z.array(Notice),
  })
  .meta({
    id: 'FreeSlots',
    description:
      'What conflicts with a requested time, the nearest free times of the same length, the yachts that are free at the requested time, and notices about the yacht before booking. Where nothing conflicts, times are listed only if the requested one leaves less than the turnaround before or after another booking.',
  });
export type FreeSlots = z.infer<typeof FreeSlots>;

const quarter = 900_000;
const dayLong = 86_400_000;
const maxBefore = 2;
const maxAfter = 3;
const daysAround = 90;
/** A slot further from the requested time of day isn't an alternative: nobody departs at midnight just because the yacht is free then. */
const maxShift = 4 * 3_600_000;

/** The stretch of the calendar needed to find slots near a request. */
export function stretchAround({ startDate, endDate }: Slot): { from: string; to: string } {
  const margin = (daysAround + 1) * dayLong;
  return { from: new Date(Date.parse(startDate) - margin).toISOString(), to: new Date(Date.parse(endDate) + margin).toISOString() };
}

/**
 * The nearest free slots of the requested length, at most one a day, in order of time: up to two before it, none in the past, and up to
 * three after. They keep the requested local times; on a day when those aren't free, a slot may start when a conflicting entry ends, or end
 * when one starts.
 */
export function freeSlotsNear({ wish, busy, timeZone, now }: { wish: Slot; busy: readonly Slot[]; timeZone: string; now: string }): Slot[] {
  const [wishedStart, length] = [wallOf(timeZone, wish.startDate), wallOf(timeZone, wish.endDate) - wallOf(timeZone, wish.startDate)];
  const slotFrom = (wall: number): Slot => ({ startDate: atWall(timeZone, wall), endDate: atWall(timeZone, wall + length) });
  const isFree = (slot: Slot) => slot.startDate >= now && slot.startDate < slot.endDate && !busy.some((each) => overlap(each, slot));

  function slotsOn(day: number): Slot[] {
    const start = wishedStart + day * dayLong;
    const inTheWay = busy.filter((each) => overlap(each, slotFrom(start)));
    const edges = inTheWay.flatMap(({ startDate, endDate }) => [
      Math.ceil(wallOf(timeZone, endDate, Math.ceil) / quarter) * quarter,
      Math.floor((wallOf(timeZone, startDate) - length) / quarter) * quarter,
    ]);
    const near = edges.filter((edge) => Math.abs(edge - start) <= maxShift).toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start));
    return [start, ...near].map(slotFrom).filter(isFree);
  }

  function search(direction: 1 | -1, max: number): Slot[] {
    const slots: Slot[] = [];
    for (let day = 0; day <= daysAround && slots.length < max; day++) {
      const slot = slotsOn(day * direction).find(({ startDate }) =>
        direction === 1 ? startDate > wish.startDate : startDate < wish.startDate,
      );
      if (slot) slots.push(slot);
    }
    return slots;
  }

  return [...search(-1, maxBefore).toReversed(), ...search(1, maxAfter)];
}

/** The local time in a zone as milliseconds without a zone. Seconds are cut off, or rounded up to a full minute. */
function wallOf(timeZone: string, at: string, round: (minutes: number) => number = Math.floor): number {
  const { day, time } = wallClockIn(timeZone, new Date(round(Date.parse(at) / 60_000) * 60_000).toISOString());
  return Date.parse(`${day}T${time}:00.000Z`);
}

function atWall(timeZone: string, wall: number): string {
  const [day = '', time = ''] = new Date(wall).toISOString().split('T');
  return instantIn(timeZone, { day, time: time.slice(0, 5) }) ?? '';
}
