import type { Insertable } from 'kysely';
import type { Position } from '#domain/shared/position.ts';
import { harborNamed } from '#domain/trips/harbors.ts';
import type { Trips } from '../tables.ts';
import { dayOf, daysAfter, hoursAfter, type Day, type WallClock } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import type { PlacedEvent } from './placed-event.ts';

export type PlacedTrip = Omit<Insertable<Trips>, 'companyId' | 'yachtId'> & { yacht: string; departureDate: WallClock; past: Position[] };

/** The trips in a company's list, and the first leg of each charter up to three weeks from now. */
export function placeTrips({ trips, yachts }: DemoCompany, events: PlacedEvent[], now: WallClock): PlacedTrip[] {
  const today: Day = dayOf(now);
  const named = trips.map(({ yacht, from, to, day, at, hours, status, type, past = [] }): PlacedTrip => {
    const departureDate = `${daysAfter(today, day)} ${at}`;
    const arrivalDate = hours > 0 ? hoursAfter(departureDate, hours) : null;
    return {
      yacht,
      ...placesOf(from, to),
      departureDate,
      arrivalDate,
      status,
      type,
      past: past.map(([latitude, longitude]) => ({ latitude, longitude })),
    };
  });
  const legs = events.flatMap(({ yacht, type, start, end, destination }): PlacedTrip[] => {
    const home = yachts.find(({ name }) => name === yacht)?.location;
    const departureDate = `${daysAfter(dayOf(start), 1)} 09:30`;
    if (type !== 'charter' || !home || !destination || dayOf(departureDate) > daysAfter(today, 21)) return [];
    const leg = { yacht, ...placesOf(home, destination), departureDate, type, past: [] };
    if (end <= now) return [{ ...leg, arrivalDate: hoursAfter(departureDate, 7.5), status: 'completed' }];
    return [{ ...leg, arrivalDate: null, status: departureDate <= now ? 'in_progress' : 'planned' }];
  });
  return [...named, ...legs].toSorted((a, b) => (a.departureDate < b.departureDate ? -1 : 1));
}

/** The start and destination, with the positions of known harbors. */
function placesOf(from: string, to: string) {
  const [left, reached] = [positionOf(from), positionOf(to)];
  return {
    departureLocation: from,
    departureLatitude: left?.latitude ?? null,
    departureLongitude: left?.longitude ?? null,
    arrivalLocation: to,
    arrivalLatitude: reached?.latitude ?? null,
    arrivalLongitude: reached?.longitude ?? null,
  };
}

const positions = new Map<string, Position | undefined>();

// A lookup searches thousands of harbors, and the demo uses only a few.
function positionOf(harbor: string): Position | undefined {
  if (!positions.has(harbor)) positions.set(harbor, harborNamed(harbor)?.position);
  return positions.get(harbor);
}
