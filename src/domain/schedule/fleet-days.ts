import type { DayLine } from './day-line.ts';
import type { Span } from './shifting.ts';
import { changeoversOf } from './turnaround.ts';
import { bookingTypes, type EventType } from './words.ts';

type Entry = Span & { id: number; type: EventType };

/** The fleet's day: bookings that begin and end, yachts that are out, and whether a turnaround is too short. */
export type FleetDay = { out: number; back: number; atSea: number; isTight: boolean };

/** The fleet's days by their positions on the line, from each yacht's entries. Days on which nothing happens are left out. */
export function fleetDaysOf(
  line: DayLine,
  fleet: readonly { events: readonly Entry[]; turnaroundHours?: number | null }[],
): Map<number, FleetDay> {
  const days = new Map<number, FleetDay>();
  const dayAt = (index: number) => {
    const known = days.get(index) ?? { out: 0, back: 0, atSea: 0, isTight: false };
    days.set(index, known);
    return known;
  };
  for (const { events, turnaroundHours } of fleet) {
    const atSea = new Set<number>();
    for (const event of events.filter(({ type }) => bookingTypes.includes(type))) {
      const first = Math.floor(line.placeOf(event.startDate));
      const last = Math.max(first, Math.ceil(line.placeOf(event.endDate)) - 1);
      dayAt(first).out += 1;
      dayAt(last).back += 1;
      for (let index = first; index <= last; index++) atSea.add(index);
    }
    for (const index of atSea) dayAt(index).atSea += 1;
    for (const { out, isShort } of changeoversOf(events, turnaroundHours))
      if (isShort) dayAt(Math.floor(line.placeOf(out.startDate))).isTight = true;
  }
  return days;
}
