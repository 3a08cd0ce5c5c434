import { expect, test } from 'vitest';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';

const world = aWorld();

test('work includes the defects it is to fix, extends their ban, fixes them on completion, and reopens them with it', async () => {
  const maya = await aPerson(world);
  const [aurelia, meltem] = [await aYacht(maya), await aYacht(maya, { name: 'Meltem' })];
  const report = async (yachtId: number, title: string, severity: string) =>
    (await maya.call('POST', '/api/defects', { yachtId, title, severity })).body.id;
  const [leak, lamp, theirs] = [
    await report(aurelia.id, 'Steering hose leaks', 'may_not_sail'),
    await report(aurelia.id, 'Lamp', 'minor'),
    await report(meltem.id, 'Winch', 'normal'),
  ];
  const job = { title: 'New hose', type: 'engine', scheduledDate: '2099-06-01T08:00:00Z', endDate: '2099-06-02T16:00:00Z' };
  const plan = (defectIds: number[]) => maya.call('POST', '/api/maintenance', { ...job, yachtId: aurelia.id, defectIds });
  const change = (id: number, changes: object) => maya.call('PATCH', `/api/maintenance/${id}`, changes);
  const defect = async (id: number) => (await maya.call('GET', `/api/defects/${id}`)).body;

  expect((await plan([theirs])).body.errors).toEqual([{ path: 'defectIds.0', message: 'Please choose a defect of the same yacht' }]);
  const { status, body: work } = await plan([leak, lamp]);
  expect(status).toBe(201);
  expect(work.defects.map(({ id, status: at }: { id: number; status: string }) => [id, at])).toEqual([
    [leak, 'accepted'],
    [lamp, 'accepted'],
  ]);
  const ofWork = (await maya.call('GET', `/api/defects?maintenanceId=${work.id}`)).body;
  expect(ofWork.map(({ id }: { id: number }) => id)).toEqual([leak, lamp]);
  expect(await defect(leak)).toMatchObject({ maintenanceId: work.id, blocks: true, blocksUntil: '2099-06-02T16:00:00.000Z' });
  const charter = { title: 'Charter', type: 'charter', yachtId: aurelia.id, endDate: '2099-07-01T08:00:00Z' };
  expect(
    (await maya.call('POST', '/api/schedule', { ...charter, startDate: '2099-06-02T15:00:00Z', allowOverlap: true })).body.message,
  ).toBe('Aurelia may not sail: Steering hose leaks. Expected back on Jun 2, 2099.');
  expect((await maya.call('POST', '/api/schedule', { ...charter, startDate: '2099-06-02T16:00:00Z' })).status).toBe(201);
  expect((await plan([lamp])).body.errors[0].message).toBe('Lamp is planned already');
  const away = [{ path: 'yachtId', message: 'This includes defects of Aurelia. Remove them first.' }];
  expect((await change(work.id, { yachtId: meltem.id, allowOverlap: true })).body.errors).toEqual(away);
  expect((await maya.call('PATCH', `/api/schedule/${work.eventId}`, { yachtId: meltem.id, allowOverlap: true })).body.errors).toEqual(away);
  expect(await defect(leak)).toMatchObject({ yachtName: 'Aurelia', maintenanceId: work.id });

  await change(work.id, { status: 'completed', stillOpen: [lamp] });
  expect([await defect(leak), await defect(lamp)]).toMatchObject([
    { status: 'fixed', maintenanceId: work.id, blocks: false },
    { status: 'accepted', maintenanceId: null },
  ]);
  await change(work.id, { status: 'pending' });
  expect(await defect(leak)).toMatchObject({ status: 'accepted', blocks: true });
  await change(work.id, { status: 'cancelled' });
  expect(await defect(leak)).toMatchObject({ status: 'accepted', maintenanceId: null, blocksUntil: null });
});

