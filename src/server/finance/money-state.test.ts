import { array, constantFrom, record, sample } from 'fast-check';
import { expect, test } from 'vitest';
import { moneyStateOf } from '#domain/finance/money-state.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { moneyStates } from '#domain/schedule/words.ts';
import { aPerson, anEvent, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const invoices = array(
  record({
    status: constantFrom('draft', 'sent', 'sent', 'paid', 'overdue', 'cancelled'),
    total: constantFrom('0.01', '50.00', '99.99', '100.00', '250.00'),
    currency: constantFrom('EUR', 'EUR', 'EUR', 'USD'),
    dueIn: constantFrom(-30, -1, 0, 30),
    // What was paid of it, in percent of its total.
    paid: constantFrom(0, 0, 40, 100, 120),
  }),
  { maxLength: 3 },
);
const bookings = array(record({ price: constantFrom(null, 0, 1, 10_000, 10_001, 30_000), invoices }), {
  minLength: 250,
  maxLength: 250,
});

test('the payment state of a booking is what the domain says of its invoices', async () => {
  const maya = await aPerson(world);
  await put(maya, sample(bookings, { numRuns: 1, seed: 18 })[0]!);
  const events: ScheduleEvent[] = (await maya.call('GET', '/api/schedule?money=true')).body;
  const claims: Invoice[] = (await maya.call('GET', '/api/invoices')).body;
  expect(events).toHaveLength(250);
  const expected = events.map((event) =>
    moneyStateOf(
      event,
      claims.filter(({ eventId }) => eventId === event.id),
    ),
  );
  expect(events.map(({ moneyState }) => moneyState)).toEqual(expected);
  expect([...new Set(expected)].toSorted()).toEqual(moneyStates.toSorted());
});

test('the payment state is given on request, for bookings only, and only to their own company', async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  const yacht = await aYacht(maya);
  const charter = await anEvent(world, maya.companyId as number, yacht.id);
  await anEvent(world, maya.companyId as number, yacht.id, { type: 'inspection', startsIn: 90 });
  expect(await states(maya, 'money=true')).toEqual(['not_invoiced', null]);
  expect(await states(maya, 'money=false')).toEqual([undefined, undefined]);
  expect(await states(nora, 'money=true')).toEqual([]);

  // A booking leads to the latest of its invoices that still counts, even a draft.
  const { id: customerId } = (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' })).body;
  const items = [{ description: 'A day', unitPrice: 100 }];
  const invoice = async (status: string) =>
    (await maya.call('POST', '/api/invoices', { customerId, eventId: charter, issueDate: '2026-01-15', status, items })).body.id as number;
  const [, draft] = [await invoice('paid'), await invoice('draft'), await invoice('cancelled')];
  const leadsTo = (await maya.call('GET', '/api/schedule?money=true')).body.map(({ invoiceId }: ScheduleEvent) => invoiceId);
  expect([await states(maya, 'money=true'), leadsTo]).toEqual([
    ['paid', null],
    [draft, null],
  ]);
  expect((await maya.call('GET', '/api/schedule?money=much')).status).toBe(400);
});

async function states(person: Person, query: string) {
  return (await person.call('GET', `/api/schedule?${query}`)).body.map(({ moneyState }: ScheduleEvent) => moneyState);
}

type Planned = { price: number | null; invoices: { status: string; total: string; currency: string; dueIn: number; paid: number }[] };

/** Creates these bookings, with their invoices and payments. */
async function put(maya: Person, planned: Planned[]) {
  const { id: yachtId } = await aYacht(maya);
  const { id: customerId } = (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' })).body;
  for (const [at, { price, invoices: claims }] of planned.entries()) {
    const { rows } = await world.owner.query(
      `insert into schedule_events (company_id, yacht_id, title, type, start_date, end_date, price, currency)
       values ($1, $2, 'A charter', 'charter', now() + make_interval(days => $3), now() + make_interval(days => $3 + 1), $4, 'EUR') returning id`,
      [maya.companyId, yachtId, at - 120, price],
    );
    for (const [place, { status, total, currency, dueIn, paid }] of claims.entries())
      await world.owner.query(
        `with i as (
           insert into invoices (company_id, customer_id, event_id, invoice_number, issue_date, due_date, status, subtotal, total, currency)
           select $1, $2, $3, $4, current_date - 60, (now() at time zone time_zone)::date + $5::int, $6, $7, $7, $8 from companies where id = $1 returning id
         )
         insert into income (company_id, invoice_id, category, description, amount, currency, income_date, payment_status)
         select $1, i.id, 'charter', 'Paid', round($7::numeric * $9 / 100, 2), $8, current_date, 'paid' from i where round($7::numeric * $9 / 100, 2) > 0`,
        [maya.companyId, customerId, rows[0].id, `B${at}-${place}`, dueIn, status, total, currency, paid],
      );
  }
}
