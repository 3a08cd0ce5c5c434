import { partOfDay, type DayPart } from '#domain/schedule/day-parts.ts';
import { isOccupying } from '#domain/schedule/in-the-way.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { placedOn, type PlacedEvent } from './event-days.ts';

/** The movements of a day: returns, departures, day trips by hour, work, and the yachts that aren't free. */
export function movementsOn(placed: readonly PlacedEvent[], day: Day) {
  const touching = placedOn(placed, day);
  const inPart = (part: DayPart) => touching.filter((each) => partOfDay(each.event.type, each, day) === part);
  const departing = inPart('departing');
  const trips = departing.filter(({ event, last }) => event.type === 'day_rent' && last === day).map(({ event }) => event);
  return {
    touching: touching.length,
    returning: inPart('returning').length,
    departing: departing.length,
    trips: trips.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate)),
    jobs: [...inPart('work'), ...inPart('other')].map(({ event }) => event),
    busy: new Set(touching.filter(({ event }) => isOccupying(event)).map(({ yachtId }) => yachtId)),
  };
}
