import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { aPerson, aWorld, aYacht, caller, type Person } from '../testing/given.ts';
import { openChanges, type Change, type Changes } from './changes.ts';
import { openDatabase, type Database } from './database.ts';
import { openFeedNet } from './feed-net.ts';
import { openFileStore } from './file-store.ts';
import { openAnnouncer } from './late-announcements.ts';
import type { App } from './parts.ts';

const world = aWorld();
const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'fairlead-after-'));
let db: Database;
let app: App;
/** A process that listens for changes, and all changes it has received, in order. */
let changes: Changes;
const received: Change[] = [];

beforeAll(async () => {
  db = openDatabase(world.appUrl, { announceAfter: true });
  const files = await openFileStore({ s3: undefined, dataDir: folder });
  app = await buildApp(
    { db, files, mail: { send: async () => {} }, address: () => '', payments: null, salesEmail: 'sales@fairlead.example' },
    { log },
  );
  changes = openChanges(db, log);
  changes.follow({ changed: (change) => void received.push(change), missed: () => {} });
  changes.start();
  await vi.waitUntil(() => changes.position() !== undefined);
});
afterAll(async () => {
  await changes.close();
  await app.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const late = ({ token }: Person) => caller({ ...world, app }, token);
const receivedBy = ({ companyId }: Person) => received.filter((change) => change.companyId === companyId);
/** A change by a process that died before announcing it. */
const lost = async ({ companyId }: Person, resourceId: number) => {
  const { rows } = await world.owner.query(
    `insert into activities (company_id, action, resource_type, resource_id, "timestamp") values ($1, 'update', 'yacht', $2, now() - interval '3 seconds') returning id::int`,
    [companyId, resourceId],
  );
  return rows[0].id as number;
};

test('a change is announced once, with its place in the feed, and a refused one never', async () => {
  const robin = await aPerson(world);
  const yacht = await aYacht({ ...robin, call: late(robin) });
  expect((await late(robin)('PATCH', `/api/yachts/${yacht.id}`, { captainId: 999_999_999, location: 'Nowhere' })).status).toBe(422);
  for (const location of ['Nice', 'Cannes']) expect((await late(robin)('PATCH', `/api/yachts/${yacht.id}`, { location })).status).toBe(200);
  await expect.poll(() => receivedBy(robin).map(({ resourceId }) => resourceId)).toEqual([yacht.id, yacht.id, yacht.id]);
  const { rows } = await world.owner.query('select id::int from activities where company_id = $1 order by id', [robin.companyId]);
  expect(receivedBy(robin).map(({ noted }) => noted)).toEqual(rows.map(({ id }) => id));
});

test('a reader after a change sees it, since no answers are shared', async () => {
  const robin = await aPerson(world);
  const yacht = await aYacht(robin);
  expect(await changes.catchUp()).toBe(false);
  for (let count = 0; count < 20; count++) {
    await late(robin)('PATCH', `/api/yachts/${yacht.id}`, { name: `Name ${count}` });
    const { body } = await late(robin)('GET', '/api/dashboard');
    expect(body.yachts.rows.map(({ name }: { name: string }) => name)).toEqual([`Name ${count}`]);
  }
});

test('a change that a process died before announcing is found in the feed, also below later ones, and announced once', async () => {
  const robin = await aPerson(world);
  const net = openFeedNet(db, changes);
  const began = Date.now();
  const seconds = (count: number) => net.check(began + count * 1_000);
  await seconds(0);
  const first = await lost(robin, 1);
  await aYacht({ ...robin, call: late(robin) });
  await expect.poll(() => receivedBy(robin)).toHaveLength(1);
  const last = await lost(robin, 2);
  const places = () => receivedBy(robin).map(({ noted }) => noted);
  await seconds(5);
  await expect.poll(places).toContain(last);
  await seconds(10);
  await expect.poll(places).toContain(first);
  const before = places().length;
  for (const moment of [15, 20, 60, 100, 140]) await seconds(moment);
  const { id } = await aYacht({ ...robin, call: late(robin) });
  await expect.poll(() => receivedBy(robin).map(({ resourceId }) => resourceId)).toContain(id);
  expect(places()).toHaveLength(before + 1);
});

test('an announcement that fails is repeated, in the same order', async () => {
  const announced: string[] = [];
  let failures = 2;
  const announcer = openAnnouncer((some) => {
    if (failures-- > 0) return Promise.reject(new Error('out of reach'));
    announced.push(...some);
    return Promise.resolve();
  });
  const names = ['a', 'b', 'c', 'd'];
  for (const id of names) announcer.announce([id]);
  await expect.poll(() => announced).toEqual(names);
  await announcer.close();
});
