import type { Day } from '../shared/calendar-days.ts';
import { bookingTypes, type EventType } from './words.ts';

/** What a day of the fleet is made of, in the order an office goes through it. */
export const dayParts = ['departing', 'returning', 'out', 'work', 'other'] as const;
export type DayPart = (typeof dayParts)[number];

export const dayPartLabels: Record<DayPart, string> = {
  departing: 'Departing',
  returning: 'Returning',
  out: 'Out',
  work: 'Work',
  other: 'Other',
};

/** The part of a day it touches that an event belongs to. A booking that leaves and returns on the same day counts as departing, once. */
export function partOfDay(type: EventType, { first, last }: { first: Day; last: Day }, day: Day): DayPart {
  if (!bookingTypes.includes(type)) return type === 'other' ? 'other' : 'work';
  if (first === day) return 'departing';
  return last === day ? 'returning' : 'out';
}
