import { addDays, type Day } from '../shared/calendar-days.ts';
import { instantIn } from '../shared/zoned-time.ts';
import { whatIsInTheWay, type Slot } from './in-the-way.ts';
import type { Span } from './shifting.ts';

/** The requested nights: a number of nights from the evening of a day. */
export type WishedNights = { from: Day; nights: number };

/** The span of the nights, from noon to noon in a zone: by then the previous guests have left and the next aren't aboard yet. */
export function spanOfNights(timeZone: string, { from, nights }: WishedNights): Span {
  const noon = (day: Day) => instantIn(timeZone, { day, time: '12:00' }) ?? `${day}T12:00:00.000Z`;
  return { startDate: noon(from), endDate: noon(addDays(from, nights)) };
}

/** The yachts that are free for a charter over these nights, without booking, work or inspection, in the given order. */
export function freeOver<Yacht extends { id: number }>(
  timeZone: string,
  yachts: readonly Yacht[],
  entries: readonly Slot[],
  nights: WishedNights,
): Yacht[] {
  const span = spanOfNights(timeZone, nights);
  return yachts.filter(({ id }) => whatIsInTheWay({ yachtId: id, type: 'charter', ...span }, entries).length === 0);
}
