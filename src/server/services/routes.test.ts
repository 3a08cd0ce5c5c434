import { describe, expect, test } from 'vitest';
import { averageADay, type Reading } from '#domain/equipment/averages.ts';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { forecastOf, stateOfPlan, type StandingPlan } from '#domain/services/plan-state.ts';
import { usualPlans } from '#domain/maintenance/tips.ts';
import { anEvent, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const hour = 3_600_000;
const timeZone = 'Europe/Paris';
const today = () => dayIn(timeZone, new Date().toISOString());
const inDays = (days: number) => addDays(today(), days);
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

/** A yacht with an engine at this many hours, read just now. */
async function anEngine(person: Person, hours: number | null = 1231.6, more: object = {}) {
  const yacht = await aYacht(person);
  const engine = (await person.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Port engine', kind: 'engine', ...more })).body;
  const meter = (await person.call('POST', '/api/meters', { equipmentId: engine.id })).body;
  if (hours !== null) await person.call('POST', '/api/readings', { readings: [{ meterId: meter.id, hours, at: ago(1) }] });
  return { yacht, engine, meter };
}
const plan = async (person: Person, equipmentId: number, more: object = {}) =>
  (await person.call('POST', '/api/service-plans', { equipmentId, title: '250 h service', ...more })).body;
const complete = (person: Person, of: { id: number; cycle: number }, more: object = {}) =>
  person.call('POST', `/api/service-plans/${of.id}/completions`, { cycle: of.cycle, doneOn: today(), ...more });
const read = async (person: Person, id: number) => (await person.call('GET', `/api/service-plans/${id}`)).body;
/** A day as the company formats it. */
const dayText = (day: string) => dayWords(day, shortDate, formatsOf(null));
/** The same for someone who puts the day first. */
const dayFirst = (day: string) => dayWords(day, shortDate, formatsOf({ dateOrder: 'dmy' }));
const faultOf = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0]?.path ?? body.code, body.message];

