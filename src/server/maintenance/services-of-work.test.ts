import { describe, expect, test } from 'vitest';
import { addDays, dayIn, startOfDay } from '#domain/shared/calendar-days.ts';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const today = () => dayIn('Europe/Paris', new Date().toISOString());
const inDays = (days: number) => addDays(today(), days);
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const faultOf = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0]?.path ?? body.code, body.message];

/** A yacht with an engine, its meter at 1,200 h, and two services; the longer one includes the shorter. */
async function anEngine(person: Person) {
  const yacht = await aYacht(person);
  const engine = (await person.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Port engine', kind: 'engine' })).body;
  const meter = (await person.call('POST', '/api/meters', { equipmentId: engine.id })).body;
  await person.call('POST', '/api/readings', { readings: [{ meterId: meter.id, hours: 1200, at: at(-1) }] });
  const plan = async (title: string, more: object) =>
    (await person.call('POST', '/api/service-plans', { equipmentId: engine.id, title, ...more })).body;
  const short = await plan('250 h', { everyHours: 250, meterId: meter.id, dueHours: 1210, series: 'service' });
  const long = await plan('500 h', { everyHours: 500, meterId: meter.id, dueHours: 1220, series: 'service' });
  const raft = await plan('Life raft', { everyMonths: 12, dueOn: inDays(5) });
  return { yacht, engine, meter, short, long, raft };
}
const work = (person: Person, yachtId: number, more: object = {}) =>
  person.call('POST', '/api/maintenance', { yachtId, title: 'Spring service', type: 'engine', scheduledDate: at(3), ...more });
const change = (person: Person, id: number, body: object) => person.call('PATCH', `/api/maintenance/${id}`, body);
const plan = async (person: Person, id: number) => (await person.call('GET', `/api/service-plans/${id}`)).body;
const book = async (person: Person) => (await person.call('GET', '/api/services')).body;

const turnOf = ({ cycle, dueOn, dueHours, state, jobId, lastDoneOn }: any) => ({ cycle, dueOn, dueHours, state, jobId, lastDoneOn });

describe('work', () => {
  test('covers services, has an assignee, and completes the services with the hours of that day; reopening undoes it', async () => {
    const maya = await aPerson(world);
    const { yacht, engine, meter, short, long, raft } = await anEngine(maya);
    const member = await aCrewMember(world, maya.companyId as number, { yachtId: yacht.id, name: 'Ana Lopes' });
    const { status, body: made } = await work(maya, yacht.id, {
      equipmentId: engine.id,
      planIds: [short.id, long.id, raft.id],
      assigneeId: member.id,
    });
    expect([status, made.equipmentName, made.assigneeName]).toEqual([201, 'Port engine', 'Ana Lopes']);
    expect(made.services.map(({ title, doneOn }: any) => [title, doneOn])).toEqual([
      ['250 h', null],
      ['500 h', null],
      ['Life raft', null],
    ]);
    const before = await Promise.all([short, long, raft].map(({ id }) => plan(maya, id)));
    expect(before.map(({ jobId }) => jobId)).toEqual([made.id, made.id, made.id]);
    const done = await change(maya, made.id, {
      status: 'completed',
      progress: 100,
      completedDate: at(0),
      readings: [{ meterId: meter.id, hours: 1203.5 }],
    });
    expect(done.status).toBe(200);
    expect(done.body.services.map(({ title, doneOn }: any) => [title, doneOn])).toEqual([
      ['250 h', today()],
      ['500 h', today()],
      ['Life raft', today()],
    ]);
    expect(
      (await book(maya)).map(({ title, hours, doneBy, maintenanceId }: any) => [title, hours, doneBy, maintenanceId]).toSorted(),
    ).toEqual([
      ['250 h', 1203.5, 'Ana Lopes', made.id],
      ['500 h', 1203.5, 'Ana Lopes', made.id],
      ['Life raft', null, 'Ana Lopes', made.id],
    ]);
    expect(await plan(maya, long.id)).toMatchObject({ cycle: 2, dueHours: 1703.5, jobId: null });
    expect((await maya.call('GET', '/api/activities?limit=20')).body.filter(({ action }: any) => action === 'alert')).toEqual([]);
    expect((await change(maya, made.id, { status: 'in_progress', completedDate: null, allowOverlap: true })).status).toBe(200);
    expect(await book(maya)).toEqual([]);
    expect((await Promise.all([short, long, raft].map(({ id }) => plan(maya, id)))).map(turnOf)).toEqual(before.map(turnOf));
  });

  test('without services adds one line of its own, which is removed on reopening and kept on deletion', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { body: made } = await work(maya, yacht.id, { scheduledDate: at(-2), contractor: 'Yard Costa' });
    await change(maya, made.id, { status: 'completed', completedDate: at(-1) });
    expect(await book(maya)).toMatchObject([
      { title: 'Spring service', doneOn: inDays(-1), doneBy: 'Yard Costa', maintenanceId: made.id, planId: null },
    ]);
    await change(maya, made.id, { completedDate: at(0) });
    expect(await book(maya)).toMatchObject([{ doneOn: today() }]);
    await change(maya, made.id, { status: 'pending', completedDate: null });
    expect(await book(maya)).toEqual([]);
    await change(maya, made.id, { status: 'completed', completedDate: at(0) });
    await maya.call('DELETE', `/api/maintenance/${made.id}`);
    expect(await book(maya)).toMatchObject([{ title: 'Spring service', maintenanceId: null }]);
  });

  test('has its own line on the day to which it is moved in the calendar', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { body: made } = await work(maya, yacht.id, { scheduledDate: at(-5) });
    const { body: done } = await change(maya, made.id, { status: 'completed', completedDate: at(0) });
    const moved = await maya.call('PATCH', `/api/schedule/${made.eventId}`, { startDate: at(-7), endDate: at(-2) });
    expect(moved.status).toBe(200);
    expect((await maya.call('GET', `/api/maintenance/${made.id}`)).body).toMatchObject({ completedDate: moved.body.endDate });
    expect(done.completedDate).not.toBe(moved.body.endDate);
    expect(await book(maya)).toMatchObject([{ doneOn: inDays(-2), maintenanceId: made.id }]);
  });

  test('that ended at midnight was done on the day before, also where it is moved', async () => {
    const maya = await aPerson(world);
    const { yacht, raft } = await anEngine(maya);
    const midnight = (days: number) => startOfDay('Europe/Paris', inDays(days));
    const { body: alone } = await work(maya, yacht.id, { scheduledDate: midnight(-4), endDate: midnight(-3) });
    await change(maya, alone.id, { status: 'completed', completedDate: midnight(-3) });
    expect(await book(maya)).toMatchObject([{ doneOn: inDays(-4) }]);
    await maya.call('PATCH', `/api/schedule/${alone.eventId}`, { startDate: midnight(-7), endDate: midnight(-6) });
    expect(await book(maya)).toMatchObject([{ doneOn: inDays(-7) }]);
    const { body: carrying } = await work(maya, yacht.id, { planIds: [raft.id], scheduledDate: midnight(-2), endDate: midnight(-1) });
    await change(maya, carrying.id, { status: 'completed', completedDate: midnight(-1) });
    expect(await plan(maya, raft.id)).toMatchObject({ lastDoneOn: inDays(-2) });
  });

  test('stays on its yacht once it is in the service book', async () => {
    const maya = await aPerson(world);
    const [yacht, other] = [await aYacht(maya), await aYacht(maya)];
    const { body: made } = await work(maya, yacht.id, { scheduledDate: at(-2) });
    await change(maya, made.id, { status: 'completed', completedDate: at(-1) });
    const inTheBook = `This is in the service book of ${yacht.name}. Reopen it first.`;
    expect(faultOf(await change(maya, made.id, { yachtId: other.id }))).toEqual([422, 'yachtId', inTheBook]);
    expect(faultOf(await maya.call('PATCH', `/api/schedule/${made.eventId}`, { yachtId: other.id }))).toEqual([422, 'yachtId', inTheBook]);
    expect(await book(maya)).toMatchObject([{ yachtId: yacht.id, maintenanceId: made.id }]);
    await change(maya, made.id, { status: 'pending', completedDate: null });
    expect((await change(maya, made.id, { yachtId: other.id })).status).toBe(200);
  });

  test('needs the hours of its services, and stays open until they are given', async () => {
    const maya = await aPerson(world);
    const { yacht, meter, short } = await anEngine(maya);
    await world.owner.query(`update meter_readings set at = now() - interval '20 days' where meter_id = $1`, [meter.id]);
    const { body: made } = await work(maya, yacht.id, { scheduledDate: at(-1), planIds: [short.id] });
    expect(faultOf(await change(maya, made.id, { status: 'completed', completedDate: at(0) }))).toEqual([
      422,
      'readings',
      'Please enter the hours of Port engine',
    ]);
    const lower = await change(maya, made.id, { status: 'completed', readings: [{ meterId: meter.id, hours: 1199 }] });
    expect(faultOf(lower).slice(0, 2)).toEqual([422, 'readings.0.hours']);
    expect((await maya.call('GET', `/api/maintenance/${made.id}`)).body.status).toBe('pending');
    expect(await book(maya)).toEqual([]);
  });

  test('has each turn once, releases it when cancelled or deleted, and stays on its yacht meanwhile', async () => {
    const maya = await aPerson(world);
    const { yacht, engine, short, long } = await anEngine(maya);
    const other = await aYacht(maya);
    const { body: one } = await work(maya, yacht.id, { planIds: [short.id] });
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Europe/Paris' }).format(new Date(at(3)));
    expect(faultOf(await work(maya, yacht.id, { planIds: [long.id, short.id] }))).toEqual([
      409,
      'already_planned',
      `Port engine, 250 h is planned already, for ${day}.`,
    ]);
    expect(faultOf(await work(maya, other.id, { planIds: [long.id] }))).toEqual([422, 'planIds', 'Please choose services of this yacht']);
    expect(faultOf(await work(maya, other.id, { equipmentId: engine.id })).slice(0, 2)).toEqual([422, 'equipmentId']);
    const away = `This includes services of ${yacht.name}. Remove them first.`;
    expect(faultOf(await change(maya, one.id, { yachtId: other.id }))).toEqual([422, 'yachtId', away]);
    expect(faultOf(await maya.call('PATCH', `/api/schedule/${one.eventId}`, { yachtId: other.id }))).toEqual([422, 'yachtId', away]);
    const moved = await change(maya, one.id, { planIds: [long.id] });
    expect(moved.body.services.map(({ title }: any) => title)).toEqual(['500 h']);
    expect((await plan(maya, short.id)).jobId).toBeNull();
    await change(maya, one.id, { status: 'cancelled' });
    expect((await plan(maya, long.id)).jobId).toBeNull();
    const { body: two } = await work(maya, yacht.id, { planIds: [long.id, short.id] });
    expect(two.services).toHaveLength(2);
    await maya.call('DELETE', `/api/maintenance/${two.id}`);
    expect((await plan(maya, long.id)).jobId).toBeNull();
    expect(
      (await work(maya, yacht.id, { planIds: [long.id], status: 'completed', scheduledDate: at(-1), completedDate: at(0) })).status,
    ).toBe(201);
    expect(await plan(maya, long.id)).toMatchObject({ cycle: 2, lastDoneOn: today() });
  });

  test('completes a service once that two of its services include', async () => {
    const maya = await aPerson(world);
    const { yacht, engine } = await anEngine(maya);
    const of = async (title: string, everyMonths: number) =>
      (await maya.call('POST', '/api/service-plans', { equipmentId: engine.id, title, everyMonths, series: 'yearly' })).body;
    const [oil, coolant, look] = [await of('Oil and filters', 12), await of('Coolant', 12), await of('Look', 1)];
    const { body: made } = await work(maya, yacht.id, { scheduledDate: at(-1), planIds: [oil.id, coolant.id] });
    expect((await change(maya, made.id, { status: 'completed', completedDate: at(0) })).status).toBe(200);
    const lines = await book(maya);
    const idOf = (title: string) => lines.find((line: { id: number; title: string }) => line.title === title)?.id;
    expect(lines.map(({ title, cycle, includedIn }: Record<string, unknown>) => [title, cycle, includedIn]).toSorted()).toEqual([
      ['Coolant', 1, null],
      ['Look', 1, idOf('Oil and filters')],
      ['Oil and filters', 1, null],
    ]);
    expect((await change(maya, made.id, { status: 'pending', completedDate: null })).status).toBe(200);
    expect(await Promise.all([oil, coolant, look].map(async ({ id }) => (await plan(maya, id)).cycle))).toEqual([1, 1, 1]);
  });

  test('can’t be reopened once its services have moved on', async () => {
    const maya = await aPerson(world);
    const { yacht, raft } = await anEngine(maya);
    const { body: made } = await work(maya, yacht.id, { scheduledDate: at(-1), planIds: [raft.id] });
    await change(maya, made.id, { status: 'completed', completedDate: at(0) });
    await maya.call('POST', `/api/service-plans/${raft.id}/completions`, { cycle: 2, doneOn: today() });
    const refused = await change(maya, made.id, { status: 'pending', completedDate: null });
    expect(faultOf(refused)).toEqual([409, 'later_service', 'A later service depends on this one. Undo that one first.']);
    expect(await book(maya)).toHaveLength(2);
  });
});
