import type { Day } from '../shared/calendar-days.ts';
import { bookingTypes, type EventType } from './words.ts';

/** The parts of a fleet's day, in the order in which an office goes through them. */
export const dayParts = ['departing', 'returning', 'out', 'work', 'other'] as const;
export type DayPart = (typeof dayParts)[number];

export const dayPartLabels: Record<DayPart, string> = {
  departing: 'Departing',
  returning: 'Returning',
  out: 'Out',
  work: 'Work',
  other: 'Other',
};

/** The part of a day that an event belongs to. A booking that leaves and returns on the same day counts once, as departing. */
export function partOfDay(type: EventType, { first, last }: { first: Day; last: Day }, day: Day): DayPart {
  if (!bookingTypes.includes(type)) return type === 'other' ? 'other' : 'work';
  if (first === day) return 'departing';
  return last === day ? 'returning' : 'out';
}
