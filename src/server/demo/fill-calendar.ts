import { decimalOf } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { packTrack } from '../trips/packed-track.ts';
import { keepTrack } from '../trips/tracks.ts';
import { dayOf, daysAfter, type Day, type WallClock } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { inParts } from './in-parts.ts';
import { at, idsOf, of, type Stored } from './stored.ts';
import type { PlacedEvent } from './placed-event.ts';
import { trackPast } from './tracks.ts';
import type { PlacedTrip } from './trips.ts';

type Placed = { events: PlacedEvent[]; trips: PlacedTrip[]; today: Day };

/** Stores maintenance, events and trips. A maintenance record and its event have the same dates and costs. */
export async function fillCalendar(
  t: Transaction,
  { works, currency }: DemoCompany,
  stored: Stored,
  { events, trips, today }: Placed,
): Promise<{ eventIds: number[]; works: Map<string, number> }> {
  const { companyId, yachts, customers } = stored;
  const slots = events.filter(({ work }) => work !== null).toSorted((a, b) => Number(a.work) - Number(b.work));
  const records = works.map((work, place) => {
    const { yacht, title, description, type, status, progress, estimate, actual } = work;
    const slot = slots[place];
    if (!slot) throw new Error(`${title} has no place in the calendar`);
    return {
      companyId,
      yachtId: of(yachts, yacht),
      title,
      description,
      type,
      status,
      progress,
      scheduledDate: slot.start,
      completedDate: status === 'completed' ? slot.end : null,
      estimatedCost: estimate === null ? null : decimalOf(estimate),
      actualCost: actual === null ? null : decimalOf(actual),
      ...madeBefore(slot.start, 14, today),
    };
  });
  const workIds = idsOf(await inParts(records, (part) => t.insertInto('maintenance').values(part).returning('id').execute()));
  const rows = events.map(({ yacht, start, end, customer, work, destination: _destination, booked, ...event }) => ({
    ...event,
    companyId,
    currency,
    yachtId: of(yachts, yacht),
    startDate: start,
    endDate: end,
    customerId: customer === null ? null : at(customers, customer),
    maintenanceId: work === null ? null : at(workIds, work),
    ...(booked ? { createdAt: booked.at, updatedAt: booked.at } : madeBefore(start, 30, today)),
  }));
  const eventIds = idsOf(await inParts(rows, (part) => t.insertInto('scheduleEvents').values(part).returning('id').execute()));
  await fillTrips(t, stored, trips, today);
  return { eventIds, works: new Map(works.map(({ title }, place) => [title, at(workIds, place)])) };
}

async function fillTrips(t: Transaction, { companyId, yachts, people }: Stored, trips: PlacedTrip[], today: Day): Promise<void> {
  const rows = trips.map(({ yacht, past: _past, ...trip }) => ({
    ...trip,
    companyId,
    yachtId: of(yachts, yacht),
    ...madeBefore(trip.departureDate, 7, today),
  }));
  const logged = await inParts(rows, (part) =>
    t.insertInto('trips').values(part).returning(['id', 'departureDate', 'arrivalDate']).execute(),
  );
  const [createdBy = 0] = people.values();
  for (const [place, { past, departureLatitude, departureLongitude, arrivalLatitude, arrivalLongitude }] of trips.entries()) {
    const { id: tripId, departureDate, arrivalDate } = logged[place] as (typeof logged)[number];
    if (past.length === 0 || !arrivalDate) continue;
    const places = [
      { latitude: Number(departureLatitude), longitude: Number(departureLongitude) },
      ...past,
      { latitude: Number(arrivalLatitude), longitude: Number(arrivalLongitude) },
    ];
    await keepTrack(
      t,
      { companyId, createdBy, tripId },
      await packTrack([trackPast(places, new Date(departureDate), new Date(arrivalDate))]),
    );
  }
}

/** When an entry was made: some days in advance, and no later than yesterday. */
export function madeBefore(time: WallClock | Day, days: number, today: Day): { createdAt: WallClock; updatedAt: WallClock } {
  const planned = daysAfter(dayOf(time), -days);
  const yesterday = daysAfter(today, -1);
  const createdAt = `${planned < yesterday ? planned : yesterday} 11:20`;
  return { createdAt, updatedAt: createdAt };
}
