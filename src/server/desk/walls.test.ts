// What the database itself refuses in every case: a charter and its place in the calendar must match.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Scope, Transaction } from '../platform/database.ts';
import { aDesk, week } from '../testing/charters.ts';
import { aWorld } from '../testing/given.ts';

const world = aWorld();
const wrongPlace = { code: 'CD001' };

async function aBookedCharter(state = 'booked') {
  const desk = await aDesk(world);
  const companyId = desk.maya.companyId as number;
  const { body: charter } = await desk.maya.call('POST', '/api/charters', {
    yachtId: desk.aurelia.id,
    ...week,
    customerId: desk.customer.id,
    state,
  });
  const asApp = <T>(work: (t: Transaction) => Promise<T>) => world.db.transaction({ kind: 'tenant', companyId } as unknown as Scope, work);
  return { ...desk, companyId, charter, asApp };
}

describe('no transaction can commit', () => {
  test('a booked charter without its entry', async () => {
    const { asApp, charter } = await aBookedCharter();
    await expect(asApp((t) => sql`delete from schedule_events where charter_id = ${charter.id}`.execute(t))).rejects.toMatchObject(
      wrongPlace,
    );
    await expect(
      asApp((t) => sql`update schedule_events set charter_id = null where charter_id = ${charter.id}`.execute(t)),
    ).rejects.toMatchObject(wrongPlace);
  });

  test('a quote that is booked without dates, or a released one that keeps its dates', async () => {
    const { asApp, charter, maya, aurelia } = await aBookedCharter();
    await expect(asApp((t) => sql`update charters set state = 'quote' where id = ${charter.id}`.execute(t))).rejects.toMatchObject(
      wrongPlace,
    );
    const { body: quote } = await maya.call('POST', '/api/charters', { yachtId: aurelia.id, ...week, customerId: charter.customerId });
    await expect(
      asApp((t) => sql`update charters set state = 'booked', booked_at = now() where id = ${quote.id}`.execute(t)),
    ).rejects.toMatchObject(wrongPlace);
  });

  test('an option with different ends in the calendar and on the charter', async () => {
    const { asApp, charter } = await aBookedCharter('option');
    const sooner = sql`option_until - interval '1 hour'`;
    await expect(asApp((t) => sql`update charters set option_until = ${sooner} where id = ${charter.id}`.execute(t))).rejects.toMatchObject(
      wrongPlace,
    );
    await expect(
      asApp((t) => sql`update schedule_events set held_until = null where charter_id = ${charter.id}`.execute(t)),
    ).rejects.toMatchObject(wrongPlace);
  });

  test('an entry with other dates than its charter, which moves along instead', async () => {
    const { asApp, charter } = await aBookedCharter();
    const later = sql`end_date + interval '1 day'`;
    await expect(
      asApp((t) => sql`update schedule_events set end_date = ${later} where charter_id = ${charter.id}`.execute(t)),
    ).rejects.toMatchObject({
      code: '23503',
    });
    await asApp((t) => sql`update charters set end_date = ${later} where id = ${charter.id}`.execute(t));
    const { rows } = await asApp((t) =>
      sql<{ endDate: string }>`select end_date from schedule_events where charter_id = ${charter.id}`.execute(t),
    );
    expect(rows[0]?.endDate).toBe('2099-06-14T07:00:00.000Z');
  });
});

test.each([
  ['an option without an end', sql`state = 'option', queued_at = now()`],
  ['a waiting charter without a place in the queue', sql`state = 'waiting'`],
  ['a quote with a place in the queue', sql`queued_at = now()`],
  ['a quote without dates', sql`start_date = null`],
  [
    'an option that ends after the charter’s start',
    sql`state = 'option', queued_at = now(), option_until = start_date + interval '1 second'`,
  ],
  ['a booking without a customer', sql`state = 'booked', booked_at = now(), customer_id = null`],
  ['a charter that ends before it starts', sql`end_date = start_date`],
])('%s can’t be stored', async (_, change) => {
  const { asApp, charter } = await aBookedCharter('quote');
  await expect(asApp((t) => sql`update charters set ${change} where id = ${charter.id}`.execute(t))).rejects.toMatchObject({
    code: '23514',
  });
});

test('another company can neither read nor change it', async () => {
  const { charter } = await aBookedCharter();
  const other = await aBookedCharter();
  for (const table of ['charters', 'charter_lines', 'charter_counters']) {
    const { rows } = await other.asApp((t) => sql<{ companyId: number }>`select distinct company_id from ${sql.table(table)}`.execute(t));
    expect(rows, table).toEqual([{ companyId: other.companyId }]);
  }
  const { numAffectedRows } = await other.asApp((t) => sql`update charters set notes = 'mine' where id = ${charter.id}`.execute(t));
  expect(numAffectedRows ?? 0n).toBe(0n);
  await expect(
    other.asApp((t) => sql`update charters set enquiry_id = ${charter.id} where id = ${other.charter.id}`.execute(t)),
  ).rejects.toMatchObject({ code: '23503' });
});

test('fifty concurrent options, bookings and entries for the same dates: one gets them, and none fails with an error', async () => {
  const { maya, aurelia, customer } = await aDesk(world);
  const quotes = await Promise.all(
    Array.from({ length: 34 }, () => maya.call('POST', '/api/charters', { yachtId: aurelia.id, ...week, customerId: customer.id })),
  );
  const answers = await Promise.all([
    ...quotes.map(({ body }, at) => maya.call('POST', `/api/charters/${body.id}/${at % 2 ? 'option' : 'book'}`, {})),
    ...Array.from({ length: 16 }, () =>
      maya.call('POST', '/api/schedule', { title: 'Berg', yachtId: aurelia.id, type: 'charter', ...week }),
    ),
  ]);
  const won = answers.filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  expect(new Set(answers.filter((each) => !won.includes(each)).map(({ status }) => status))).toEqual(new Set([409]));
  expect((await maya.call('GET', '/api/schedule')).body).toHaveLength(1);
});

test('fifty concurrent requests for the dates of an expired option: one gets them, after any waiting charter', async () => {
  const { maya, aurelia, customer } = await aDesk(world);
  const wish = { yachtId: aurelia.id, ...week, customerId: customer.id };
  const { body: first } = await maya.call('POST', '/api/charters', { ...wish, state: 'option' });
  const { body: second } = await maya.call('POST', '/api/charters', { ...wish, state: 'option', queue: true });
  await world.owner.query(`
    with c as (update charters set option_until = now() - interval '1 second' where id = ${first.id} returning id, option_until)
    update schedule_events e set held_until = c.option_until from c where e.charter_id = c.id`);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      at % 2
        ? maya.call('POST', '/api/charters', { ...wish, state: 'booked' })
        : maya.call('POST', '/api/schedule', { title: 'Berg', yachtId: aurelia.id, type: 'charter', ...week }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  await maya.call('PATCH', `/api/charters/${second.id}`, { notes: 'Call them' });
  expect((await maya.call('GET', `/api/charters/${second.id}`)).body.state).toBe('option');
});
