import { describe, expect, test } from 'vitest';
import { expiryState } from '#domain/shared/expiry.ts';
import { scopeOf } from '../platform/scope.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { aPdf, upload } from '../testing/uploads.ts';
import { missingDocuments } from './store.ts';

const world = aWorld();

const policy = {
  type: 'Insurance policy',
  number: 'HB-2291',
  issuer: 'Lloyd’s',
  issuedOn: '2026-01-10',
  expiresOn: '2126-01-10',
  notes: 'Hull',
};
const give = async (person: Person, more: object = {}) => (await person.call('POST', '/api/documents', { ...policy, ...more })).body;
const renew = (person: Person, id: number, more: object) => person.call('POST', `/api/documents/${id}/versions`, more);

const matrix = async (person: Person) => (await person.call('GET', '/api/documents/matrix')).body;
const need = (person: Person, body: object) => person.call('PUT', '/api/document-needs', { needed: true, ...body });

const states = async (person: Person, type: string) =>
  (await matrix(person)).rows.map(({ name, cells }: any) => [name, cells.find((cell: any) => cell.type === type)?.state]);

/** The day this many days from today, in the time zone of Paris. */
async function dayFromNow(days: number): Promise<string> {
  const { rows } = await world.owner.query(`select ((now() at time zone 'Europe/Paris')::date + $1::int)::text as day`, [days]);
  return rows[0].day;
}

