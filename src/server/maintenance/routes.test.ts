import { describe, expect, test } from 'vitest';
import { groupOfState, maintenanceGroups, stateOf } from '#domain/maintenance/maintenance-state.ts';
import { maintenanceStates } from '#domain/maintenance/words.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const work = {
  title: 'Hull antifouling',
  description: 'Two coats',
  type: 'hull',
  scheduledDate: '2031-03-10T08:00:00.000Z',
  estimatedCost: 1250.5,
};
const plan = async (person: Person, yachtId: number, more: object = {}) =>
  (await person.call('POST', '/api/maintenance', { ...work, yachtId, ...more })).body;
const slotsOf = async (person: Person, yachtId: number) => (await person.call('GET', `/api/yachts/${yachtId}/schedule`)).body;
const slotNow = async (person: Person, eventId: number) => (await person.call('GET', `/api/schedule/${eventId}`)).body;
const recordNow = async (person: Person, id: number) => (await person.call('GET', `/api/maintenance/${id}`)).body;
const aBooking = (person: Person, yachtId: number, more: object = {}) =>
  person.call('POST', '/api/schedule', {
    title: 'Day trip',
    type: 'day_rent',
    yachtId,
    startDate: '2031-03-10T09:00:00Z',
    endDate: '2031-03-10T15:00:00Z',
    ...more,
  });
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Maintenance before, around and after the present, in every status. */
async function workOfAllKinds() {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const statuses = ['pending', 'in_progress', 'completed', 'cancelled'];
  for (const hours of [-100, -4, 30])
    for (const status of statuses)
      await plan(maya, yacht.id, {
        title: `${status} ${hours}`,
        status,
        scheduledDate: fromNow(hours),
        progress: hours === -4 && status === 'pending' ? 15 : 40,
      });
  return { maya, yacht };
}