describe('a plan', () => {
  test('counts by hours and by date, and has its state', async () => {
    const maya = await aPerson(world);
    const { yacht, engine, meter } = await anEngine(maya);
    const made = await plan(maya, engine.id, {
      everyHours: 250,
      everyMonths: 12,
      meterId: meter.id,
      lastDoneHours: 1000,
      lastDoneOn: inDays(-30),
    });
    expect(made).toMatchObject({
      yachtName: yacht.name,
      equipmentName: 'Port engine',
      dueHours: 1250,
      cycle: 1,
      state: 'due',
      hoursNow: 1231.6,
      hoursLeft: 18.4,
      perDay: null,
      policy: 'floating',
      outOfService: true,
      jobId: null,
    });
    expect(made.expectedOn).toBe(made.dueOn);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      resourceType: 'service',
      details: `Planned a service of ${yacht.name}: Port engine, 250 h service`,
    });
    expect((await maya.call('GET', `/api/service-plans?state=due&yachtId=${yacht.id}`)).body).toEqual([made]);
    expect((await maya.call('GET', '/api/service-plans?state=overdue')).body).toEqual([]);
    expect(
      (await maya.call('GET', `/api/service-plans?from=${made.expectedOn}&to=${made.expectedOn}&critical=false&q=port`)).body,
    ).toHaveLength(1);
  });

  test.each([
    [{}, 'dueOn', 'Please say when it is due, or how often'],
    [{ everyMonths: 12, everyDays: 30 }, 'everyDays', 'Months or days, not both'],
    [{ everyHours: 250 }, 'meterId', 'Please choose the meter whose hours count'],
    [{ everyDays: 30, lateDays: 30 }, 'lateDays', 'This must be less than the interval'],
    [{ everyDays: 30, dueHours: 12.34 }, 'dueHours', 'Hours have one decimal at most'],
    [{ everyMonths: 0 }, 'everyMonths', 'Months must be a whole number from 1 to 1,200'],
    [{ everyMonths: 12, title: ' ' }, 'title', 'Please say what is done'],
  ])('that can’t be is refused: %o', async (more, path, message) => {
    const maya = await aPerson(world);
    const { engine } = await anEngine(maya, null);
    const answer = await maya.call('POST', '/api/service-plans', { equipmentId: engine.id, title: 'Service', ...more });
    expect(faultOf(answer)).toEqual([422, path, message]);
  });

  test('has equipment and a meter of one yacht, and not of another company', async () => {
    const [maya, other] = [await aPerson(world), await aPerson(world)];
    const [{ engine }, { meter }, theirs] = [await anEngine(maya, null), await anEngine(maya, null), await anEngine(other, null)];
    const make = async (body: object) => faultOf(await maya.call('POST', '/api/service-plans', { title: 'Service', ...body }));
    expect(await make({ equipmentId: engine.id, everyHours: 100, meterId: meter.id })).toContain('meterId');
    expect(await make({ equipmentId: engine.id, everyHours: 100, meterId: theirs.meter.id })).toContain('meterId');
    expect(await make({ equipmentId: theirs.engine.id, everyMonths: 1 })).toContain('equipmentId');
  });

  test('can be changed and paused, and counts anew when an interval is added or removed', async () => {
    const maya = await aPerson(world);
    const { engine, meter } = await anEngine(maya, 100);
    const made = await plan(maya, engine.id, { everyDays: 100 });
    const change = async (body: object) => (await maya.call('PATCH', `/api/service-plans/${made.id}`, body)).body;
    expect(await change({ everyHours: 250, meterId: meter.id })).toMatchObject({ dueOn: inDays(100), dueHours: 350 });
    expect(await change({ everyDays: null })).toMatchObject({ dueOn: null, dueHours: 350 });
    expect(await change({ paused: true })).toMatchObject({ state: 'paused', expectedOn: null });
    expect(await change({ paused: false, dueHours: 90 })).toMatchObject({ state: 'overdue', expectedOn: today() });
    expect(
      (await maya.call('PATCH', `/api/service-plans/${made.id}`, { title: 'x' }, { 'if-match': '"2020-01-01T00:00:00.000Z"' })).status,
    ).toBe(412);
    expect(faultOf(await maya.call('PATCH', `/api/service-plans/${made.id}`, { everyHours: null }))).toContain('dueOn');
    await maya.call('PATCH', `/api/equipment/${engine.id}`, { retiredOn: today() });
    expect((await read(maya, made.id)).state).toBe('paused');
    expect((await maya.call('DELETE', `/api/service-plans/${made.id}`)).status).toBe(204);
  });

  test('that becomes recurring keeps the date and hours it is due, unless it is done', async () => {
    const maya = await aPerson(world);
    const { engine, meter } = await anEngine(maya, 100);
    const change = async (id: number, body: object) => (await maya.call('PATCH', `/api/service-plans/${id}`, body)).body;
    const battery = await plan(maya, engine.id, { title: 'Battery', dueOn: inDays(40) });
    expect(await change(battery.id, { everyMonths: 12 })).toMatchObject({ dueOn: inDays(40), everyMonths: 12 });
    const oil = await plan(maya, engine.id, { title: 'First oil', meterId: meter.id, dueHours: 150 });
    expect(await change(oil.id, { everyHours: 250 })).toMatchObject({ dueHours: 150, everyHours: 250 });
    const [paint, belt] = [
      await plan(maya, engine.id, { title: 'Paint', dueOn: inDays(1) }),
      await plan(maya, engine.id, { title: 'Belt', meterId: meter.id, dueHours: 101 }),
    ];
    for (const done of [paint, belt]) expect((await complete(maya, done)).body.plan.state).toBe('done');
    expect(await change(paint.id, { everyDays: 100 })).toMatchObject({ dueOn: inDays(100), state: 'ok' });
    expect(await change(belt.id, { everyHours: 250 })).toMatchObject({ dueHours: 350, state: 'ok' });
  });
});

