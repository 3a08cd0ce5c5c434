import type { Transaction } from '../platform/database.ts';
import { wallClock } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import type { PlacedEvent } from './placed-event.ts';
import { at, of, type Stored } from './stored.ts';

type Placed = { events: PlacedEvent[]; eventIds: number[]; works: Map<string, number>; now: Date };

/** Stores what happened lately: what the company's list tells, and its newest bookings. */
export async function fillActivities(t: Transaction, company: DemoCompany, stored: Stored, placed: Placed): Promise<void> {
  const { companyId, people } = stored;
  const owner = company.people[0]?.firstName ?? '';
  const told = company.activities.map(({ resource, ...activity }) => ({
    ...activity,
    resourceId: idOf(activity.resourceType, resource, company, stored, placed),
  }));
  const rows = [...told, ...newestBookings(company, placed).map((booking) => ({ ...booking, by: owner }))].toSorted(
    (a, b) => b.minutesAgo - a.minutesAgo,
  );
  await t
    .insertInto('activities')
    .values(
      rows.map(({ minutesAgo, by, ...activity }) => ({
        ...activity,
        companyId,
        userId: of(people, by),
        userName: nameOf(company, by),
        timestamp: new Date(placed.now.getTime() - minutesAgo * 60_000).toISOString(),
      })),
    )
    .execute();
}

function newestBookings({ timeZone }: DemoCompany, { events, eventIds, now }: Placed) {
  const clock = wallClock(now, timeZone);
  return events
    .flatMap((event, place) => (event.type === 'charter' && event.start > clock ? [{ event, id: at(eventIds, place) }] : []))
    .slice(-3)
    .map(({ event, id }, count) => ({
      minutesAgo: 22 + count * 770,
      action: 'schedule',
      resourceType: 'schedule',
      resourceId: id,
      details: `${event.yacht} is booked: ${event.title}`,
    }));
}

function idOf(type: string, name: string, { customers }: DemoCompany, stored: Stored, { works }: Placed): number {
  if (type === 'customer')
    return at(
      stored.customers,
      customers.findIndex(({ firstName, lastName }) => `${firstName} ${lastName}` === name),
    );
  const known: Record<string, Map<string, number>> = {
    yacht: stored.yachts,
    crew: stored.crew,
    maintenance: works,
    session: stored.people,
  };
  return of(known[type] ?? new Map<string, number>(), name);
}

function nameOf({ people }: DemoCompany, firstName: string): string {
  const person = people.find((each) => each.firstName === firstName);
  return person ? `${person.firstName} ${person.lastName}` : firstName;
}