describe('a document', () => {
  test('is stored as entered, returned completely, and noted in the feed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const paper = (await upload(maya, aPdf(), { kind: 'document', name: 'Policy.pdf' })).body;
    const { status, body, headers } = await maya.call('POST', '/api/documents', { ...policy, yachtId: yacht.id, fileUrl: paper.url });
    expect(status).toBe(201);
    const fields = { ...policy, fileUrl: paper.url, fileName: 'Policy.pdf', version: 1 };
    expect(body).toMatchObject({
      ...fields,
      yachtId: yacht.id,
      yachtName: 'Aurelia',
      companyId: maya.companyId,
      state: 'valid',
      isReplaced: false,
    });
    const { type: _, ...version } = fields;
    expect(body.versions).toEqual([{ ...version, createdAt: body.createdAt }]);
    expect([headers.etag, headers.location]).toEqual([`"${body.updatedAt}"`, `/api/documents/${body.id}`]);
    expect((await maya.call('GET', `/api/documents/${body.id}`)).body).toEqual(body);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      action: 'create',
      resourceType: 'document',
      resourceId: body.id,
      details: 'Added Insurance policy of Aurelia',
    });
  });

  test('belongs to the company if no yacht is named, and stays when a yacht is deleted with its documents', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const [hers, theirs] = [await give(maya, { yachtId: yacht.id }), await give(maya)];
    expect([theirs.yachtId, theirs.companyName]).toEqual([null, maya.companyName]);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/deletion`)).body.goes.documents).toBe(1);
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/documents/${hers.id}`)).status).toBe(404);
    expect((await maya.call('GET', '/api/documents')).body.map(({ id }: { id: number }) => id)).toEqual([theirs.id]);
  });

  test.each([
    [{ type: ' ' }, 'type', 'Please enter the document’s name'],
    [{ issuedOn: '10 January' }, 'issuedOn', 'Issue date must be a date'],
    [{ expiresOn: '2026-01-09' }, 'expiresOn', 'Expiry date must not be before the issue date'],
    [{ fileUrl: `/api/files/${'A'.repeat(22)}` }, 'fileUrl', 'This document no longer exists. Please upload it again.'],
    [{ yachtId: 999_999_999 }, 'yachtId', "This yacht isn't in your fleet."],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/documents', { ...policy, ...wrong });
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
    expect((await maya.call('GET', '/api/documents')).body).toEqual([]);
  });

  test('is renewed by a version, which counts; earlier ones stay, and none may end before them', async () => {
    const maya = await aPerson(world);
    const made = await give(maya, { expiresOn: '2026-06-01' });
    expect(made.state).toBe('expired');
    const early = await renew(maya, made.id, { expiresOn: '2026-05-31' });
    expect(early.body.errors).toEqual([{ path: 'expiresOn', message: 'A renewal can’t end before the document it renews' }]);
    const { status, body } = await renew(maya, made.id, { number: 'HB-2292', expiresOn: '2126-06-01' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ version: 2, number: 'HB-2292', issuer: null, expiresOn: '2126-06-01', state: 'valid' });
    expect(body.versions.map(({ version, number }: { version: number; number: string }) => [version, number])).toEqual([
      [2, 'HB-2292'],
      [1, 'HB-2291'],
    ]);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe(`Renewed Insurance policy of ${maya.companyName}`);
    // The latest version can be corrected, but never to end before the one it renewed.
    const wrong = await maya.call('PATCH', `/api/documents/${made.id}`, { expiresOn: '2026-05-31' });
    expect(wrong.body.errors[0].path).toBe('expiresOn');
    const right = await maya.call('PATCH', `/api/documents/${made.id}`, { expiresOn: '2126-07-01', type: 'Policy' });
    expect(right.body).toMatchObject({ type: 'Policy', expiresOn: '2126-07-01', number: 'HB-2292' });
    expect(right.body.versions[1].expiresOn).toBe('2026-06-01');
  });

  test('renewed by several requests for the same version is renewed once', async () => {
    const maya = await aPerson(world);
    const made = await give(maya, { expiresOn: '2026-06-01' });
    const upon = { 'if-match': `"${made.updatedAt}"` };
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((number) => maya.call('POST', `/api/documents/${made.id}/versions`, { number, expiresOn: '2027-06-01' }, upon)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412, 412]);
    expect((await maya.call('GET', `/api/documents/${made.id}`)).body.versions).toHaveLength(2);
  });

  test('has a state by its days left, and is listed worst first; of two of a type the longer one replaces the other', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    for (const days of [91, 90, 0, -1, null]) {
      const expiresOn = days === null ? null : await dayFromNow(days);
      const made = await give(maya, { type: `Paper ${days}`, issuedOn: null, expiresOn, yachtId: yacht.id });
      expect([made.daysLeft, made.state]).toEqual([days, expiryState(days)]);
    }
    const ofState = async (state: string) =>
      (await maya.call('GET', `/api/documents?state=${state}`)).body.map(({ type }: { type: string }) => type);
    expect(await ofState('due')).toEqual(['Paper 0', 'Paper 90']);
    expect(await ofState('valid')).toEqual(['Paper 91', 'Paper null']);
    expect(await ofState('expired')).toEqual(['Paper -1']);
    // The company's document of the same type doesn't replace the yacht's.
    await give(maya, { type: 'PAPER -1' });
    expect(await ofState('expired')).toEqual(['Paper -1']);
    await give(maya, { type: 'PAPER -1', yachtId: yacht.id });
    expect(await ofState('expired')).toEqual([]);
    const listed = (await maya.call('GET', `/api/documents?yachtId=${yacht.id}&limit=1`)).body;
    expect(listed).toMatchObject([{ type: 'Paper -1', isReplaced: true }]);
    expect(listed[0].versions).toBeUndefined();
  });

  test('of another company can’t be reused: neither a yacht nor a file', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const theirs = await aYacht(nora);
    expect((await maya.call('POST', '/api/documents', { ...policy, yachtId: theirs.id })).body.errors[0].path).toBe('yachtId');
    const mine = await give(maya);
    expect((await maya.call('PATCH', `/api/documents/${mine.id}`, { yachtId: theirs.id })).body.errors[0].path).toBe('yachtId');
    const paper = (await upload(nora, aPdf(), { kind: 'document' })).body;
    expect((await renew(maya, mine.id, { fileUrl: paper.url })).body.errors[0].path).toBe('fileUrl');
  });
});