describe('a maintenance record and its slot are one thing', () => {
  test('planning a record adds it to the calendar for eight hours, with costs in hundredths', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const planned = await plan(maya, yacht.id);
    expect(planned).toMatchObject({
      ...work,
      estimatedCost: '1250.50',
      actualCost: null,
      status: 'pending',
      progress: 0,
      completedDate: null,
      yachtId: yacht.id,
      companyId: maya.companyId,
    });
    expect(await slotsOf(maya, yacht.id)).toMatchObject([
      {
        type: 'maintenance',
        maintenanceId: planned.id,
        title: work.title,
        description: work.description,
        startDate: work.scheduledDate,
        endDate: '2031-03-10T16:00:00.000Z',
        estimatedCost: 125_050,
        actualCost: null,
      },
    ]);
  });

  test('the slot ends at the completed date if there is one', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await plan(maya, yacht.id, { completedDate: '2031-03-14T12:00:00.000Z' });
    expect(await slotsOf(maya, yacht.id)).toMatchObject([{ startDate: work.scheduledDate, endDate: '2031-03-14T12:00:00.000Z' }]);
  });

  test('the slot ends at the planned end if given, and otherwise moves along with its start', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { id } = await plan(maya, yacht.id, { endDate: '2031-03-12T17:00:00.000Z' });
    expect(await slotsOf(maya, yacht.id)).toMatchObject([{ startDate: work.scheduledDate, endDate: '2031-03-12T17:00:00.000Z' }]);
    const change = (body: object) => maya.call('PATCH', `/api/maintenance/${id}`, body);
    expect(await change({ scheduledDate: '2031-03-11T08:00:00.000Z' })).toMatchObject({
      body: { startDate: '2031-03-11T08:00:00.000Z', endDate: '2031-03-13T17:00:00.000Z' },
    });
    expect(await change({ endDate: '2031-03-20T17:00:00.000Z' })).toMatchObject({
      body: { startDate: '2031-03-11T08:00:00.000Z', endDate: '2031-03-20T17:00:00.000Z' },
    });
    expect(await change({ endDate: '2031-03-01T17:00:00.000Z' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'endDate', message: 'End date/time must be after start date/time' }] },
    });
  });

  test('an event of type maintenance creates its record', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const event = (
      await maya.call('POST', '/api/schedule', {
        title: 'Rigging check',
        type: 'maintenance',
        yachtId: yacht.id,
        startDate: '2031-03-10T08:00:00Z',
        endDate: '2031-03-12T17:00:00Z',
        estimatedCost: 80_000,
      })
    ).body;
    const records = (await maya.call('GET', `/api/yachts/${yacht.id}/maintenance`)).body;
    expect(records).toMatchObject([
      {
        id: event.maintenanceId,
        title: 'Rigging check',
        type: 'general',
        status: 'pending',
        scheduledDate: '2031-03-10T08:00:00.000Z',
        estimatedCost: '800.00',
      },
    ]);
  });

  test('a change to either shows in the other', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya, { name: 'Eos' })];
    const planned = await plan(maya, one.id);
    await maya.call('PATCH', `/api/maintenance/${planned.id}`, {
      title: 'Haul-out',
      yachtId: two.id,
      scheduledDate: '2031-04-01T09:00:00Z',
      actualCost: '99.999',
      progress: 35,
    });
    const [slot] = await slotsOf(maya, two.id);
    expect(slot).toMatchObject({
      title: 'Haul-out',
      startDate: '2031-04-01T09:00:00.000Z',
      endDate: '2031-04-01T17:00:00.000Z',
      actualCost: 10_000,
    });
    await maya.call('PATCH', `/api/schedule/${slot.id}`, {
      title: 'Haul-out and polish',
      yachtId: one.id,
      startDate: '2031-04-02T09:00:00Z',
      endDate: '2031-04-05T09:00:00Z',
      estimatedCost: null,
    });
    expect((await maya.call('GET', `/api/maintenance/${planned.id}`)).body).toMatchObject({
      title: 'Haul-out and polish',
      yachtId: one.id,
      scheduledDate: '2031-04-02T09:00:00.000Z',
      completedDate: null,
      estimatedCost: null,
      actualCost: '100.00',
      progress: 35,
    });
    await maya.call('PATCH', `/api/maintenance/${planned.id}`, { scheduledDate: '2031-04-03T09:00:00Z' });
    expect(await slotsOf(maya, one.id)).toMatchObject([{ startDate: '2031-04-03T09:00:00.000Z', endDate: '2031-04-06T09:00:00.000Z' }]);
  });

  test('deleting either deletes both', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const [one, two] = [await plan(maya, yacht.id), await plan(maya, yacht.id, { title: 'Another' })];
    expect((await maya.call('DELETE', `/api/maintenance/${one.id}`)).status).toBe(204);
    const [slot] = await slotsOf(maya, yacht.id);
    expect(slot.maintenanceId).toBe(two.id);
    expect((await maya.call('DELETE', `/api/schedule/${slot.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/maintenance')).body).toEqual([]);
    expect(await slotsOf(maya, yacht.id)).toEqual([]);
  });

  test('neither can change its kind', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await plan(maya, yacht.id);
    const [slot] = await slotsOf(maya, yacht.id);
    expect((await maya.call('PATCH', `/api/schedule/${slot.id}`, { type: 'charter' })).body.errors[0].path).toBe('type');
  });

  test('completed or cancelled work conflicts with no booking', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const planned = await plan(maya, yacht.id);
    const booking = {
      title: 'Day trip',
      type: 'day_rent',
      yachtId: yacht.id,
      startDate: '2031-03-10T09:00:00Z',
      endDate: '2031-03-10T15:00:00Z',
    };
    expect((await maya.call('POST', '/api/schedule', booking)).body.code).toBe('schedule_overlap');
    const done = await maya.call('PATCH', `/api/maintenance/${planned.id}`, { status: 'completed', progress: 100 });
    expect(done.body).toMatchObject({ status: 'completed', progress: 100 });
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      action: 'complete',
      details: 'Completed maintenance: Hull antifouling',
    });
    expect((await maya.call('POST', '/api/schedule', booking)).status).toBe(201);
  });
});

describe('a record and its slot, changed in turn', () => {
  test('reopening work needs confirmation if a booking has taken its place meanwhile', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await aBooking(maya, yacht.id);
    for (const status of ['completed', 'cancelled']) {
      const planned = await plan(maya, yacht.id, { status });
      const refused = await maya.call('PATCH', `/api/maintenance/${planned.id}`, { status: 'pending' });
      expect([refused.status, refused.body.code]).toEqual([409, 'schedule_overlap']);
      expect((await recordNow(maya, planned.id)).status).toBe(status);
      expect((await maya.call('PATCH', `/api/maintenance/${planned.id}`, { status: 'pending', allowOverlap: true })).status).toBe(200);
    }
  });

  test('past work is added and moved in the calendar without confirmation', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await aBooking(maya, yacht.id);
    expect((await maya.call('POST', '/api/maintenance', { ...work, yachtId: yacht.id })).body.code).toBe('schedule_overlap');
    const done = await maya.call('POST', '/api/maintenance', { ...work, yachtId: yacht.id, status: 'completed' });
    expect(done.status).toBe(201);
    expect((await maya.call('PATCH', `/api/schedule/${done.body.eventId}`, { startDate: '2031-03-10T10:00:00Z' })).status).toBe(200);
    expect((await maya.call('PATCH', `/api/maintenance/${done.body.id}`, { scheduledDate: '2031-03-10T11:00:00Z' })).status).toBe(200);
  });

  test('planned work moved onto a booking needs confirmation, and is stored with it', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya)];
    await aBooking(maya, two.id);
    const planned = await plan(maya, one.id);
    for (const [address, change] of [
      [`/api/maintenance/${planned.id}`, { yachtId: two.id }],
      [`/api/schedule/${planned.eventId}`, { yachtId: two.id }],
    ] as const) {
      expect((await maya.call('PATCH', address, change)).body.code).toBe('schedule_overlap');
      expect((await recordNow(maya, planned.id)).yachtId).toBe(one.id);
    }
    expect((await maya.call('PATCH', `/api/schedule/${planned.eventId}`, { yachtId: two.id, allowOverlap: true })).status).toBe(200);
    expect(await recordNow(maya, planned.id)).toMatchObject({ yachtId: two.id, eventId: planned.eventId });
  });

  test('a completion before the due day stays, even if the slot is renamed or moved', async () => {
    const maya = await aPerson(world);
    const planned = await plan(maya, (await aYacht(maya)).id, { status: 'completed', completedDate: '2031-03-01T10:00:00.000Z' });
    await maya.call('PATCH', `/api/schedule/${planned.eventId}`, { title: 'Antifouling, twice' });
    await maya.call('PATCH', `/api/schedule/${planned.eventId}`, { startDate: '2031-03-11T08:00:00Z', endDate: '2031-03-11T12:00:00Z' });
    expect(await recordNow(maya, planned.id)).toMatchObject({
      title: 'Antifouling, twice',
      scheduledDate: '2031-03-11T08:00:00.000Z',
      completedDate: '2031-03-01T10:00:00.000Z',
      endDate: '2031-03-11T12:00:00.000Z',
    });
  });

  test('work completed before it is due and reopened gets its former slot back', async () => {
    const maya = await aPerson(world);
    const planned = await plan(maya, (await aYacht(maya)).id);
    const days = { startDate: '2031-03-10T08:00:00.000Z', endDate: '2031-03-13T17:00:00.000Z' };
    await maya.call('PATCH', `/api/schedule/${planned.eventId}`, days);
    await maya.call('PATCH', `/api/maintenance/${planned.id}`, {
      status: 'completed',
      progress: 100,
      completedDate: '2031-03-01T10:00:00.000Z',
    });
    expect(await slotNow(maya, planned.eventId)).toMatchObject({ ...days, maintenanceStatus: 'completed' });
    const reopened = await maya.call('PATCH', `/api/maintenance/${planned.id}`, { status: 'in_progress', completedDate: null });
    expect([reopened.status, reopened.body.completedDate]).toEqual([200, null]);
    expect(await slotNow(maya, planned.eventId)).toMatchObject({ ...days, maintenanceStatus: 'in_progress' });
  });

  test.each([
    ['early', '2031-03-11T10:00:00.000Z'],
    ['at its end', '2031-03-13T17:00:00.000Z'],
    ['late', '2031-03-20T17:00:00.000Z'],
  ])('work completed %s and reopened lasts as long as before', async (_when, completedDate) => {
    const maya = await aPerson(world);
    const planned = await plan(maya, (await aYacht(maya)).id);
    const days = { startDate: '2031-03-10T08:00:00.000Z', endDate: '2031-03-13T17:00:00.000Z' };
    await maya.call('PATCH', `/api/schedule/${planned.eventId}`, days);
    await maya.call('PATCH', `/api/maintenance/${planned.id}`, { status: 'completed', progress: 100, completedDate });
    expect(await slotNow(maya, planned.eventId)).toMatchObject({ ...days, endDate: completedDate });
    await maya.call('PATCH', `/api/maintenance/${planned.id}`, { status: 'in_progress', completedDate: null });
    expect(await slotNow(maya, planned.eventId)).toMatchObject(days);
  });

  test('a completion that ends the slot moves with its end', async () => {
    const maya = await aPerson(world);
    const planned = await plan(maya, (await aYacht(maya)).id, { completedDate: '2031-03-14T12:00:00.000Z' });
    await maya.call('PATCH', `/api/schedule/${planned.eventId}`, { endDate: '2031-03-15T12:00:00Z' });
    expect(await recordNow(maya, planned.id)).toMatchObject({
      completedDate: '2031-03-15T12:00:00.000Z',
      endDate: '2031-03-15T12:00:00.000Z',
    });
    await maya.call('PATCH', `/api/maintenance/${planned.id}`, { completedDate: null });
    expect(await slotNow(maya, planned.eventId)).toMatchObject({ startDate: work.scheduledDate, endDate: '2031-03-10T16:00:00.000Z' });
  });

  test('fields that the other side doesn’t have leave it, and its editors, undisturbed', async () => {
    const maya = await aPerson(world);
    const planned = await plan(maya, (await aYacht(maya)).id);
    const before = await slotNow(maya, planned.eventId);
    await maya.call('PATCH', `/api/maintenance/${planned.id}`, { progress: 30, status: 'in_progress', type: 'engine' });
    expect(await slotNow(maya, planned.eventId)).toEqual({ ...before, maintenanceStatus: 'in_progress' });
    const { updatedAt } = await recordNow(maya, planned.id);
    await maya.call('PATCH', `/api/schedule/${planned.eventId}`, { color: 'danger' });
    expect((await recordNow(maya, planned.id)).updatedAt).toBe(updatedAt);
    await maya.call('PATCH', `/api/schedule/${planned.eventId}`, { title: 'New name' });
    expect((await recordNow(maya, planned.id)).updatedAt > updatedAt).toBe(true);
  });

  test('costs are the same on both sides to the cent, and stay empty if empty', async () => {
    const maya = await aPerson(world);
    const planned = await plan(maya, (await aYacht(maya)).id, { estimatedCost: '999999999.99', actualCost: 0.1 + 0.2 });
    expect(await slotNow(maya, planned.eventId)).toMatchObject({ estimatedCost: 99_999_999_999, actualCost: 30 });
    await maya.call('PATCH', `/api/schedule/${planned.eventId}`, { estimatedCost: 1, actualCost: 0 });
    expect(await recordNow(maya, planned.id)).toMatchObject({ estimatedCost: '0.01', actualCost: '0.00' });
    await maya.call('PATCH', `/api/maintenance/${planned.id}`, { estimatedCost: null, actualCost: '' });
    expect(await slotNow(maya, planned.eventId)).toMatchObject({ estimatedCost: null, actualCost: null });
    const { status, body } = await maya.call('PATCH', `/api/maintenance/${planned.id}`, { estimatedCost: '1000000000' });
    expect([status, body.errors]).toEqual([422, [{ path: 'estimatedCost', message: 'This amount is too large' }]]);
  });

  test('neither side accepts what the other couldn’t store', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const long = await maya.call('POST', '/api/maintenance', { ...work, yachtId: yacht.id, completedDate: '2041-03-10T08:00:00Z' });
    expect([long.status, long.body.errors[0].path]).toEqual([422, 'completedDate']);
    const planned = await plan(maya, yacht.id);
    expect(
      (await maya.call('PATCH', `/api/maintenance/${planned.id}`, { completedDate: '2041-03-10T08:00:00Z' })).body.errors[0].path,
    ).toBe('completedDate');
    expect((await maya.call('PATCH', `/api/schedule/${planned.eventId}`, { title: 'x' })).body.errors).toEqual([
      { path: 'title', message: 'Title must be at least 2 characters' },
    ]);
    const short = await maya.call('POST', '/api/schedule', {
      title: 'x',
      type: 'maintenance',
      yachtId: yacht.id,
      startDate: '2031-05-10T08:00:00Z',
      endDate: '2031-05-10T09:00:00Z',
    });
    expect(short.status).toBe(422);
    expect(await recordNow(maya, planned.id)).toMatchObject({ title: work.title, completedDate: null });
  });

  test('after simultaneous changes from both sides, they agree', async () => {
    const maya = await aPerson(world);
    const planned = await plan(maya, (await aYacht(maya)).id);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        at % 2 === 0
          ? maya.call('PATCH', `/api/maintenance/${planned.id}`, { title: `Record ${at}`, estimatedCost: at })
          : maya.call('PATCH', `/api/schedule/${planned.eventId}`, {
              title: `Slot ${at}`,
              startDate: `2031-03-${10 + at}T08:00:00Z`,
              endDate: `2031-03-${10 + at}T18:00:00Z`,
            }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [record, event] = [await recordNow(maya, planned.id), await slotNow(maya, planned.eventId)];
    expect(event).toMatchObject({
      title: record.title,
      startDate: record.scheduledDate,
      estimatedCost: record.estimatedCost === null ? null : Math.round(Number(record.estimatedCost) * 100),
    });
  });

  test('an admin’s yacht without a company can have maintenance, which can’t move to a company’s yacht', async () => {
    const [admin, maya] = [await aPerson(world, { role: 'admin' }), await aPerson(world)];
    const [loose, owned] = [await aYacht(admin), await aYacht(maya)];
    const planned = await plan(admin, loose.id);
    expect(planned).toMatchObject({ companyId: null, yachtId: loose.id });
    expect((await admin.call('PATCH', `/api/maintenance/${planned.id}`, { yachtId: owned.id })).status).toBe(422);
    expect((await admin.call('PATCH', `/api/schedule/${planned.eventId}`, { yachtId: owned.id })).status).toBe(422);
    expect((await maya.call('GET', `/api/maintenance/${planned.id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `/api/schedule/${planned.eventId}`)).status).toBe(204);
    expect((await admin.call('GET', `/api/maintenance/${planned.id}`)).status).toBe(404);
  });
});

