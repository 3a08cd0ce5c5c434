import { array, assert, asyncProperty, constantFrom, integer, record, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { dueOnDashboard } from '#domain/dashboard/shown.ts';
import { showsBefore } from '#domain/reminders/days.ts';
import { addDays, dayIn, daysBetween } from '#domain/shared/calendar-days.ts';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const hour = 3_600_000;

const timeZones = ['Europe/Paris', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'Asia/Kolkata', 'UTC'];
type BusyWeek = { timeZone: string; work: number[]; certificates: number[]; invoices: { status: string; days: number }[] };
const aBusyWeek: Arbitrary<BusyWeek> = record({
  timeZone: constantFrom(...timeZones),
  // Half an hour off the times that are checked, so that nothing begins at the same moment.
  work: array(integer({ min: -30, max: 200 }), { maxLength: 6 }),
  certificates: array(integer({ min: -3, max: 93 }), { maxLength: 4 }),
  invoices: array(record({ status: constantFrom('sent', 'overdue', 'paid', 'draft'), days: integer({ min: -3, max: 3 }) }), {
    maxLength: 4,
  }),
});

test('is the same on the dashboard and in the bell, by days in the company’s time zone', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const holder = await aCrewMember(world, maya.companyId as number);
  const customer = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
  await assert(
    asyncProperty(aBusyWeek, async (week) => {
      const now = new Date();
      await store(maya, { yachtId: yacht.id, crewId: holder.id, customerId: customer.body.id }, week, now);
      const { needs } = (await maya.call('GET', '/api/dashboard')).body;
      const bell = (await maya.call('GET', '/api/reminders')).body;
      const bellCounts = dueOnDashboard.map((kind) => bell.rows.filter((row: { kind: string }) => row.kind === kind).length);
      const expected = expectedCounts(week, now);
      expect([needs.due, bellCounts, bell.total]).toEqual([
        expected,
        dueOnDashboard.map((kind) => expected[kind]),
        bellCounts.reduce((sum, count) => sum + count, 0),
      ]);
      for (const { kind, resourceId, label, of, day, daysLeft, amount } of needs.rows)
        expect(bell.rows).toContainEqual(expect.objectContaining({ kind, resourceId, label, of, day, daysLeft, amount }));
    }),
    { numRuns: 30 },
  );
});

/** How much is due according to the domain. */
function expectedCounts({ timeZone, work, certificates, invoices }: BusyWeek, now: Date) {
  const today = dayIn(timeZone, now.toISOString());
  const ahead = work.filter((hours) => hours >= 0).map((hours) => daysBetween(today, dayIn(timeZone, beginning(hours, now))));
  // Each lasts an hour.
  const overdue = work.filter((hours) => hours < -1).length;
  return {
    certificate: certificates.filter((days) => days <= showsBefore.certificate).length,
    document: 0,
    invoice: invoices.filter(({ status, days }) => status === 'overdue' || (status === 'sent' && days < 0)).length,
    maintenance: overdue + ahead.filter((days) => days <= showsBefore.maintenance).length,
  };
}

function beginning(hours: number, now: Date): string {
  return new Date(now.getTime() + hours * hour + hour / 2).toISOString();
}

/** The company with the data of this week, and none of the one before. */
async function store(
  { companyId }: Person,
  { yachtId, crewId, customerId }: { yachtId: number; crewId: number; customerId: number },
  { timeZone, work, certificates, invoices }: BusyWeek,
  now: Date,
): Promise<void> {
  const { owner } = world;
  const today = dayIn(timeZone, now.toISOString());
  for (const table of ['schedule_events', 'maintenance', 'certificates', 'invoices'])
    await owner.query(`delete from ${table} where company_id = $1`, [companyId]);
  await owner.query('update companies set time_zone = $2 where id = $1', [companyId, timeZone]);
  for (const hours of work)
    await owner.query(
      `with work as (insert into maintenance (company_id, title, yacht_id, type, scheduled_date) values ($1, 'Hull', $2, 'hull', $3) returning id)
       insert into schedule_events (company_id, yacht_id, maintenance_id, title, type, start_date, end_date) select $1, $2, id, 'Hull', 'maintenance', $3, $3::timestamptz + interval '1 hour' from work`,
      [companyId, yachtId, beginning(hours, now)],
    );
  for (const [at, days] of certificates.entries())
    await owner.query('insert into certificates (company_id, crew_id, type, expiry_date) values ($1, $2, $3, $4)', [
      companyId,
      crewId,
      `Licence ${at}`,
      addDays(today, days),
    ]);
  for (const [at, { status, days }] of invoices.entries())
    await owner.query(
      `insert into invoices (company_id, customer_id, invoice_number, issue_date, due_date, status, currency, subtotal, total) values ($1, $2, $3, $4, $5, $6, 'EUR', 10, 10)`,
      [companyId, customerId, `L-${at}`, addDays(today, -30), addDays(today, days), status],
    );
  // As after every change made through the application.
  await owner.query(
    `select pg_notify('changes', json_build_object('id', gen_random_uuid(), 'companyId', $1::int, 'resource', 'company', 'resourceId', $1::int)::text)`,
    [companyId],
  );
}