describe('a service that is done', () => {
  test('is a line in the service book, a reading, and the start of the next turn; undoing it restores the plan', async () => {
    const maya = await aPerson(world);
    const { engine, meter } = await anEngine(maya);
    const made = await plan(maya, engine.id, {
      everyHours: 250,
      everyMonths: 12,
      meterId: meter.id,
      lastDoneHours: 1000,
      lastDoneOn: inDays(-30),
    });
    await maya.call('POST', `/api/service-plans/${made.id}/postponements`, { toHours: 1300, reason: 'Parts are late' });
    const before = await read(maya, made.id);
    expect(before).toMatchObject({ postponedHours: 1300, hoursLeft: 68.4, state: 'ok' });
    const { status, body } = await complete(maya, made, { hours: 1232, doneBy: 'Yard', notes: 'Impeller renewed' });
    expect(status).toBe(201);
    expect(body.services).toMatchObject([
      { planId: made.id, cycle: 1, title: '250 h service', hours: 1232, doneOn: today(), doneBy: 'Yard', wasDueHours: 1250, onTime: true },
    ]);
    expect(body.plan).toMatchObject({ cycle: 2, dueHours: 1482, hoursNow: 1232, state: 'ok', postponedHours: null, lastDoneOn: today() });
    expect((await maya.call('GET', `/api/meters/${meter.id}/readings`)).body[0]).toMatchObject({ hours: 1232, source: 'service' });
    expect((await maya.call('DELETE', `/api/services/${body.services[0].id}`)).status).toBe(204);
    const { hoursNow, hoursLeft, updatedAt, ...after } = await read(maya, made.id);
    expect([hoursNow, hoursLeft]).toEqual([1232, 68]);
    expect(after).toEqual({ ...before, hoursNow: undefined, hoursLeft: undefined, updatedAt: undefined });
    expect(updatedAt > before.updatedAt).toBe(true);
  });

  test('takes its hours from a reading of the week before, and requires them if there is none', async () => {
    const maya = await aPerson(world);
    const { engine, meter } = await anEngine(maya, 1200);
    const byHours = await plan(maya, engine.id, { everyHours: 250, meterId: meter.id, dueHours: 1210 });
    const { body } = await complete(maya, byHours, {});
    expect(body.services[0]).toMatchObject({ hours: 1200 });
    const before = await complete(maya, body.plan, { doneOn: inDays(-20) });
    expect(faultOf(before)).toEqual([422, 'doneOn', `This was last done on ${dayText(today())}`]);
    const other = await plan(maya, engine.id, { everyHours: 100, meterId: meter.id, title: 'Look' });
    expect(faultOf(await complete(maya, other, { doneOn: inDays(-20) }))).toEqual([422, 'hours', 'Please enter the hours of Port engine']);
    expect(faultOf(await complete(maya, other, { doneOn: inDays(1) }))).toEqual([422, 'doneOn', 'This date is in the future']);
    expect(faultOf(await complete(maya, other, { hours: 1199 }))).toContain('hours');
    expect(faultOf(await complete(maya, other, { hours: 1200.05 }))).toContain('hours');
    expect(faultOf(await complete(maya, other, { nextDueHours: 1200 }))).toEqual([
      422,
      'nextDueHours',
      'This must be more than the hours of the service',
    ]);
    expect(faultOf(await complete(maya, other, { nextDueOn: today() }))).toEqual([422, 'nextDueOn', 'This must be after the service']);
    expect((await maya.call('GET', `/api/services?planId=${other.id}`)).body).toEqual([]);
  });

  test('is refused with dates in the person’s own format, or else the company’s', async () => {
    const maya = await aPerson(world);
    await maya.call('PATCH', '/api/profile', { formats: { dateOrder: 'dmy' } });
    const { yacht, engine } = await anEngine(maya);
    const raft = await plan(maya, engine.id, { everyMonths: 12 });
    const { body } = await complete(maya, raft);
    expect((await complete(maya, body.plan, { doneOn: inDays(-1) })).body.message).toBe(`This was last done on ${dayFirst(today())}`);
    expect((await complete(maya, raft)).body.message).toBe(`This was completed already, on ${dayFirst(today())}.`);
    const job = { yachtId: yacht.id, title: 'Raft', type: 'safety', scheduledDate: `${inDays(9)}T10:00:00Z`, planIds: [raft.id] };
    expect((await maya.call('POST', '/api/maintenance', job)).status).toBe(201);
    expect((await maya.call('POST', '/api/maintenance', { ...job, allowOverlap: true })).body.message).toBe(
      `Port engine, 250 h service is planned already, for ${dayFirst(inDays(9))}.`,
    );
  });

  test('of a plan without an interval is the last, except with a new label', async () => {
    const maya = await aPerson(world);
    const { engine } = await anEngine(maya, null);
    const battery = await plan(maya, engine.id, { title: 'Battery', dueOn: inDays(-3) });
    expect(battery.state).toBe('overdue');
    const { body } = await complete(maya, battery, { nextDueOn: inDays(1800) });
    expect(body).toMatchObject({ plan: { dueOn: inDays(1800), state: 'ok' }, services: [{ onTime: false }] });
    expect((await complete(maya, body.plan)).body.plan).toMatchObject({ state: 'done', cycle: 3, dueOn: inDays(1800), expectedOn: null });
    expect(faultOf(await complete(maya, { id: battery.id, cycle: 3 }))).toEqual([409, 'already_done', 'This was completed already.']);
  });

  test('completes the shorter ones of its series too, which are undone with it', async () => {
    const maya = await aPerson(world);
    const { engine, meter } = await anEngine(maya, 1200);
    const of = (title: string, everyHours: number, more: object = {}) =>
      plan(maya, engine.id, { title, everyHours, meterId: meter.id, series: 'service', ...more });
    const [short, long, longer] = [await of('250 h', 250), await of('500 h', 500), await of('1,000 h', 1000)];
    const other = await of('Valves', 100, { series: 'valves' });
    const { body } = await complete(maya, long, { hours: 1200 });
    expect(body.services.map(({ title }: any) => title)).toEqual(['500 h', '250 h']);
    expect(body.services[1].includedIn).toBe(body.services[0].id);
    expect(await Promise.all([short, long, longer, other].map(async ({ id }) => (await read(maya, id)).cycle))).toEqual([2, 2, 1, 1]);
    const again = await complete(maya, { id: short.id, cycle: 2 });
    expect(again.status).toBe(201);
    const first = `/api/services/${body.services[0].id}`;
    expect(faultOf(await maya.call('DELETE', first))).toEqual([
      409,
      'later_service',
      'A later service depends on this one. Undo that one first.',
    ]);
    expect((await maya.call('GET', '/api/services')).body).toHaveLength(3);
    await maya.call('DELETE', `/api/services/${again.body.services[0].id}`);
    expect((await maya.call('DELETE', first)).status).toBe(204);
    expect(await Promise.all([short, long].map(async ({ id }) => (await read(maya, id)).cycle))).toEqual([1, 1]);
    expect((await maya.call('GET', '/api/services')).body).toEqual([]);
  });

  test('requested a hundred times at once is completed once', async () => {
    const maya = await aPerson(world);
    const { engine } = await anEngine(maya, null);
    const made = await plan(maya, engine.id, { everyMonths: 12, dueOn: inDays(3) });
    const answers = await Promise.all(Array.from({ length: 100 }, () => complete(maya, made)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(99);
    expect(refused[0]?.body).toMatchObject({ code: 'already_done', message: `This was completed already, on ${dayText(today())}.` });
    expect((await maya.call('GET', '/api/services')).body).toHaveLength(1);
  });
});

test('a critical service is postponed only by those who run the company, with a reason', async () => {
  const maya = await aPerson(world);
  const sam = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
  const { engine } = await anEngine(maya, null);
  const made = await plan(maya, engine.id, { everyMonths: 12, dueOn: inDays(-1), critical: true });
  const postpone = (who: Person, body: object) => who.call('POST', `/api/service-plans/${made.id}/postponements`, body);
  const body = { toOn: inDays(20), reason: 'Station is closed' };
  expect(faultOf(await postpone(sam, body))).toEqual([
    403,
    'not_allowed',
    'Only those who run the company can postpone a critical service.',
  ]);
  expect(faultOf(await postpone(maya, { ...body, reason: 'Late' }))).toContain('reason');
  expect(faultOf(await postpone(maya, { ...body, toOn: inDays(365) }))).toEqual([422, 'toOn', 'At most 365 days after it was due']);
  expect(faultOf(await postpone(maya, { ...body, toOn: inDays(-1) }))).toEqual([422, 'toOn', 'Please choose a later day']);
  expect(await postpone(maya, body)).toMatchObject({
    status: 201,
    body: { postponedOn: inDays(20), expectedOn: inDays(20), latestOn: inDays(20), state: 'due' },
  });
});

test('a critical service isn’t made to wait by changing it either, except by those who run the company', async () => {
  const maya = await aPerson(world);
  const sam = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
  const { engine, meter } = await anEngine(maya);
  const made = await plan(maya, engine.id, {
    everyMonths: 12,
    everyHours: 250,
    meterId: meter.id,
    dueOn: inDays(-1),
    dueHours: 1250,
    critical: true,
  });
  const change = (who: Person, body: object) => who.call('PATCH', `/api/service-plans/${made.id}`, body);
  for (const waits of [{ dueOn: inDays(0) }, { dueHours: 1250.1 }, { everyMonths: null }, { critical: false }])
    expect([waits, ...faultOf(await change(sam, { title: 'Raft', ...waits }))]).toEqual([
      waits,
      403,
      'not_allowed',
      'Only those who run the company can postpone a critical service, or decide that it is no longer critical.',
    ]);
  expect(await read(maya, made.id)).toMatchObject({ title: made.title, dueOn: inDays(-1), dueHours: 1250, critical: true });
  expect((await change(sam, { title: 'Raft', dueOn: inDays(-2), dueHours: 1240 })).status).toBe(200);
  expect((await change(maya, { dueOn: inDays(30), critical: false })).status).toBe(200);
  expect((await change(sam, { dueOn: inDays(60) })).status).toBe(200);
});

test('a service that was completed meanwhile isn’t postponed in its next turn', async () => {
  const maya = await aPerson(world);
  const { engine } = await anEngine(maya, null);
  const made = await plan(maya, engine.id, { everyMonths: 12, dueOn: inDays(3) });
  const postpone = (cycle: number) =>
    maya.call('POST', `/api/service-plans/${made.id}/postponements`, { cycle, toOn: inDays(400), reason: 'Station is closed' });
  await complete(maya, made);
  expect(await postpone(made.cycle)).toMatchObject({
    status: 409,
    body: { code: 'already_done', message: `This was completed already, on ${dayText(today())}.` },
  });
  expect(await read(maya, made.id)).toMatchObject({ cycle: made.cycle + 1, postponedOn: null });
  expect((await postpone(made.cycle + 1)).body).toMatchObject({ postponedOn: inDays(400) });
});

test('readings alert once when a service is nearly due, and once when it is overdue', async () => {
  const maya = await aPerson(world);
  const { yacht, engine, meter } = await anEngine(maya, 1200);
  const made = await plan(maya, engine.id, { everyHours: 250, meterId: meter.id, dueHours: 1230 });
  const enter = async (hours: number) =>
    (await maya.call('POST', '/api/readings', { readings: [{ meterId: meter.id, hours }], confirm: true })).body;
  const alerts = async () =>
    (await maya.call('GET', '/api/activities?limit=20')).body
      .filter(({ action }: any) => action === 'alert')
      .map(({ details }: any) => details);
  expect((await enter(1204.9)).due).toEqual([]);
  expect((await enter(1211.6)).due).toEqual([
    {
      planId: made.id,
      title: '250 h service',
      equipmentId: engine.id,
      equipmentName: 'Port engine',
      state: 'due',
      hoursLeft: 18.4,
      expectedOn: null,
    },
  ]);
  expect((await enter(1212)).due).toHaveLength(1);
  expect(await alerts()).toEqual([`${yacht.name}: Port engine, 250 h service is due in 18.4 h`]);
  expect((await enter(1231)).due).toMatchObject([{ state: 'overdue', hoursLeft: -1 }]);
  expect(await alerts()).toEqual([
    `${yacht.name}: Port engine, 250 h service is 1.0 h past due`,
    `${yacht.name}: Port engine, 250 h service is due in 18.4 h`,
  ]);
  await complete(maya, made, { hours: 1232, confirm: true });
  expect(await alerts()).toHaveLength(2);
  expect((await enter(1233)).due).toEqual([]);
});

/** An engine at 1,100 h a month ago, with a service due at 1,250 h, and what the bell and the feed say about it. */
async function aService(person: Person) {
  const { yacht, engine, meter } = await anEngine(person, null);
  const enter = async (hours: number, more: object = {}) =>
    (await person.call('POST', '/api/readings', { readings: [{ meterId: meter.id, hours, ...more }], confirm: true })).body.readings[0];
  await enter(1100, { at: ago(30 * 24) });
  const made = await plan(person, engine.id, { everyHours: 250, meterId: meter.id, dueHours: 1250 });
  const bell = async () => (await person.call('GET', '/api/reminders')).body.rows.map(({ hoursLeft }: any) => hoursLeft);
  const alerts = async () =>
    (await person.call('GET', '/api/activities?limit=50')).body
      .filter(({ action }: any) => action === 'alert')
      .map(({ details }: any) => details.replace(`${yacht.name}: Port engine, 250 h service `, ''));
  return { yacht, engine, meter, made, enter, bell, alerts };
}

describe('a reading that was wrong', () => {
  test('leaves the bell when it is deleted, and the service alerts when it is really due', async () => {
    const maya = await aPerson(world);
    const { enter, bell, alerts } = await aService(maya);
    const wrong = await enter(1300);
    expect(await bell()).toEqual([-50]);
    expect((await maya.call('DELETE', `/api/readings/${wrong.id}`)).status).toBe(204);
    expect(await bell()).toEqual([]);
    const early = await enter(1251);
    expect(await bell()).toEqual([-1]);
    await maya.call('DELETE', `/api/readings/${early.id}`);
    const soon = await enter(1240);
    expect(await bell()).toEqual([10]);
    await enter(1250);
    expect(await alerts()).toEqual(['is due', 'is due in 10.0 h', 'is 1.0 h past due', 'is 50.0 h past due']);
    expect((await maya.call('DELETE', `/api/readings/${soon.id}`)).status).toBe(204);
    expect(await bell()).toEqual([0]);
  });

  test('leaves the bell when its trip is saved with the right one, or without', async () => {
    const maya = await aPerson(world);
    const { yacht, engine, meter, bell, alerts } = await aService(maya);
    const trip = { yachtId: yacht.id, departureLocation: 'Antibes', arrivalLocation: 'Calvi', departureDate: ago(20), arrivalDate: ago(2) };
    const readings = (hours: number) => ({ readings: [{ meterId: meter.id, hours }], confirm: true });
    const logged = await maya.call('POST', '/api/trips', { ...trip, ...readings(1300) });
    expect([logged.status, await bell()]).toEqual([201, [-50]]);
    const save = async (body: object) => (await maya.call('PATCH', `/api/trips/${logged.body.id}`, body)).status;
    expect([await save(readings(1130)), await bell()]).toEqual([200, []]);
    expect([await save(readings(1260)), await bell()]).toEqual([200, [-10]]);
    const other = (await maya.call('POST', '/api/meters', { equipmentId: engine.id, name: 'Generator' })).body;
    expect([await save({ readings: [{ meterId: other.id, hours: 5 }] }), await bell()]).toEqual([200, []]);
    expect(await alerts()).toEqual(['is 10.0 h past due', 'is 50.0 h past due']);
  });

  test('of a meter that was replaced is past due by what it last showed', async () => {
    const maya = await aPerson(world);
    const { meter, bell, alerts } = await aService(maya);
    const replacement = { at: ago(1), lastShown: 1252, firstShown: 0 };
    const { status, body } = await maya.call('POST', `/api/meters/${meter.id}/replacement`, replacement);
    expect([status, await bell(), await alerts()]).toEqual([201, [-2], ['is 2.0 h past due']]);
    await maya.call('DELETE', `/api/readings/${body.id}`);
    expect(await bell()).toEqual([]);
  });
});

test('the hours of an engine alert nobody about a gearbox that is retired with its parent', async () => {
  const maya = await aPerson(world);
  const { yacht, meter } = await anEngine(maya, 1200);
  const add = async (name: string, parentId?: number) =>
    (await maya.call('POST', '/api/equipment', { yachtId: yacht.id, name, kind: 'gearbox', parentId })).body;
  const drive = await add('Drive');
  await plan(maya, (await add('Gearbox', drive.id)).id, { everyHours: 250, meterId: meter.id, dueHours: 1210 });
  await maya.call('PATCH', `/api/equipment/${drive.id}`, { retiredOn: today() });
  await maya.call('POST', '/api/readings', { readings: [{ meterId: meter.id, hours: 1220 }], confirm: true });
  expect((await maya.call('GET', '/api/activities')).body.filter(({ action }: any) => action === 'alert')).toEqual([]);
});

test('equipment gets the usual plans of its kind, a sister ship gets a copy, and serviced equipment can’t be deleted', async () => {
  const maya = await aPerson(world);
  const { yacht, engine } = await anEngine(maya, null, { withPlans: true });
  const made = (await maya.call('GET', `/api/service-plans?equipmentId=${engine.id}`)).body;
  expect(made.map(({ title }: any) => title).toSorted()).toEqual(
    usualPlans('engine')
      .map(({ title }) => title)
      .toSorted(),
  );
  expect(made.find(({ title }: any) => title === '50 h first service')).toMatchObject({ dueHours: 50, everyHours: null, dueOn: null });
  expect(made.find(({ title }: any) => title === '250 h service')).toMatchObject({ dueHours: 250, everyMonths: 12, series: 'service' });
  const sister = await aYacht(maya);
  const copied = await maya.call('POST', `/api/yachts/${sister.id}/equipment/copy`, { fromYachtId: yacht.id });
  expect(copied.body).toMatchObject({ equipment: 1, plans: made.length });
  const service = await complete(
    maya,
    made.find(({ title }: any) => title === '250 h service'),
    { hours: 1 },
  );
  expect(service.status).toBe(201);
  expect(faultOf(await maya.call('DELETE', `/api/equipment/${engine.id}`))).toContain('equipment_in_use');
  expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(204);
  expect((await maya.call('GET', '/api/services')).body).toEqual([]);
});

test('a line for the past is added and removed by hand', async () => {
  const maya = await aPerson(world);
  const { yacht, engine } = await anEngine(maya, null);
  const write = (more: object) =>
    maya.call('POST', '/api/services', { yachtId: yacht.id, title: 'Overhaul', doneOn: '2024-05-02', ...more });
  const { body } = await write({ equipmentId: engine.id, hours: 751.5, doneBy: 'Yard' });
  expect(body).toMatchObject({ equipmentName: 'Port engine', hours: 751.5, planId: null, onTime: null });
  expect(faultOf(await write({ doneOn: inDays(1) }))).toContain('doneOn');
  expect(faultOf(await write({ equipmentId: (await anEngine(maya, null)).engine.id }))).toContain('equipmentId');
  expect((await maya.call('GET', `/api/services?equipmentId=${engine.id}&from=2024-05-02&to=2024-05-02`)).body).toHaveLength(1);
  expect((await maya.call('DELETE', `/api/services/${body.id}`)).status).toBe(204);
});

const propose = async (person: Person, yachtId: number, query = '') =>
  (await person.call('GET', `/api/yachts/${yachtId}/proposals${query}`)).body;

test('a booking needs confirmation if a critical service is due before its end, unless work that covers it ends by its start', async () => {
  const maya = await aPerson(world);
  const { yacht, engine, meter } = await anEngine(maya, 1200);
  const raft = await plan(maya, engine.id, { title: 'Raft', everyMonths: 12, dueOn: inDays(30), critical: true });
  await plan(maya, engine.id, { title: 'Oil', everyHours: 250, meterId: meter.id, dueHours: 1190 });
  const charter = { yachtId: yacht.id, title: 'Charter', type: 'charter', startDate: ago(-28 * 24), endDate: ago(-35 * 24) };
  const refused = await maya.call('POST', '/api/schedule', charter);
  expect([refused.status, refused.body.code]).toEqual([409, 'booking_notices']);
  expect(refused.body.notices.map(({ kind, severity, message }: any) => [kind, severity, message])).toEqual([
    ['service_due', 'ask', `Port engine, Raft of ${yacht.name} is due on ${dayText(inDays(30))}.`],
    ['service_due', 'tell', `Port engine, Oil of ${yacht.name} is due at 1,190.0 h.`],
  ]);
  const work = { yachtId: yacht.id, title: 'Raft', type: 'safety', scheduledDate: ago(-20 * 24), planIds: [raft.id] };
  expect((await maya.call('POST', '/api/maintenance', work)).status).toBe(201);
  expect((await maya.call('POST', '/api/schedule', charter)).status).toBe(201);
});

test('work whose time is over without being completed answers no question about a service', async () => {
  const maya = await aPerson(world);
  const { yacht, engine } = await anEngine(maya, null);
  const raft = await plan(maya, engine.id, { title: 'Raft', everyMonths: 12, dueOn: inDays(-10), critical: true });
  const slot = { scheduledDate: ago(72), endDate: ago(48) };
  const work = { yachtId: yacht.id, title: 'Raft', type: 'safety', ...slot, planIds: [raft.id] };
  expect((await maya.call('POST', '/api/maintenance', work)).status).toBe(201);
  const charter = { yachtId: yacht.id, title: 'Charter', type: 'charter', startDate: ago(-28 * 24), endDate: ago(-35 * 24) };
  expect((await maya.call('POST', '/api/schedule', charter)).body.code).toBe('booking_notices');
});

describe('a proposal', () => {
  test('groups due services, finds a free slot around charters, and is planned by its ids', async () => {
    const maya = await aPerson(world);
    const { yacht, engine } = await anEngine(maya, null);
    const oil = await plan(maya, engine.id, { title: 'Oil', everyMonths: 12, dueOn: inDays(10), estimatedHours: 3 });
    const raft = await plan(maya, engine.id, { title: 'Raft', everyMonths: 12, dueOn: inDays(30) });
    await plan(maya, engine.id, { title: 'Mast', everyMonths: 12, dueOn: inDays(50), estimatedHours: 12 });
    await plan(maya, engine.id, { title: 'Look', everyMonths: 12, dueOn: inDays(10), outOfService: false });
    await plan(maya, engine.id, { title: 'Far', everyMonths: 12, dueOn: inDays(90) });
    await anEvent(world, maya.companyId as number, yacht.id, { startsIn: -24, hours: 24 * 6 });
    const [first, second, ...more] = await propose(maya, yacht.id);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      plans: [{ planId: oil.id, title: 'Oil', equipmentName: 'Port engine' }, { planId: raft.id }],
      hours: 7,
      deadline: inDays(10),
      joins: [],
    });
    expect(second).toMatchObject({ plans: [{ title: 'Mast' }], hours: 12, deadline: inDays(50) });
    expect(first.slots).toHaveLength(3);
    const [{ startDate, endDate, late }] = first.slots;
    expect([late, startDate > new Date(Date.now() + 4 * 24 * hour).toISOString()]).toEqual([false, true]);
    const work = {
      yachtId: yacht.id,
      title: 'Port engine, oil',
      type: 'engine',
      scheduledDate: startDate,
      endDate,
      planIds: [oil.id, raft.id],
    };
    expect(await maya.call('POST', '/api/maintenance', work)).toMatchObject({ status: 201, body: { startDate, endDate } });
    const left = await propose(maya, yacht.id, '?within=180');
    expect(left.map(({ plans }: any) => plans.map(({ title }: any) => title))).toEqual([['Mast'], ['Far']]);
    expect(left[0].joins).toMatchObject([{ title: 'Port engine, oil', startDate, endDate }]);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/proposals?within=181`)).status).toBe(400);
  });

  test('leaves out services included in a longer planned one, and marks late slots', async () => {
    const maya = await aPerson(world);
    const { yacht, engine, meter } = await anEngine(maya, 1200);
    const of = (title: string, everyHours: number, dueHours: number) =>
      plan(maya, engine.id, { title, everyHours, dueHours, meterId: meter.id, series: 'service' });
    await of('250 h', 250, 1190);
    const long = await of('500 h', 500, 1195);
    const [only] = await propose(maya, yacht.id);
    expect(only).toMatchObject({ plans: [{ planId: long.id, expectedOn: today(), latestOn: today() }], deadline: today() });
    // Shortly after midnight a slot may still end today.
    expect(only.slots.map(({ late }: any) => late)).toEqual(only.slots.map(({ endDate }: any) => dayIn(timeZone, endDate) > today()));
    expect(only.slots.at(-1).late).toBe(true);
    await maya.call('POST', '/api/maintenance', {
      yachtId: yacht.id,
      title: 'Service',
      type: 'engine',
      scheduledDate: ago(-48),
      planIds: [long.id],
    });
    expect(await propose(maya, yacht.id)).toEqual([]);
  });
});

test('lists and the domain agree about the state of plans in random data', async () => {
  const maya = await aPerson(world);
  let seed = 20_270_601;
  const chance = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
  const maybe = <Value>(value: Value, often = 2): Value | null => (chance(often) === 0 ? value : null);
  const companyId = maya.companyId as number;
  const plans: (StandingPlan & { id: number; readings: Reading[]; usual: number | null })[] = [];
  for (let yachts = 0; yachts < 3; yachts++) {
    const { yacht, engine, meter } = await anEngine(maya, null);
    const usual = maybe(chance(100), 3);
    await world.owner.query('update meters set usual_tenths = $2 where id = $1', [meter.id, usual]);
    const readings: Reading[] = [];
    let [total, at] = [chance(50_000), Date.now() - chance(300 * 24) * hour];
    for (let each = chance(30); each > 0; each--) {
      readings.push({ id: readings.length, at: new Date(at).toISOString(), total });
      await world.owner.query('insert into meter_readings (company_id, meter_id, at, shown_tenths, by_name) values ($1, $2, $3, $4, $5)', [
        companyId,
        meter.id,
        new Date(at),
        total,
        'Robin',
      ]);
      total += chance(200);
      at = Math.min(Date.now(), at + chance(400) * hour + 1);
    }
    for (let each = 0; each < 40; each++) {
      const calendar = chance(3);
      const everyTenths = maybe(1 + chance(5000));
      const made = {
        everyMonths: calendar === 1 ? 1 + chance(24) : null,
        everyDays: calendar === 2 ? 10 + chance(900) : null,
        everyTenths,
        dueOn: calendar > 0 ? inDays(chance(500) - 200) : everyTenths === null ? inDays(chance(60) - 30) : null,
        dueTenths: everyTenths === null ? null : Math.max(0, total + chance(3000) - 1000),
        lateDays: chance(10),
        lateTenths: everyTenths === null ? 0 : chance(everyTenths),
        paused: chance(12) === 0,
        ended: chance(12) === 0,
      };
      const postponedOn = made.dueOn && maybe(addDays(made.dueOn, 1 + chance(300)), 4);
      const postponedTenths = made.dueTenths && maybe(made.dueTenths + 1 + chance(500), 4);
      const { rows } = await world.owner.query(
        `insert into service_plans (company_id, yacht_id, equipment_id, meter_id, title, every_months, every_days, every_tenths, due_on, due_tenths, late_days, late_tenths, paused, ended_at)
         values ($1, $2, $3, $4, 'Any', $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id::int`,
        [
          companyId,
          yacht.id,
          engine.id,
          meter.id,
          made.everyMonths,
          made.everyDays,
          made.everyTenths,
          made.dueOn,
          made.dueTenths,
          made.lateDays,
          made.lateTenths,
          made.paused,
          made.ended ? new Date() : null,
        ],
      );
      if (postponedOn !== null || postponedTenths)
        await world.owner.query(
          `insert into postponements (company_id, plan_id, cycle, to_on, to_tenths, reason, by_name) values ($1, $2, 1, $3, $4, 'Reason', 'Robin')`,
          [companyId, rows[0].id, postponedOn, postponedTenths || null],
        );
      plans.push({ ...made, id: rows[0].id, postponedOn, postponedTenths: postponedTenths || null, readings, usual });
    }
  }
  const answered = (await maya.call('GET', '/api/service-plans?limit=500')).body;
  const expected = plans.map(({ id, readings, usual, ...of }) => {
    const last = readings.at(-1);
    const meter = last ? { total: last.total, at: last.at, perDay: averageADay(readings, usual) } : null;
    const { expectedOn, latestOn } = forecastOf(of, meter, { today: today(), timeZone });
    return { id, state: stateOfPlan(of, { today: today(), total: last?.total ?? null }), expectedOn, latestOn };
  });
  const sorted = answered.map(({ id, state, expectedOn, latestOn }: any) => ({ id, state, expectedOn, latestOn }));
  expect(sorted.toSorted((a: any, b: any) => a.id - b.id)).toEqual(expected);
  expect(new Set(expected.map(({ state }) => state)).size).toBe(5);
});
