import type { EventType } from '#domain/schedule/words.ts';
import type { Day, WallClock } from './calendar.ts';

/** When a booking was taken, as a day and a time, and by whom, as a position in the company's list of people. */
export type Booked = { day: Day; at: WallClock; by: number };

/** A dated event. `customer` and `work` are positions in the company's lists. */
export type PlacedEvent = {
  yacht: string;
  type: EventType;
  title: string;
  description: string | null;
  start: WallClock;
  end: WallClock;
  customer: number | null;
  destination: string | null;
  price: number | null;
  estimatedCost: number | null;
  actualCost: number | null;
  work: number | null;
  booked: Booked | null;
};

/** The fields that most events leave empty. */
export const nothingMore = {
  description: null,
  customer: null,
  destination: null,
  price: null,
  estimatedCost: null,
  actualCost: null,
  work: null,
  booked: null,
};
