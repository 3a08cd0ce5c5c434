import type { Movement } from '#domain/schedule/movement.ts';
import { dayParts, partOfDay, type DayPart } from '#domain/schedule/day-parts.ts';
import { daysTouched, windowOf, type Day } from '#domain/shared/calendar-days.ts';
import { api } from '../../platform/api.ts';
import { shownDayIn, type RawSearch } from '../../platform/search-params.ts';

/** The search parameters: the day, if it isn't today. */
export type DeparturesSearch = { date?: Day };

export function departuresSearch(raw: RawSearch): DeparturesSearch {
  return { date: shownDayIn(raw.date) };
}

/** The bookings of a day of the company's calendar. */
export function movementsQuery(timeZone: string, day: Day) {
  return {
    ...api.queryOptions('get', '/api/schedule/movements', { params: { query: windowOf(timeZone, day, day) } }),
    meta: { shows: ['schedule', 'yacht', 'crew', 'customer'] as const },
  };
}

/** What these bookings were invoiced, paid and owe: for users who may read the books. */
export function balancesQuery(movements: readonly Movement[]) {
  const eventIds = movements.map(({ eventId }) => eventId).join(',');
  return {
    ...api.queryOptions('get', '/api/finance/bookings', { params: { query: { eventIds } } }),
    meta: { shows: ['invoice', 'income', 'schedule'] as const },
  };
}

export type DeparturesOfPart = { part: DayPart; rows: Departure[] };
export type Departure = { movement: Movement; /** When the yacht comes back before it leaves on this day. */ backAt: string | null };

/** The parts of a day that have bookings, in order: returns by their time of return, departures by their time of departure. */
export function departuresOn(timeZone: string, movements: readonly Movement[], day: Day): DeparturesOfPart[] {
  const byStart = movements.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  const placed = byStart.map((movement) => ({ movement, part: partOfDay(movement.type, daysTouched(timeZone, movement), day) }));
  const of = (part: DayPart) => placed.filter((each) => each.part === part).map(({ movement }) => movement);
  const returning = of('returning').toSorted((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate));
  const backAt = ({ yachtId }: Movement) => returning.find((each) => each.yachtId === yachtId)?.endDate ?? null;
  return dayParts
    .map((part) => ({
      part,
      rows: (part === 'returning' ? returning : of(part)).map((movement): Departure => ({
        movement,
        backAt: part === 'departing' ? backAt(movement) : null,
      })),
    }))
    .filter(({ rows }) => rows.length > 0);
}
