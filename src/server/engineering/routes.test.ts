import { expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';

const world = aWorld();
const inDays = (days: number) => addDays(dayIn('Europe/Paris', new Date().toISOString()), days);

test('the overview agrees with the lists of each room, and counts nothing of other companies', async () => {
  const maya = await aPerson(world);
  const add = async (path: string, body: object) => (await maya.call('POST', path, body)).body;
  const count = async (path: string) => ((await maya.call('GET', path)).body as unknown[]).length;
  const yacht = await aYacht(maya);
  const sister = await aYacht(maya, { name: 'Galatea' });
  const engine = await add('/api/equipment', { yachtId: yacht.id, name: 'Port engine', kind: 'engine' });
  const old = await add('/api/equipment', { yachtId: yacht.id, name: 'Old engine', kind: 'engine' });
  for (const { id } of [engine, old]) {
    const meter = await add('/api/meters', { equipmentId: id, usualPerDay: 2 });
    await add('/api/readings', { readings: [{ meterId: meter.id, hours: 100, at: `${inDays(-40)}T10:00:00Z` }] });
  }
  await maya.call('PATCH', `/api/equipment/${old.id}`, { retiredOn: inDays(-1) });
  for (const dueOn of [inDays(-1), inDays(5), inDays(6), inDays(90)])
    await add('/api/service-plans', { equipmentId: engine.id, title: `By ${dueOn}`, dueOn });
  for (const [title, severity] of [
    ['Steering hose leaks', 'may_not_sail'],
    ['Lamp', 'minor'],
    ['Fixed lamp', 'minor'],
  ])
    await add('/api/defects', { yachtId: yacht.id, title, severity });
  const fixed = (await maya.call('GET', '/api/defects?q=fixed')).body[0];
  await maya.call('PATCH', `/api/defects/${fixed.id}`, { status: 'fixed' });
  await add('/api/documents', { yachtId: yacht.id, type: 'Registration', expiresOn: inDays(-1) });
  await add('/api/documents', { yachtId: yacht.id, type: 'Insurance', expiresOn: inDays(-10) });
  await add('/api/documents', { yachtId: yacht.id, type: 'insurance', expiresOn: inDays(10) });
  await add('/api/documents', { yachtId: yacht.id, equipmentId: old.id, type: 'Engine certificate', expiresOn: inDays(-10) });
  await add('/api/documents', { yachtId: yacht.id, equipmentId: old.id, type: 'Radio license', expiresOn: inDays(200) });
  const needs = [
    { of: 'fleet', type: 'Insurance', needed: true },
    { of: 'fleet', type: 'Radio license', needed: true },
    { of: 'yacht', yachtId: sister.id, type: 'Radio license', needed: false },
    { of: 'company', type: 'Trade license', needed: true },
  ];
  for (const need of needs) await maya.call('PUT', '/api/document-needs', need);
  const part = await add('/api/parts', { name: 'Impeller' });
  await add(`/api/parts/${part.id}/stocks`, { yachtId: yacht.id, minimum: 2, quantity: 1 });
  await add(`/api/parts/${part.id}/stocks`, { store: 'Antibes', minimum: 1, quantity: 1 });

  const { status, body } = await maya.call('GET', '/api/engineering/overview');
  expect([status, body]).toEqual([
    200,
    {
      services: { overdue: 1, due: 2 },
      defects: { open: 2, mayNotSail: 1 },
      // Her radio license, her sister ship's insurance, and the company's own.
      documents: { expired: 1, due: 1, missing: 3 },
      parts: { low: 1 },
      meters: { stale: 1 },
      onTime: null,
    },
  ]);
  const matrix = (await maya.call('GET', '/api/documents/matrix')).body;
  const cells = matrix.rows.flatMap((row: { cells: { state: string | null }[] }) => row.cells.map(({ state }) => state));
  expect(cells.filter((state: string | null) => state === 'missing')).toHaveLength(body.documents.missing);
  expect(await count('/api/service-plans?state=due')).toBe(body.services.due);
  expect(await count('/api/defects?status=open')).toBe(body.defects.open);
  expect(await count('/api/documents?state=expired')).toBe(body.documents.expired);
  expect(await count('/api/parts/reorder')).toBe(body.parts.low);

  // One of three was late.
  for (const [lastDoneOn, everyDays] of [
    [inDays(-30), 30],
    [inDays(-30), 40],
    [inDays(-40), 30],
  ] as const) {
    const plan = await add('/api/service-plans', { equipmentId: engine.id, title: 'Oil', everyDays, lastDoneOn });
    await add(`/api/service-plans/${plan.id}/completions`, { cycle: plan.cycle, doneOn: inDays(0) });
  }
  expect((await maya.call('GET', '/api/engineering/overview')).body.onTime).toBe(66);

  const nothing = (await (await aPerson(world)).call('GET', '/api/engineering/overview')).body;
  expect(nothing).toEqual({
    services: { overdue: 0, due: 0 },
    defects: { open: 0, mayNotSail: 0 },
    documents: { expired: 0, due: 0, missing: 0 },
    parts: { low: 0 },
    meters: { stale: 0 },
    onTime: null,
  });
});
