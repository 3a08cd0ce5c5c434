import type { EventType } from '#domain/schedule/words.ts';
import type { WallClock } from './calendar.ts';

/** An event in its place. `customer` and `work` are positions in the company's lists. */
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
};

/** What most events leave out. */
export const nothingMore = {
  description: null,
  customer: null,
  destination: null,
  price: null,
  estimatedCost: null,
  actualCost: null,
  work: null,
};
