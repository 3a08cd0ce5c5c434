import type { Day } from '#domain/shared/calendar-days.ts';
import { lastsDays, onTheWall } from '#domain/schedule/hours.ts';
import type { Block } from './hour-column.tsx';
import type { PlacedEvent } from './event-days.ts';

/** The events above the hours, and those within the hours of each day. */
export function parted(timeZone: string, days: Day[], placed: PlacedEvent[]) {
  const long = placed.filter(({ event }) => lastsDays(timeZone, event));
  const short = placed.filter(({ event }) => !lastsDays(timeZone, event));
  const blocks = new Map(
    days.map((day) => [
      day,
      short.flatMap(({ event, first, last }): Block[] => {
        const stretch = first <= day && day <= last ? onTheWall(timeZone, day, event) : null;
        return stretch ? [{ event, ...stretch }] : [];
      }),
    ]),
  );
  return { long, blocks };
}
