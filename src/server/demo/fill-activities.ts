import type { ActivityAction, ResourceType } from '#domain/activities/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import type { PlacedInvoice } from './books.ts';
import type { DemoCompany } from './demo-company.ts';
import { inParts } from './in-parts.ts';
import type { PlacedEvent } from './placed-event.ts';
import { at, of, type Stored } from './stored.ts';

type Placed = {
  events: PlacedEvent[];
  eventIds: number[];
  invoices: PlacedInvoice[];
  invoiceIds: number[];
  incomeIds: number[];
  works: Map<string, number>;
  now: Date;
};
type DemoActivity = {
  timestamp: string;
  by: string;
  action: ActivityAction;
  resourceType: ResourceType;
  resourceId: number;
  details: string;
};

/** Stores the activities: bookings, invoices, payments, and the latest ones from the company's list. */
export async function fillActivities(t: Transaction, company: DemoCompany, stored: Stored, placed: Placed): Promise<void> {
  const { companyId, people } = stored;
  const others = company.activities.map(({ resource, minutesAgo, ...activity }) => ({
    ...activity,
    timestamp: new Date(placed.now.getTime() - minutesAgo * 60_000).toISOString(),
    resourceId: idOf(activity.resourceType, resource, company, stored, placed),
  }));
  const rows = [...bookingsTaken(company, placed), ...invoicesWritten(company, placed), ...others].map(({ by, ...activity }) => ({
    ...activity,
    companyId,
    userId: of(people, by),
    userName: nameOf(company, by),
  }));
  await inParts(rows, (part) => t.insertInto('activities').values(part).execute());
}

function bookingsTaken({ people }: DemoCompany, { events, eventIds }: Placed): DemoActivity[] {
  return events.flatMap(({ booked, title }, place) =>
    booked
      ? [
          {
            timestamp: booked.at,
            by: people[booked.by]?.firstName ?? '',
            action: 'schedule',
            resourceType: 'schedule',
            resourceId: at(eventIds, place),
            details: `Scheduled: ${title}`,
          },
        ]
      : [],
  );
}

/**
 * An invoice is issued by the person who took the booking, at once, or after a deposit on the morning of its issue date. Payments are
 * recorded in the evening.
 */
function invoicesWritten(company: DemoCompany, { events, invoices, invoiceIds, incomeIds }: Placed): DemoActivity[] {
  let income = 0;
  return invoices.flatMap(({ event, issueDate, invoiceNumber, total, currency, status, payments }, place) => {
    const booked = events[event]?.booked;
    const by = company.people[booked?.by ?? 0]?.firstName ?? '';
    const timestamp = booked?.day === issueDate ? booked.at : `${issueDate} 09:10`;
    const invoice = { by, timestamp, resourceType: 'invoice', resourceId: at(invoiceIds, place) } as const;
    const amount = moneyInWords(String(total), currency ?? company.currency);
    const issued: DemoActivity[] = [{ ...invoice, action: 'create', details: `Created invoice ${invoiceNumber} (${amount})` }];
    if (status === 'cancelled') issued.push({ ...invoice, action: 'status', details: `Invoice ${invoiceNumber} is now cancelled` });
    else if (status !== 'draft') issued.push({ ...invoice, action: 'status', details: `Invoice ${invoiceNumber} is now sent` });
    const paid = payments.flatMap((payment): DemoActivity[] => {
      const resourceId = at(incomeIds, income++);
      if (payment.status !== 'paid') return [];
      const details = `Logged income from invoice ${invoiceNumber}`;
      return [{ by, timestamp: `${payment.day} 17:45`, action: 'create', resourceType: 'income', resourceId, details }];
    });
    return [...issued, ...paid];
  });
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
