import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { upload } from '../testing/uploads.ts';

const world = aWorld();

const bilge = { section: 'Engine room', text: 'Bilge dry', kind: 'pass' };
const oil = { text: 'Oil pressure', kind: 'measure', unit: 'bar', min: 2, max: 4.5, severity: 'urgent' };
const radio = { text: 'Radio check', kind: 'pass', severity: 'may_not_sail' };
const before = { name: 'Before we leave', purpose: 'pre_departure', items: [bilge, oil, radio] };

async function aChecklist(person: Person, more: object = {}) {
  const yacht = await aYacht(person);
  return { yacht, checklist: (await person.call('POST', '/api/checklists', { ...before, ...more })).body };
}
const start = (person: Person, checklistId: number, yachtId: number, more: object = {}) =>
  person.call('POST', '/api/checklist-runs', { checklistId, yachtId, ...more });
const say = (person: Person, id: number, body: object) => person.call('PATCH', `/api/checklist-runs/${id}`, body);
const defectsOf = async (person: Person, yachtId: number) => (await person.call('GET', `/api/defects?yachtId=${yachtId}`)).body;

describe('a checklist', () => {
  test('keeps its items in order, replaces them on a change, and is found by purpose and yacht', async () => {
    const maya = await aPerson(world);
    const { yacht, checklist } = await aChecklist(maya);
    expect(checklist).toMatchObject({ name: 'Before we leave', yachtId: null, itemCount: 3, lastFinishedAt: null });
    expect(checklist.items[1]).toEqual({ position: 2, section: null, ...oil });
    const other = await aYacht(maya, { name: 'Corallina' });
    await maya.call('POST', '/api/checklists', { name: 'Back in', purpose: 'check_in', yachtId: other.id });
    const listed = async (query: string) => (await maya.call('GET', `/api/checklists?${query}`)).body.map(({ name }: any) => name);
    expect(await listed('')).toEqual(['Back in', 'Before we leave']);
    expect(await listed(`yachtId=${yacht.id}`)).toEqual(['Before we leave']);
    expect(await listed(`yachtId=${other.id}&purpose=check_in&q=back`)).toEqual(['Back in']);
    const { body: changed, headers } = await maya.call('PATCH', `/api/checklists/${checklist.id}`, { items: [oil] });
    expect(changed.items).toEqual([{ position: 1, section: null, ...oil }]);
    expect([headers.etag, changed.updatedAt > checklist.updatedAt]).toEqual([`"${changed.updatedAt}"`, true]);
  });

  test.each([
    [{ items: Array.from({ length: 201 }, () => bilge) }, 'items', 'At most 200 items'],
    [{ items: [{ ...oil, max: 1.5 }] }, 'items.0.max', 'Maximum must be at least the minimum'],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ yachtId: 999_999_999 }, 'yachtId', "This yacht isn't in your fleet."],
  ])('with %# is refused at its field, and nothing is stored', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/checklists', { ...before, ...wrong });
    expect([status, body.errors[0]]).toEqual([422, { path, message }]);
    expect((await maya.call('GET', '/api/checklists')).body).toEqual([]);
  });
});

