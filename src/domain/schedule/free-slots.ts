import { instantIn, wallClockIn } from '../shared/zoned-time.ts';
import { z } from '../shared/zod.ts';
import { overlap } from './in-the-way.ts';
import { Notice } from './notices.ts';

/** A stretch of a calendar, half open: the end of one may be the start of the next. */
export const Slot = z.object({ startDate: z.string(), endDate: z.string() });
export type Slot = z.infer<typeof Slot>;

/** Whether a yacht is free for a wish, and where it isn't, what would do instead. */
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
/** A slot further from the requested time of day is no substitute: nobody departs at midnight because the yacht is free then. */
const maxShift = 4 * 3_600_000;

/** The stretch that has to be known to look for slots near a wish. */
export function stretchAround({ startDate, endDate }: Slot): { from: string; to: string } {
  const margin = (daysAround + 1) * dayLong;
  return { from: new Date(Date.parse(startDate) - margin).toISOString(), to: new Date(Date.parse(endDate) + margin).toISOString() };
}

/**
 * The free slots of the wish's length nearest to it, at most one a day, in order of time: up to two before it, none of
 * them past, and up to three after. Clocks say the same at their ends as at the wish's; on a day on which that is taken, a slot
 * may begin where what is in the way ends, or end where it begins.
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

/** What the clocks of a zone say, in milliseconds that know no zone. Seconds are left out, or made a full minute. */
function wallOf(timeZone: string, at: string, round: (minutes: number) => number = Math.floor): number {
  const { day, time } = wallClockIn(timeZone, new Date(round(Date.parse(at) / 60_000) * 60_000).toISOString());
  return Date.parse(`${day}T${time}:00.000Z`);
}

function atWall(timeZone: string, wall: number): string {
  const [day = '', time = ''] = new Date(wall).toISOString().split('T');
  return instantIn(timeZone, { day, time: time.slice(0, 5) }) ?? '';
}
