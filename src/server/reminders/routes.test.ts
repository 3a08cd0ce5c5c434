import { describe, expect, test } from 'vitest';
import { reminderKinds } from '#domain/reminders/reminder.ts';
import { aCalendar } from '../testing/calendars.ts';
import { aDesk } from '../testing/charters.ts';
import { aCrewMember, anEvent, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const today = async ({ companyId }: Person) =>
  (await world.owner.query(`select (now() at time zone time_zone)::date::text as today from companies where id = $1`, [companyId])).rows[0]
    .today as string;
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

async function colleagueOf({ companyId, companyName }: Person): Promise<Person> {
  return aPerson(world, { role: 'user', company: { id: companyId as number, name: companyName as string } });
}

async function kindsOf(person: Person): Promise<Set<string>> {
  return new Set((await person.call('GET', '/api/reminders')).body.rows.map(({ kind }: { kind: string }) => kind));
}

async function aTrial({ companyId }: Person, endsIn = 3): Promise<void> {
  await world.owner.query(
    `insert into subscriptions (company_id, provider, customer_id, plan_id, status, trial_end) values ($1, 'sandbox', 'cus_1', 'starter-monthly', 'trialing', now() + make_interval(days => $2))`,
    [companyId, endsIn],
  );
}

/** A company with something of every kind that is due, and something of every kind that isn't. */
async function aBusyCompany() {
  const maya = await aPerson(world);
  const companyId = maya.companyId as number;
  const day = await today(maya);
  const yacht = await aYacht(maya);
  const holder = await aCrewMember(world, companyId);
  const certificate = (type: string, expiryDate: string) => maya.call('POST', `/api/crew/${holder.id}/certificates`, { type, expiryDate });
  await certificate('Expired', dayAfter(day, -3));
  await certificate('Due', dayAfter(day, 90));
  await certificate('Valid', dayAfter(day, 91));
  // The first two of these need no action from anybody.
  await certificate('Renewed', dayAfter(day, 5));
  await certificate('Renewed', dayAfter(day, 500));
  const customer = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
  for (const [status, dueDate] of [
    ['sent', dayAfter(day, -1)],
    ['sent', day],
    ['draft', dayAfter(day, -9)],
  ]) {
    await maya.call('POST', '/api/invoices', {
      customerId: customer.body.id,
      issueDate: dayAfter(day, -30),
      dueDate,
      currency: 'EUR',
      status,
      items: [{ description: 'Charter', unitPrice: 10 }],
    });
  }
  for (const [title, days] of [
    ['Near', 2],
    ['Far', 9],
  ] as const)
    await maya.call('POST', '/api/maintenance', { yachtId: yacht.id, title, type: 'hull', scheduledDate: inDays(days) });
  await maya.call('POST', '/api/documents', { yachtId: yacht.id, type: 'Insurance policy', expiresOn: dayAfter(day, 30) });
  await maya.call('POST', '/api/documents', { type: 'Far off', expiresOn: dayAfter(day, 91) });
  const aPiece = async (name: string) => (await maya.call('POST', '/api/equipment', { yachtId: yacht.id, name, kind: 'life_raft' })).body;
  const raft = await aPiece('Life raft');
  const old = await aPiece('Old raft');
  const plan = async (equipmentId: number, title: string, days: number, more: object = {}) =>
    (await maya.call('POST', '/api/service-plans', { equipmentId, title, dueOn: dayAfter(day, days), everyMonths: 12, ...more })).body;
  await plan(raft.id, 'Service', 30);
  await plan(raft.id, 'Far service', 31);
  // Weekly services are announced the day before, half-yearly ones 18 days before.
  await plan(raft.id, 'Far flush', 2, { everyMonths: null, everyDays: 7 });
  await plan(raft.id, 'Flush', 1, { everyMonths: null, everyDays: 7 });
  await plan(raft.id, 'Far look', 19, { everyMonths: 6 });
  await plan(raft.id, 'Look', 18, { everyMonths: 6 });
  await plan(raft.id, 'Weighing', -1, { lateDays: 10 });
  const putOff = await plan(raft.id, 'Put off', 3);
  await maya.call('POST', `/api/service-plans/${putOff.id}/postponements`, { toOn: dayAfter(day, 40), reason: 'Booked out' });
  const paused = await plan(raft.id, 'Paused', 3);
  await maya.call('PATCH', `/api/service-plans/${paused.id}`, { paused: true });
  const planned = await plan(raft.id, 'Planned', 3);
  await maya.call('POST', '/api/maintenance', {
    yachtId: yacht.id,
    title: 'Far',
    type: 'safety',
    scheduledDate: inDays(12),
    planIds: [planned.id],
  });
  await plan(old.id, 'Retired', 3);
  await maya.call('POST', '/api/documents', { yachtId: yacht.id, equipmentId: old.id, type: 'Far gone', expiresOn: dayAfter(day, 3) });
  await maya.call('PATCH', `/api/equipment/${old.id}`, { retiredOn: day });
  await anEvent(world, companyId, yacht.id, { startsIn: 1, hours: 2 });
  await anEvent(world, companyId, yacht.id, { startsIn: 72 });
  await maya.call('POST', '/api/trips', {
    yachtId: yacht.id,
    departureLocation: 'Nice',
    arrivalLocation: 'Calvi',
    departureDate: inDays(0.1),
  });
  await aTrial(maya);
  return { maya, day };
}

describe('what is due', () => {
  test('names the customer of an overdue invoice as the invoice does', async () => {
    const maya = await aPerson(world);
    const day = await today(maya);
    const person = { firstName: 'Gianni', lastName: 'Conti', organisation: 'Conti Eventi S.r.l.' };
    const { body: customer } = await maya.call('POST', '/api/customers', person);
    await maya.call('POST', '/api/invoices', {
      customerId: customer.id,
      issueDate: dayAfter(day, -30),
      dueDate: dayAfter(day, -1),
      currency: 'EUR',
      status: 'sent',
      items: [{ description: 'Charter', unitPrice: 10 }],
    });
    await maya.call('PATCH', `/api/customers/${customer.id}`, { organisation: 'Conti S.p.A.' });
    expect((await maya.call('GET', '/api/reminders')).body.rows).toMatchObject([{ kind: 'invoice', of: 'Conti Eventi S.r.l.' }]);
  });

  test('is limited to the caller’s company and to what is really due, nearest to today first', async () => {
    const { maya } = await aBusyCompany();
    const { body } = await maya.call('GET', '/api/reminders');
    expect(
      body.rows.map(({ kind, label }: { kind: string; label: string }) => `${kind} ${label.replace(/INV-.*/, 'INV')}`).toSorted(),
    ).toEqual([
      'certificate Due',
      'certificate Expired',
      'departure An event',
      'departure Nice to Calvi',
      'document Insurance policy',
      'invoice INV',
      'maintenance Near',
      'service Life raft, Flush',
      'service Life raft, Look',
      'service Life raft, Service',
      'service Life raft, Weighing',
      'trial Free trial',
    ]);
    expect(body.total).toBe(12);
    const left = body.rows.map(({ daysLeft }: { daysLeft: number }) => Math.abs(daysLeft));
    expect(left).toEqual(left.toSorted((a: number, b: number) => a - b));
    expect((await (await aPerson(world)).call('GET', '/api/reminders')).body).toMatchObject({
      rows: [],
      total: 0,
      today: { back: 0, out: 0, notReady: 0, needs: [] },
    });
  });

  test('is listed in full on request, whatever the panel’s settings, longest overdue first', async () => {
    const { maya } = await aBusyCompany();
    await maya.call('PATCH', '/api/profile/reminders', { panel: ['invoice'] });
    const { yachtId } = (await maya.call('GET', '/api/maintenance?limit=1')).body[0];
    await maya.call('POST', '/api/maintenance', { yachtId, title: 'Left open', type: 'hull', scheduledDate: inDays(-20) });
    await maya.call('POST', '/api/maintenance', {
      yachtId,
      title: 'Closed',
      type: 'hull',
      scheduledDate: inDays(-20),
      status: 'completed',
    });
    const chosen = (await maya.call('GET', '/api/reminders')).body;
    expect([chosen.rows.length, chosen.total]).toEqual([1, 1]);
    const { rows, total } = (await maya.call('GET', '/api/reminders?all=true')).body;
    expect([rows.length, total]).toEqual([13, 13]);
    expect(rows[0]).toMatchObject({ kind: 'maintenance', label: 'Left open', overdue: true });
    const left = rows.map(({ daysLeft }: { daysLeft: number }) => daysLeft);
    expect(left).toEqual(left.toSorted((a: number, b: number) => a - b));
    expect((await maya.call('GET', '/api/reminders?all=perhaps')).status).toBe(400);
    const admin = await aPerson(world, { role: 'admin' });
    const seen = (await admin.call('GET', '/api/reminders?all=true')).body.rows;
    expect(seen).toContainEqual(expect.objectContaining({ label: 'Left open', companyId: maya.companyId }));
    expect(seen.some(({ kind }: { kind: string }) => kind === 'trial')).toBe(false);
  });

  test('is only for people who may see it: the end of a trial for those who run the company', async () => {
    const { maya } = await aBusyCompany();
    const tom = await colleagueOf(maya);
    expect(await kindsOf(tom)).toEqual(new Set(['certificate', 'document', 'departure', 'invoice', 'maintenance', 'service']));
    expect((await tom.call('GET', '/api/profile/reminders')).body.offered).not.toContain('trial');
    const { body: made } = await maya.call('POST', '/api/tokens', { name: 'Website', reach: 'read' });
    const program = await world.app.inject({ method: 'GET', url: '/api/reminders', headers: { authorization: `Bearer ${made.token}` } });
    expect(program.json().rows.map(({ kind }: { kind: string }) => kind)).not.toContain('trial');
  });

  test('is empty for platform admins without a company', async () => {
    await aBusyCompany();
    const admin = await aPerson(world, { role: 'admin' });
    expect((await admin.call('GET', '/api/reminders')).body).toEqual({ rows: [], total: 0, today: null });
    expect((await admin.call('GET', '/api/profile/reminders')).body).toEqual({ offered: [], panel: [], mail: [] });
  });
});

const remindersOf = async (person: Person) =>
  (await person.call('GET', '/api/reminders')).body.rows
    .filter(({ kind }: { kind: string }) => ['option', 'instalment', 'guests', 'calendar'].includes(kind))
    .map(({ kind, label, of, daysLeft, overdue, amount }: Record<string, unknown>) =>
      [kind, label, of, daysLeft, overdue, amount].filter((each) => each !== null).join(' '),
    )
    .toSorted();

const lines = (dueOn: string) => [{ kind: 'deposit', label: 'Deposit', amount: 800, dueDate: dueOn }];

describe('what is due at the charter desk', () => {
  test('includes an option the day before it ends, an installment a week before it is due, and a guest list four weeks ahead', async () => {
    const { maya, aurelia, customer } = await aDesk(world);
    const day = await today(maya);
    const charter = async (from: number, more: object) =>
      (
        await maya.call('POST', '/api/charters', {
          yachtId: aurelia.id,
          customerId: customer.id,
          startDate: `${dayAfter(day, from)}T15:00:00Z`,
          endDate: `${dayAfter(day, from + 7)}T07:00:00Z`,
          adults: 1,
          offTerms: true,
          ...more,
        })
      ).body;
    // The end is noon UTC, so it is on that day in Paris.
    const option = await charter(60, { state: 'option', until: `${dayAfter(day, 1)}T12:00:00Z` });
    await charter(70, { state: 'option', until: `${dayAfter(day, 2)}T12:00:00Z` });
    const near = await charter(27, { state: 'booked' });
    const far = await charter(40, { state: 'booked' });
    await maya.call('PATCH', `/api/charters/${near.id}`, { lines: [] });
    await maya.call('PATCH', `/api/charters/${far.id}`, { lines: [] });
    await world.owner.query('delete from charter_instalments where charter_id = any($1)', [[near.id, far.id]]);
    expect((await maya.call('PUT', `/api/charters/${near.id}/plan`, { lines: lines(dayAfter(day, 7)) })).status).toBe(200);
    expect((await maya.call('PUT', `/api/charters/${far.id}/plan`, { lines: lines(dayAfter(day, 8)) })).status).toBe(200);
    expect(await remindersOf(maya)).toEqual([
      `guests ${near.number}, guest list 0 of 1 ${aurelia.name} 27 false`,
      `instalment ${near.number}, Deposit Ada Lind 7 false 800.00`,
      `option Option ${option.number} ${aurelia.name}, Ada Lind 1 false`,
    ]);

    // Overdue, and then received; and a complete list.
    await world.owner.query(`update charter_instalments set due_date = $2 where charter_id = $1`, [near.id, dayAfter(day, -2)]);
    await maya.call('PUT', `/api/charters/${near.id}/guests`, {
      guests: [
        {
          familyName: 'Lind',
          givenNames: 'Ada',
          birthDate: '1990-05-04',
          nationality: 'GBR',
          documentType: 'passport',
          documentNumber: '925076473',
        },
      ],
    });
    await maya.call('POST', `/api/charters/${option.id}/release`);
    expect(await remindersOf(maya)).toEqual([`instalment ${near.number}, Deposit Ada Lind -2 true 800.00`]);
    const [line] = (await maya.call('GET', `/api/charters/${near.id}`)).body.plan;
    await maya.call('POST', `/api/instalments/${line.id}/receive`, { receivedOn: day });
    expect(await remindersOf(maya)).toEqual([]);
  });

  test('includes an external calendar that can’t be read, is suddenly empty or has a double booking, for those who run the company', async () => {
    const { maya, aurelia } = await aDesk(world);
    const tom = await colleagueOf(maya);
    const day = await today(maya);
    const calendar = async (label: string) =>
      (await maya.call('POST', '/api/calendar-imports', { yachtId: aurelia.id, label })).body.id as number;
    const [fine, twice, failing, empty] = [
      await calendar('Fine'),
      await calendar('Twice'),
      await calendar('Failing'),
      await calendar('Empty'),
    ];
    expect(await remindersOf(maya)).toEqual([]);
    const says = (id: number, uid: string, from: number) =>
      maya.call('PUT', `/api/calendar-imports/${id}/file`, {
        ics: aCalendar([uid, dayAfter(day, from), dayAfter(day, from + 7)]),
      });
    expect((await says(fine, 'a', 30)).status).toBe(200);
    expect((await says(twice, 'b', 33)).status).toBe(200);
    await world.owner.query(
      `update calendar_imports set failures = 9, last_error = 'No answer', failing_since = now() - interval '3 hours 1 minute' where id = $1`,
      [failing],
    );
    await world.owner.query(
      `update calendar_imports set failures = 1, last_error = 'No answer', failing_since = now() - interval '1 hour' where id = $1`,
      [fine],
    );
    await world.owner.query(`update calendar_imports set pending = '[]' where id = $1`, [empty]);
    await world.owner.query(`update imported_blocks set said_at = now() - interval '5 days' where import_id = $1`, [twice]);
    const rows = await remindersOf(maya);
    expect(rows.map((row: string) => row.replace(/(can’t be read .*) (0|-1) /, '$1 so '))).toEqual([
      `calendar Empty, suddenly empty ${aurelia.name} 0 false`,
      `calendar Failing, can’t be read ${aurelia.name} so false`,
      `calendar Twice, double-booked ${aurelia.name} -5 false`,
    ]);
    expect(await remindersOf(tom)).toEqual([]);
  });
});

describe('reminder settings', () => {
  test('include everything at first, and then each person’s own choice', async () => {
    const { maya } = await aBusyCompany();
    const tom = await colleagueOf(maya);
    const all = [...reminderKinds];
    expect((await maya.call('GET', '/api/profile/reminders')).body).toEqual({ offered: all, panel: all, mail: all });
    const { status, body } = await maya.call('PATCH', '/api/profile/reminders', { panel: ['invoice', 'invoice'] });
    expect([status, body]).toEqual([200, { offered: all, panel: ['invoice'], mail: all }]);
    await maya.call('PATCH', '/api/profile/reminders', { mail: [] });
    expect((await maya.call('GET', '/api/profile/reminders')).body).toEqual({ offered: all, panel: ['invoice'], mail: [] });
    expect((await maya.call('GET', '/api/reminders')).body.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice']);
    expect((await tom.call('GET', '/api/profile/reminders')).body.panel).toEqual(all.slice(0, 11));
  });

  test('accept only kinds from the list', async () => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('PATCH', '/api/profile/reminders', { mail: ['weather'] });
    expect([status, body.errors]).toEqual([422, [{ path: 'mail.0', message: 'Please choose from the list' }]]);
  });

  test('can be changed while the company’s subscription has lapsed, but not by API tokens', async () => {
    const maya = await aPerson(world);
    await world.owner.query(
      `insert into subscriptions (company_id, provider, customer_id, plan_id, status, ended_at) values ($1, 'sandbox', 'cus_1', 'starter-monthly', 'canceled', now())`,
      [maya.companyId],
    );
    expect((await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' })).status).toBe(402);
    expect((await maya.call('PATCH', '/api/profile/reminders', { mail: [] })).status).toBe(200);
  });
});