describe('the matrix', () => {
  test('shows for every yacht and the company which documents exist and which required ones are missing', async () => {
    const maya = await aPerson(world);
    const [aurelia, meltem] = [await aYacht(maya, { name: 'Aurelia' }), await aYacht(maya, { name: 'Meltem' })];
    const held = await give(maya, { yachtId: aurelia.id, expiresOn: await dayFromNow(3) });
    expect(await states(maya, 'Insurance policy')).toEqual([
      ['Aurelia', 'due'],
      ['Meltem', null],
      [maya.companyName, null],
    ]);
    expect((await need(maya, { of: 'fleet', type: 'insurance policy' })).body).toEqual({
      of: 'fleet',
      yachtId: null,
      type: 'insurance policy',
      needed: true,
    });
    await need(maya, { of: 'company', type: 'Trade license' });
    const { types, rows, needs } = await matrix(maya);
    expect(types).toEqual(['insurance policy', 'Trade license']);
    expect(rows.map(({ companyName }: any) => companyName)).toEqual([maya.companyName, maya.companyName, maya.companyName]);
    expect(rows[0].cells[0]).toEqual({
      type: 'insurance policy',
      state: 'due',
      documentId: held.id,
      expiresOn: held.expiresOn,
      needed: true,
    });
    expect(rows.map(({ cells }: any) => cells.map(({ state }: any) => state))).toEqual([
      ['due', null],
      ['missing', null],
      [null, 'missing'],
    ]);
    expect(needs).toHaveLength(2);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe(
      `Trade license is now required for ${maya.companyName}`,
    );
    await need(maya, { of: 'yacht', yachtId: meltem.id, type: 'Insurance policy', needed: false });
    expect((await matrix(maya)).rows[1].cells[0]).toMatchObject({ state: null, needed: false });
    // The same rule as for every yacht adds nothing of its own.
    await need(maya, { of: 'yacht', yachtId: meltem.id, type: 'Insurance policy' });
    expect((await matrix(maya)).needs).toHaveLength(2);
    await need(maya, { of: 'fleet', type: 'Insurance policy', needed: false });
    expect((await matrix(maya)).needs).toHaveLength(1);
  });

  test('accepts needs only from people who run the company, and only for its own yachts', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const company = { id: maya.companyId as number, name: maya.companyName as string };
    const tom = await aPerson(world, { role: 'user', company });
    expect((await need(tom, { of: 'fleet', type: 'Policy' })).status).toBe(403);
    const theirs = await aYacht(nora);
    for (const [body, path] of [
      [{ of: 'yacht', type: 'Policy', yachtId: theirs.id }, 'yachtId'],
      [{ of: 'yacht', type: 'Policy' }, 'yachtId'],
      [{ of: 'fleet', type: 'Policy', yachtId: (await aYacht(maya)).id }, 'yachtId'],
      [{ of: 'nobody', type: 'Policy' }, 'of'],
      [{ of: 'fleet', type: '' }, 'type'],
    ] as const)
      expect((await need(maya, body)).body.errors[0].path).toBe(path);
    expect((await matrix(maya)).needs).toEqual([]);
  });

  test('names for a platform admin the company that lacks a document, each on a row of its own', async () => {
    const [maya, noor] = [await aPerson(world), await aPerson(world)];
    for (const person of [maya, noor]) await need(person, { of: 'company', type: 'Flag license' });
    const platform = scopeOf({ id: 0, role: 'admin', companyId: null }, 'run-platform');
    const { rows } = await world.db.in(platform).executeQuery(missingDocuments(platform, 10_000));
    expect(rows.filter(({ type }) => type === 'Flag license')).toMatchObject(
      [maya, noor].map(({ companyId, companyName }) => ({ companyId, companyName, of: [companyName], lacking: 1 })),
    );
  });

  test('stores a need set by several requests at once only once', async () => {
    const maya = await aPerson(world);
    const answers = await Promise.all(['Policy', 'POLICY', 'policy', 'Policy'].map((type) => need(maya, { of: 'fleet', type })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await matrix(maya)).needs).toHaveLength(1);
  });
});

const aRaft = async (person: Person, yachtId: number, name: string) =>
  (await person.call('POST', '/api/equipment', { yachtId, name, kind: 'life_raft' })).body;

