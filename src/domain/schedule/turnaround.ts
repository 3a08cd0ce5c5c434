import { usualTurnaround } from '../companies/usual-terms.ts';
import type { Span } from './shifting.ts';
import { bookingTypes, type EventType } from './words.ts';

const hour = 3_600_000;

type Entry = Span & { id: number; type: EventType };

/** The hours required between these two bookings of a yacht, given the required hours between charters of the yacht or company. */
export function turnaroundBetween(back: { type: EventType }, out: { type: EventType }, turnaroundHours: number | null | undefined): number {
  const hours = turnaroundHours ?? usualTurnaround.charter;
  return back.type === 'day_rent' && out.type === 'day_rent' ? Math.min(hours, usualTurnaround.dayTrips) : hours;
}

/** An entry of a yacht with her turnaround on both sides, if it is a booking and another booking is to come before or after it. */
export function withTurnaround<Taken extends Span & { type: EventType }>(
  entry: Taken,
  wish: { type: EventType },
  turnaroundHours: number | null,
): Taken {
  if (!bookingTypes.includes(entry.type) || !bookingTypes.includes(wish.type)) return entry;
  const pause = turnaroundBetween(entry, wish, turnaroundHours) * hour;
  return { ...entry, startDate: later(entry.startDate, -pause), endDate: later(entry.endDate, pause) };
}

function later(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString();
}

/**
 * A changeover: a booking that begins within a day of the previous one, with the milliseconds between them, and whether that is too short.
 */
export type Changeover<Booking extends Entry> = { back: Booking; out: Booking; lasts: number; isShort: boolean };

/** The changeovers among the entries of a yacht, in order of time. A pause of more than a day isn't one, and neither is an overlap. */
export function changeoversOf<Booking extends Entry>(entries: readonly Booking[], turnaround?: number | null): Changeover<Booking>[] {
  const bookings = entries
    .filter(({ type }) => bookingTypes.includes(type))
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return bookings.slice(1).flatMap((out, at) => {
    const back = bookings[at] as Booking;
    const lasts = Date.parse(out.startDate) - Date.parse(back.endDate);
    return lasts < 0 || lasts > 24 * hour ? [] : [{ back, out, lasts, isShort: lasts < turnaroundBetween(back, out, turnaround) * hour }];
  });
}

/** 8h, or under an hour in minutes, 45m. Rounded down. */
export function hoursShort(lasts: number): string {
  const minutes = Math.floor(lasts / 60_000);
  return minutes > 0 && minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h`;
}