test('completed work adds a line for each fixed defect to the service book, beside those of its services, and reopening takes them back', async () => {
  const maya = await aPerson(world);
  const aurelia = await aYacht(maya);
  const add = async (path: string, body: object) => (await maya.call('POST', path, { yachtId: aurelia.id, ...body })).body;
  const [engine, pump] = [
    await add('/api/equipment', { name: 'Port engine', kind: 'engine' }),
    await add('/api/equipment', { name: 'Bilge pump', kind: 'other' }),
  ];
  const oil = (await maya.call('POST', '/api/service-plans', { equipmentId: engine.id, title: 'Oil', everyMonths: 12 })).body;
  const [leak, noise, lamp] = [
    await add('/api/defects', { title: 'Hose leaks', equipmentId: pump.id }),
    await add('/api/defects', { title: 'x'.repeat(200) }),
    await add('/api/defects', { title: 'Lamp' }),
  ];
  const [start, done] = [new Date(Date.now() - 48 * 3_600_000).toISOString(), new Date(Date.now() - 3_600_000).toISOString()];
  const plan = async (more: object) =>
    add('/api/maintenance', {
      title: 'Yard',
      type: 'engine',
      scheduledDate: start,
      contractor: 'Yard Costa',
      equipmentId: engine.id,
      ...more,
    });
  const change = (id: number, changes: object) => maya.call('PATCH', `/api/maintenance/${id}`, { allowOverlap: true, ...changes });
  const book = async () =>
    (await maya.call('GET', '/api/services')).body
      .map(({ title, equipmentName, doneBy, maintenanceId }: Record<string, unknown>) => [title, equipmentName, doneBy, maintenanceId])
      .toSorted();

  const work = await plan({ planIds: [oil.id], defectIds: [leak.id, noise.id, lamp.id] });
  expect((await change(work.id, { status: 'completed', completedDate: done, stillOpen: [lamp.id] })).status).toBe(200);
  const lines = [
    [`Fixed: ${'x'.repeat(193)}`, 'Port engine', 'Yard Costa', work.id],
    ['Fixed: Hose leaks', 'Bilge pump', 'Yard Costa', work.id],
    ['Oil', 'Port engine', 'Yard Costa', work.id],
  ];
  expect(await book()).toEqual(lines.toSorted());
  await change(work.id, { status: 'pending', completedDate: null });
  expect(await book()).toEqual([]);
  expect((await maya.call('GET', `/api/defects/${leak.id}`)).body.status).toBe('accepted');

  await change(work.id, { planIds: [], defectIds: [leak.id], status: 'completed', completedDate: done });
  expect(await book()).toEqual([['Fixed: Hose leaks', 'Bilge pump', 'Yard Costa', work.id]]);
  const other = await plan({ title: 'New lamp', defectIds: [lamp.id] });
  await change(other.id, { status: 'completed', completedDate: done, stillOpen: [lamp.id] });
  expect((await book()).map(([title]: string[]) => title)).toEqual(['Fixed: Hose leaks', 'New lamp']);
});

test('a defect that comes back after its repair can be planned again, and reopening that repair leaves it alone', async () => {
  const maya = await aPerson(world);
  const aurelia = await aYacht(maya);
  const { body: leak } = await maya.call('POST', '/api/defects', { yachtId: aurelia.id, title: 'Hose leaks' });
  const job = { yachtId: aurelia.id, type: 'engine', scheduledDate: '2099-06-01T08:00:00Z', defectIds: [leak.id], allowOverlap: true };
  const plan = (title: string) => maya.call('POST', '/api/maintenance', { ...job, title });
  const mark = (changes: object) => maya.call('PATCH', `/api/defects/${leak.id}`, changes);
  const { body: first } = await plan('New hose');
  await mark({ status: 'fixed' });
  expect((await mark({ status: 'accepted', reason: 'Still weeps' })).body.maintenanceId).toBe(first.id);
  await maya.call('PATCH', `/api/maintenance/${first.id}`, { status: 'completed' });
  expect((await mark({ status: 'accepted', reason: 'It leaks again' })).body).toMatchObject({ status: 'accepted', maintenanceId: null });

  const { status, body: second } = await plan('Another hose');
  expect([status, second.defects]).toMatchObject([201, [{ id: leak.id }]]);
  await maya.call('PATCH', `/api/maintenance/${second.id}`, { status: 'completed' });
  await maya.call('PATCH', `/api/maintenance/${first.id}`, { status: 'pending' });
  expect((await maya.call('GET', `/api/defects/${leak.id}`)).body).toMatchObject({ status: 'fixed', maintenanceId: second.id });
});