test('a document may be about one piece of equipment: it is listed there, and replaces no other equipment’s document', async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  const [yacht, other, theirs] = [await aYacht(maya), await aYacht(maya), await aYacht(nora)];
  const [port, starboard, strange] = [
    await aRaft(maya, yacht.id, 'Port raft'),
    await aRaft(maya, yacht.id, 'Starboard raft'),
    await aRaft(nora, theirs.id, 'Raft'),
  ];
  const soon = await give(maya, { yachtId: yacht.id, equipmentId: port.id, type: 'Raft certificate', expiresOn: await dayFromNow(5) });
  const late = await give(maya, {
    yachtId: yacht.id,
    equipmentId: starboard.id,
    type: 'Raft certificate',
    expiresOn: await dayFromNow(300),
  });
  expect([soon.equipmentName, soon.isReplaced]).toEqual(['Port raft', false]);
  const listed = async (query: string) => (await maya.call('GET', `/api/documents?${query}`)).body.map(({ id }: { id: number }) => id);
  expect(await listed(`equipmentId=${port.id}`)).toEqual([soon.id]);
  expect(await listed(`yachtId=${yacht.id}&state=due`)).toEqual([soon.id]);
  const { rows } = await matrix(maya);
  const ofHer = rows.find(({ yachtId }: { yachtId: number | null }) => yachtId === yacht.id);
  expect(ofHer?.cells).toMatchObject([{ type: 'Raft certificate', state: 'due', documentId: soon.id }]);
  for (const wrong of [
    { yachtId: yacht.id, equipmentId: strange.id },
    { yachtId: other.id, equipmentId: port.id },
    { equipmentId: port.id },
  ]) {
    const { status, body } = await maya.call('POST', '/api/documents', { ...policy, ...wrong });
    expect([status, body.errors[0]]).toEqual([422, { path: 'equipmentId', message: 'Please choose equipment on the same yacht' }]);
  }
  const change = async (id: number, body: object) => (await maya.call('PATCH', `/api/documents/${id}`, body)).body;
  expect(await change(late.id, { equipmentId: port.id })).toMatchObject({ equipmentName: 'Port raft' });
  expect((await maya.call('GET', `/api/documents/${soon.id}`)).body.isReplaced).toBe(true);
  // If moved to another yacht, it loses its equipment.
  expect(await change(late.id, { yachtId: other.id })).toMatchObject({ yachtId: other.id, equipmentId: null, equipmentName: null });
  await maya.call('DELETE', `/api/equipment/${port.id}`);
  expect((await maya.call('GET', `/api/documents/${soon.id}`)).body).toMatchObject({ yachtId: yacht.id, equipmentId: null });
});

test('a document of equipment that is retired, alone or with its parent, is neither due nor in the matrix, and satisfies no need', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const cradle = await aRaft(maya, yacht.id, 'Cradle');
  const { body: raft } = await maya.call('POST', '/api/equipment', {
    yachtId: yacht.id,
    parentId: cradle.id,
    name: 'Raft',
    kind: 'life_raft',
  });
  const paper = await give(maya, { yachtId: yacht.id, equipmentId: raft.id, type: 'Raft certificate', expiresOn: await dayFromNow(-5) });
  await need(maya, { of: 'fleet', type: 'Raft certificate' });
  const slots = `/api/schedule/free-slots?yachtId=${yacht.id}&startDate=2099-06-06T15:00:00Z&endDate=2099-06-13T07:00:00Z`;
  const standing = async () => ({
    cell: (await states(maya, 'Raft certificate'))[0],
    expired: (await maya.call('GET', '/api/documents?state=expired')).body.map(({ id }: { id: number }) => id),
    due: (await maya.call('GET', '/api/reminders?all=true')).body.rows.map(({ kind }: { kind: string }) => kind),
    documents: (await maya.call('GET', '/api/engineering/overview')).body.documents,
    notices: (await maya.call('GET', slots)).body.notices.map(({ kind }: { kind: string }) => kind),
  });
  expect(await standing()).toEqual({
    cell: ['Aurelia', 'expired'],
    expired: [paper.id],
    due: ['document'],
    documents: { expired: 1, due: 0, missing: 0 },
    notices: ['document_expires'],
  });
  await maya.call('PATCH', `/api/equipment/${cradle.id}`, { retiredOn: await dayFromNow(0) });
  expect(await standing()).toEqual({
    cell: ['Aurelia', 'missing'],
    expired: [],
    due: ['missing'],
    documents: { expired: 0, due: 0, missing: 1 },
    notices: ['document_missing'],
  });
  expect((await maya.call('GET', `/api/documents/${paper.id}`)).body).toMatchObject({ equipmentName: 'Raft', state: 'expired' });
});