test.each([
  [{ title: 'x' }, 'title', 'Title must be at least 2 characters'],
  [{ yachtId: 0 }, 'yachtId', 'Please select a yacht'],
  [{ type: 'sails' }, 'type', 'Please choose a type'],
  [{ status: 'lost' }, 'status', 'Please choose a status'],
  [{ scheduledDate: '' }, 'scheduledDate', 'Please select a scheduled date'],
  [{ progress: 101 }, 'progress', 'Progress must be a whole number from 0 to 100'],
  [{ estimatedCost: -1 }, 'estimatedCost', 'Cost cannot be negative'],
  [{ actualCost: 'much' }, 'actualCost', 'Please enter an amount'],
])('a record with %j is refused at its field', async (wrong, path, message) => {
  const maya = await aPerson(world);
  const { status, body } = await maya.call('POST', '/api/maintenance', { ...work, yachtId: (await aYacht(maya)).id, ...wrong });
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ path, message }]);
});

test('records are filtered by status, type and yacht, and searched by title', async () => {
  const maya = await aPerson(world);
  const [one, two] = [await aYacht(maya), await aYacht(maya)];
  await plan(maya, one.id);
  await plan(maya, two.id, { title: 'Oil change', type: 'engine', status: 'in_progress' });
  const titles = async (query: string) =>
    (await maya.call('GET', `/api/maintenance?${query}`)).body.map(({ title }: { title: string }) => title);
  expect(await titles('status=in_progress')).toEqual(['Oil change']);
  expect(await titles('type=hull')).toEqual(['Hull antifouling']);
  expect(await titles(`yachtId=${two.id}`)).toEqual(['Oil change']);
  expect(await titles('q=ANTI')).toEqual(['Hull antifouling']);
});

