import { sql } from 'kysely';
import { addDays } from '#domain/shared/calendar-days.ts';
import { fullName } from '#domain/shared/words.ts';
import { addCharter } from '../desk/charter-writing.ts';
import type { Transaction } from '../platform/database.ts';
import { changeRow } from '../platform/rows.ts';
import { asCompany } from '../platform/scope.ts';
import type { Person } from '../platform/sign-in.ts';
import type { Day } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { at, of, type Stored } from './stored.ts';

/** The bookings of the first departure: which customer, and how many people. */
const parties = [
  { customer: 3, adults: 2, children: 1 },
  { customer: 7, adults: 2, children: 0 },
  { customer: 11, adults: 1, children: 0 },
] as const;

type When = { today: Day; now: Date };

/** Day trips sold by the seat when the yacht is free; some seats of the first one are sold. */
export async function fillDepartures(
  t: Transaction,
  { page, currency, people: [seller] }: DemoCompany,
  { companyId, people, yachts, customers }: Stored,
  { today, now }: When,
): Promise<void> {
  if (!page || !seller) return;
  const { yacht, title, capacity, seatPrice, childPrice } = page.departures;
  const yachtId = of(yachts, yacht);
  const made = new Date(now.getTime() - 20 * 86_400_000).toISOString();
  for (const [nth, day] of (await freeDays(t, { companyId, yachtId }, today)).entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into schedule_events (company_id, yacht_id, type, title, currency, start_date, end_date, created_at, updated_at)
      values (${companyId}, ${yachtId}, 'day_rent', ${title}, ${currency}, ${`${day} 10:00`}::timestamptz, ${`${day} 17:00`}::timestamptz, ${made}, ${made})
      returning id`.execute(t);
    const id = rows[0]?.id ?? 0;
    const seats = { companyId, id, capacity, seatPrice, childPrice, minimum: 4, isPublic: true, createdAt: made };
    await t.insertInto('departures').values(seats).execute();
    const by = { companyId, userId: of(people, seller.firstName), userName: fullName(seller), timestamp: made };
    const noted = { ...by, action: 'schedule', resourceType: 'schedule', resourceId: id, details: `Scheduled: ${title}` };
    await t.insertInto('activities').values(noted).execute();
    if (nth > 0) continue;
    for (const { customer, adults, children } of parties)
      await addParty(t, companyId, { departureId: id, made, by }, { customerId: at(customers, customer), adults, children });
  }
}

/** The first three free days of the yacht from next week on, at least four days apart. */
async function freeDays(t: Transaction, { companyId, yachtId }: { companyId: number; yachtId: number }, today: Day): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select d::date::text as day from generate_series(${addDays(today, 8)}::date, ${addDays(today, 120)}::date, '4 days') d
    where not exists (select from schedule_events e where e.company_id = ${companyId} and e.yacht_id = ${yachtId}
      and e.start_date < d + interval '1 day' and e.end_date > d) order by d limit 3`.execute(t);
  return rows.map(({ day }) => day);
}

type Party = { customerId: number; adults: number; children: number };

async function addParty(
  t: Transaction,
  companyId: number,
  { departureId, made, by }: { departureId: number; made: string; by: { userId: number; userName: string } },
  party: Party,
): Promise<void> {
  const wish = { type: 'seats' as const, departureId, ...party, source: 'phone' as const };
  const charter = await addCharter(t, asCompany(companyId), { role: 'manager', companyId } as Person, wish);
  await changeRow(t, 'charters', charter, { state: 'booked', bookedAt: made, createdAt: made });
  // Seats are paid immediately.
  await sql`
    insert into charter_instalments (company_id, charter_id, position, kind, label, share, taxable, exempt, amount, due_date, created_at, updated_at)
    select company_id, id, 0, 'fee', 'Full payment', 100, subtotal, 0, total, ${made}::timestamptz::date, created_at, created_at
    from charters where company_id = ${companyId} and id = ${charter.id}`.execute(t);
  await sql`
    insert into activities (company_id, user_id, user_name, action, resource_type, resource_id, details, timestamp)
    select company_id, ${by.userId}, ${by.userName}, 'create', 'charter', id, format('Added charter %s', number), created_at
    from charters where company_id = ${companyId} and id = ${charter.id}`.execute(t);
}