describe('a run', () => {
  test('copies its items, is finished once all are answered, and makes a defect of each failed item', async () => {
    const maya = await aPerson(world);
    const { yacht, checklist } = await aChecklist(maya);
    const { body: run } = await start(maya, checklist.id, yacht.id);
    expect(run).toMatchObject({ name: 'Before we leave', yachtName: 'Aurelia', itemCount: 3, openCount: 3, finishedAt: null });
    await maya.call('PATCH', `/api/checklists/${checklist.id}`, { items: [bilge] });
    const early = await say(maya, run.id, { finish: true });
    expect([early.status, early.body.errors]).toEqual([422, [{ path: 'answers', message: '3 items are still open' }]]);
    const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const { url } = (await upload(maya, picture, { name: 'gauge.jpg', type: 'image/jpeg' })).body;
    await say(maya, run.id, { answers: [{ position: 2, value: 1.8, note: 'Warm', photoUrl: url }] });
    // A later answer to the item keeps the fields it doesn't mention.
    const { body: half } = await say(maya, run.id, {
      answers: [
        { position: 2, note: 'Warm, at 2,000 rpm' },
        { position: 1, result: 'na' },
      ],
    });
    expect([half.openCount, half.items[1]]).toEqual([
      1,
      { position: 2, section: null, ...oil, result: 'fail', value: 1.8, note: 'Warm, at 2,000 rpm', photoUrl: url, defectId: null },
    ]);
    expect(await defectsOf(maya, yacht.id)).toEqual([]);
    const { status, body: done } = await say(maya, run.id, {
      answers: [{ position: 3, result: 'pass' }],
      signedBy: 'Tom Riva',
      finish: true,
    });
    expect([status, done.failCount, done.signedBy, done.finishedAt !== null]).toEqual([200, 1, 'Tom Riva', true]);
    const defects = await defectsOf(maya, yacht.id);
    expect(defects).toMatchObject([
      {
        title: 'Oil pressure: 1.8 bar (2.0 to 4.5)',
        description: 'Warm, at 2,000 rpm',
        severity: 'urgent',
        photoUrls: [url],
        confirmed: true,
      },
    ]);
    expect(done.items.map(({ defectId }: any) => defectId)).toEqual([null, defects[0].id, null]);
    const activities = (await maya.call('GET', '/api/activities?limit=2')).body.map(({ details }: any) => details);
    expect(activities).toEqual([
      'Finished Before we leave on Aurelia: 1 item failed',
      'Reported on Aurelia: Oil pressure: 1.8 bar (2.0 to 4.5)',
    ]);
    expect((await maya.call('GET', '/api/checklists')).body[0].lastFinishedAt).toBe(done.finishedAt);
  });

  test('is finished only once under concurrent requests, and stays unchanged', async () => {
    const maya = await aPerson(world);
    const { yacht, checklist } = await aChecklist(maya, { items: [radio] });
    const { body: run } = await start(maya, checklist.id, yacht.id, { answers: [{ position: 1, result: 'fail' }] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(maya, run.id, { finish: true })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await defectsOf(maya, yacht.id)).toMatchObject([{ title: 'Radio check', severity: 'may_not_sail', blocks: true }]);
    const late = await say(maya, run.id, { answers: [{ position: 1, result: 'pass' }] });
    expect([late.status, late.body.code]).toEqual([409, 'run_finished']);
    expect((await maya.call('DELETE', `/api/checklist-runs/${run.id}`)).body.code).toBe('run_finished');
    // The checklist can be deleted; the run keeps its questions.
    expect((await maya.call('DELETE', `/api/checklists/${checklist.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/checklist-runs/${run.id}`)).body).toMatchObject({
      checklistId: null,
      name: 'Before we leave',
      items: [{ text: 'Radio check', result: 'fail' }],
    });
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/checklist-runs')).body).toEqual([]);
  });

  test('is stored in one call with the meter readings, all or nothing', async () => {
    const maya = await aPerson(world);
    const { yacht, checklist } = await aChecklist(maya, { items: [bilge, oil] });
    const { body: engine } = await maya.call('POST', '/api/equipment', {
      yachtId: yacht.id,
      name: 'Port engine',
      kind: 'engine',
      withPlans: true,
    });
    const read = { meterId: engine.meterId, hours: 1240.5 };
    const whole = {
      answers: [
        { position: 1, result: 'pass' },
        { position: 2, value: 3 },
      ],
      readings: [read],
      finish: true,
    };
    const one = await start(maya, checklist.id, yacht.id, { ...whole, answers: whole.answers.slice(0, 1) });
    expect([one.status, one.body.errors]).toEqual([422, [{ path: 'answers', message: '1 item is still open' }]]);
    const { status, body } = await start(maya, checklist.id, yacht.id, whole);
    expect([status, body.openCount, body.failCount, body.finishedAt !== null]).toEqual([201, 0, 0, true]);
    expect((await maya.call('GET', `/api/meters/${engine.meterId}/readings`)).body).toMatchObject([{ hours: 1240.5, source: 'checklist' }]);
    const lower = await start(maya, checklist.id, yacht.id, { ...whole, readings: [{ ...read, hours: 12 }] });
    expect([lower.status, lower.body.errors[0].path]).toEqual([422, 'readings.0.hours']);
    expect((await maya.call('GET', `/api/checklist-runs?yachtId=${yacht.id}&status=finished`)).body).toHaveLength(1);
    expect((await maya.call('GET', '/api/checklist-runs')).body).toHaveLength(1);
    expect((await say(maya, body.id, {})).body.code).toBe('run_finished');
  });

  test('of another yacht’s entry or work is refused at the field', async () => {
    const [maya, stranger] = [await aPerson(world), await aPerson(world)];
    const { yacht, checklist } = await aChecklist(maya);
    const other = await aYacht(maya, { name: 'Corallina' });
    const { body: hers } = await maya.call('POST', '/api/checklists', { ...before, name: 'Hers', yachtId: other.id });
    const { body: empty } = await maya.call('POST', '/api/checklists', { name: 'Empty', purpose: 'other' });
    const theirs = await aChecklist(stranger);
    const refused = async (checklistId: number, more: object = {}) => (await start(maya, checklistId, yacht.id, more)).body.errors[0];
    expect(await refused(hers.id)).toEqual({ path: 'checklistId', message: 'Hers is a checklist of Corallina' });
    expect(await refused(empty.id)).toEqual({ path: 'checklistId', message: 'Empty has no items yet' });
    expect((await refused(theirs.checklist.id)).path).toBe('checklistId');
    expect((await refused(checklist.id, { eventId: 999_999_999 })).path).toBe('eventId');
    expect((await refused(checklist.id, { maintenanceId: 999_999_999 })).path).toBe('maintenanceId');
    expect((await refused(checklist.id, { readings: [{ meterId: 1, hours: 2 }] })).path).toBe('readings');
    expect((await refused(checklist.id, { answers: [{ position: 4, result: 'pass' }] })).path).toBe('answers.0.position');
    expect((await refused(checklist.id, { answers: [{ position: 2, result: 'pass' }] })).path).toBe('answers.0.value');
    expect((await refused(checklist.id, { answers: [{ position: 1, photoUrl: `/api/files/${'A'.repeat(22)}` }] })).path).toBe(
      'answers.0.photoUrl',
    );
    expect((await maya.call('GET', '/api/checklist-runs')).body).toEqual([]);
  });

  test('that was started by mistake is discarded', async () => {
    const maya = await aPerson(world);
    const { yacht, checklist } = await aChecklist(maya);
    const { body: run } = await start(maya, checklist.id, yacht.id);
    expect((await maya.call('DELETE', `/api/checklist-runs/${run.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/checklist-runs')).body).toEqual([]);
  });
});

const named = async (person: Person, more: object) =>
  (await person.call('POST', '/api/checklists', { ...before, purpose: 'service', ...more })).body;

test('a service has a checklist, which the work that includes it offers until it was run for it', async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  const { yacht, checklist: leaving } = await aChecklist(maya);
  const { body: engine } = await maya.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Port engine', kind: 'engine' });
  const other = await aYacht(maya, { name: 'Corallina' });
  const [oil250, ofOther, theirs] = [
    await named(maya, { name: 'Engine' }),
    await named(maya, { name: 'Hers', yachtId: other.id }),
    await named(nora, { name: 'Theirs' }),
  ];
  const wish = { equipmentId: engine.id, title: '250 h service', everyMonths: 12 };
  for (const [checklistId, message] of [
    [leaving.id, 'Before we leave isn’t a checklist for services'],
    [ofOther.id, 'Hers is a checklist of another yacht'],
    [theirs.id, 'This checklist no longer exists'],
  ]) {
    const { status, body } = await maya.call('POST', '/api/service-plans', { ...wish, checklistId });
    expect([status, body.errors[0]]).toEqual([422, { path: 'checklistId', message }]);
  }
  const { body: plan } = await maya.call('POST', '/api/service-plans', wish);
  const changed = await maya.call('PATCH', `/api/service-plans/${plan.id}`, { checklistId: oil250.id });
  expect(changed.body).toMatchObject({ checklistId: oil250.id, checklistName: 'Engine' });
  const work = { yachtId: yacht.id, title: 'Service', type: 'engine', scheduledDate: '2031-03-10T08:00:00Z', planIds: [plan.id] };
  const { body: record } = await maya.call('POST', '/api/maintenance', work);
  const offered = async () => (await maya.call('GET', `/api/maintenance/${record.id}`)).body.checklists;
  expect(await offered()).toEqual([
    { checklistId: oil250.id, name: 'Engine', runId: null, openCount: 3, itemCount: 3, failCount: 0, finishedAt: null },
  ]);
  const { body: run } = await start(maya, oil250.id, yacht.id, { maintenanceId: record.id });
  await say(maya, run.id, { answers: [{ position: 1, result: 'fail' }] });
  expect(await offered()).toMatchObject([{ checklistId: oil250.id, runId: run.id, openCount: 2, failCount: 1, finishedAt: null }]);
  await maya.call('POST', `/api/yachts/${other.id}/equipment/copy`, { fromYachtId: yacht.id });
  expect((await maya.call('GET', `/api/service-plans?yachtId=${other.id}`)).body).toMatchObject([{ checklistName: 'Engine' }]);
  // The run stays with the work even if the checklist is deleted.
  await maya.call('DELETE', `/api/checklists/${oil250.id}`);
  expect(await offered()).toMatchObject([{ checklistId: null, runId: run.id, name: 'Engine' }]);
  expect((await maya.call('GET', `/api/service-plans/${plan.id}`)).body.checklistId).toBeNull();
});