test('a window of the calendar contains the work whose slot overlaps it, for the fleet or a yacht, with the other filters', async () => {
  const maya = await aPerson(world);
  const [one, two] = [await aYacht(maya), await aYacht(maya)];
  await plan(maya, one.id, { title: 'Ends as it begins', scheduledDate: '2031-05-31T16:00:00Z' });
  await plan(maya, one.id, { title: 'Runs into it', scheduledDate: '2031-05-20T08:00:00Z', completedDate: '2031-06-02T08:00:00Z' });
  await plan(maya, two.id, { title: 'Within', type: 'engine', scheduledDate: '2031-06-10T08:00:00Z' });
  await plan(maya, one.id, { title: 'Runs out of it', scheduledDate: '2031-06-30T20:00:00Z' });
  await plan(maya, one.id, { title: 'Begins as it ends', scheduledDate: '2031-07-01T00:00:00Z' });
  const june = 'from=2031-06-01T00:00:00Z&to=2031-07-01T00:00:00Z';
  const titles = async (path: string) => (await maya.call('GET', path)).body.map(({ title }: { title: string }) => title);
  expect(await titles(`/api/maintenance?${june}&sort=scheduledDate`)).toEqual(['Runs into it', 'Within', 'Runs out of it']);
  expect(await titles(`/api/maintenance?${june}&type=engine`)).toEqual(['Within']);
  expect(await titles(`/api/maintenance?${june}&q=runs&yachtId=${one.id}&limit=1&offset=1`)).toEqual(['Runs into it']);
  expect(await titles(`/api/yachts/${one.id}/maintenance?${june}`)).toEqual(['Runs out of it', 'Runs into it']);
  expect(await titles('/api/maintenance?from=2031-06-30T22:00:00Z&sort=scheduledDate')).toEqual(['Runs out of it', 'Begins as it ends']);
  expect(await titles('/api/maintenance?to=2031-05-31T18:00:00Z&sort=scheduledDate')).toEqual(['Runs into it', 'Ends as it begins']);
  expect((await maya.call('GET', `/api/maintenance?${june}&limit=1`)).headers['x-total-count']).toBe('3');
  expect((await maya.call('GET', '/api/maintenance?from=June')).status).toBe(400);
  expect(await titles(`/api/maintenance?${june}`)).toHaveLength(3);
  const admin = await aPerson(world, { role: 'admin' });
  expect((await admin.call('GET', `/api/maintenance?${june}&yachtId=${one.id}`)).body).toHaveLength(2);
});

describe('open, upcoming and completed work', () => {
  test('each list contains what the domain says, in its order', async () => {
    const { maya } = await workOfAllKinds();
    const all: MaintenanceRecord[] = (await maya.call('GET', '/api/maintenance')).body;
    expect(all).toHaveLength(12);
    for (const group of maintenanceGroups) {
      const listed: MaintenanceRecord[] = (await maya.call('GET', `/api/maintenance?group=${group}`)).body;
      const belong = all.filter((record) => groupOfState[stateOf(record, new Date())] === group);
      expect(listed.map(({ id }) => id).toSorted()).toEqual(belong.map(({ id }) => id).toSorted());
      const moments = listed.map(({ startDate, endDate }) => (group === 'upcoming' ? startDate : endDate));
      expect(moments).toEqual(group === 'completed' ? moments.toSorted().toReversed() : moments.toSorted());
    }
    const open: MaintenanceRecord[] = (await maya.call('GET', '/api/maintenance?group=open')).body;
    const pending = all.filter((record) => groupOfState[stateOf(record, new Date())] !== 'completed');
    expect(open.map(({ id }) => id).toSorted()).toEqual(pending.map(({ id }) => id).toSorted());
    expect((await maya.call('GET', '/api/maintenance?group=lost')).status).toBe(400);
  });

  test('sorted by urgency, a yacht’s work begins with overdue and ends with closed work', async () => {
    const { maya, yacht } = await workOfAllKinds();
    const listed: MaintenanceRecord[] = (await maya.call('GET', `/api/yachts/${yacht.id}/maintenance?sort=urgency`)).body;
    const states = listed.map((record) => stateOf(record, new Date()));
    expect(states.slice(0, 6)).toEqual(['overdue', 'overdue', 'in_progress', 'in_progress', 'scheduled', 'scheduled']);
    expect(new Set(states.slice(6))).toEqual(new Set(['completed', 'cancelled']));
    const ends = listed.slice(6).map(({ endDate }) => endDate);
    expect(ends).toEqual(ends.toSorted().toReversed());
  });

  test('the list of each state has as many records as the overview counts, in the order of its group', async () => {
    const { maya } = await workOfAllKinds();
    const all: MaintenanceRecord[] = (await maya.call('GET', '/api/maintenance')).body;
    const { byState, total } = (await maya.call('GET', '/api/maintenance/overview')).body;
    let listedInAll = 0;
    for (const state of maintenanceStates) {
      const listed: MaintenanceRecord[] = (await maya.call('GET', `/api/maintenance?state=${state}`)).body;
      const belong = all.filter((record) => stateOf(record, new Date()) === state);
      expect(listed.map(({ id }) => id).toSorted()).toEqual(belong.map(({ id }) => id).toSorted());
      expect(listed).toHaveLength(byState[state]);
      const moments = listed.map(({ startDate, endDate }) => (state === 'scheduled' ? startDate : endDate));
      expect(moments).toEqual(groupOfState[state] === 'completed' ? moments.toSorted().toReversed() : moments.toSorted());
      listedInAll += listed.length;
    }
    expect(listedInAll).toBe(total);
    expect((await maya.call('GET', '/api/maintenance?state=completed&group=current')).body).toEqual([]);
    expect((await maya.call('GET', '/api/maintenance?state=pending')).status).toBe(400);
  });

  test('the overview counts them, and says how far they are and when the next begins', async () => {
    const { maya } = await workOfAllKinds();
    const { status, body } = await maya.call('GET', '/api/maintenance/overview');
    expect(status).toBe(200);
    const [next] = (await maya.call('GET', '/api/maintenance?group=upcoming&limit=1')).body;
    expect(body).toEqual({
      total: 12,
      byState: { overdue: 2, scheduled: 2, in_progress: 2, completed: 3, cancelled: 3 },
      progress: 28,
      next: next.startDate,
      perWeek: [2, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  test('a company without any work has an empty overview', async () => {
    const maya = await aPerson(world);
    expect((await maya.call('GET', '/api/maintenance/overview')).body).toEqual({
      total: 0,
      byState: { overdue: 0, scheduled: 0, in_progress: 0, completed: 0, cancelled: 0 },
      progress: null,
      next: null,
      perWeek: [0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  test('a record includes its yacht’s name, its slot and the currency of its costs', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const planned = await plan(maya, yacht.id);
    const [slot] = await slotsOf(maya, yacht.id);
    expect(planned).toMatchObject({
      yachtName: 'Aurelia',
      eventId: slot.id,
      startDate: slot.startDate,
      endDate: slot.endDate,
      currency: slot.currency,
    });
  });
});

test("maintenance can't be planned for another company's yacht, and a change based on an older version is refused", async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  const [mine, theirs] = [await aYacht(maya), await aYacht(nora)];
  expect((await maya.call('POST', '/api/maintenance', { ...work, yachtId: theirs.id })).body.errors[0].path).toBe('yachtId');
  const planned = await plan(maya, mine.id);
  expect((await maya.call('PATCH', `/api/maintenance/${planned.id}`, { yachtId: theirs.id })).status).toBe(422);
  await maya.call('PATCH', `/api/maintenance/${planned.id}`, { progress: 5 });
  expect(
    (await maya.call('PATCH', `/api/maintenance/${planned.id}`, { progress: 10 }, { 'if-match': `"${planned.updatedAt}"` })).status,
  ).toBe(412);
});
