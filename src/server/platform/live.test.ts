import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openSession } from '../session/store.ts';
import { aCompany, aPerson, aWorld, aYacht, caller, type Person } from '../testing/given.ts';
import { openDatabase, type Database } from './database.ts';
import { openFileStore } from './file-store.ts';
import type { App } from './parts.ts';

const world = aWorld();
let here: string;
/** A second server process on the same database, as far as the two can tell. */
let other: { app: App; db: Database; address: string };
const folder = mkdtempSync(join(tmpdir(), 'fairlead-live-'));

async function anotherServer() {
  const db = openDatabase(world.appUrl);
  const app = await buildApp(
    {
      db,
      files: await openFileStore({ s3: undefined, dataDir: folder }),
      mail: { send: async () => {} },
      address: () => '',
      payments: null,
      salesEmail: 'sales@fairlead.example',
    },
    { log: pino({ level: 'silent' }) },
  );
  return { app, db, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

beforeAll(async () => {
  here = await world.app.listen({ port: 0, host: '127.0.0.1' });
  other = await anotherServer();
});
afterAll(async () => {
  await other.app.close();
  await other.db.close();
  rmSync(folder, { recursive: true, force: true });
});

type Event = { id?: string; event?: string; data?: { resource?: string; id?: number } };
type Listener = {
  events: Event[];
  changes: () => Event[];
  status: number;
  headers: IncomingHttpHeaders;
  ended: () => boolean;
  stop: () => void;
};
const listening: Listener[] = [];
afterEach(() => listening.splice(0).forEach(({ stop }) => stop()));

/** Opens the stream as this person, over a connection of its own, and collects what arrives. */
async function listen(
  person: { token: string },
  { address = here, headers = {} }: { address?: string; headers?: Record<string, string> } = {},
): Promise<Listener> {
  const stream = get(`${address}/api/live`, { agent: false, headers: { authorization: `Bearer ${person.token}`, ...headers } });
  const [response] = (await once(stream, 'response')) as [IncomingMessage];
  const events: Event[] = [];
  let ended = false;
  let rest = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    events.push(...frames.map(readFrame));
  });
  response
    .on('error', () => {})
    .on('close', () => {
      ended = true;
    });
  const changes = () => events.filter(({ event }) => event === 'change');
  const listener = {
    events,
    changes,
    status: response.statusCode ?? 0,
    headers: response.headers,
    ended: () => ended,
    stop: () => response.destroy(),
  };
  listening.push(listener);
  // An open stream begins with its position, and a refused one ends.
  await vi.waitUntil(() => events.length > 0 || ended, { timeout: 5_000 });
  return listener;
}

function readFrame(frame: string): Event {
  const fields = Object.fromEntries(frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  return { ...fields, ...(fields['data'] ? { data: JSON.parse(fields['data']) } : {}) };
}

/** More announcements in one transaction than any page would make. */
const changesAtOnce = (person: Person, count: number, resource = 'yacht') =>
  world.owner.query(
    `select pg_notify('changes', json_build_object('id', gen_random_uuid(), 'companyId', $1::int, 'resource', $3::text, 'resourceId', n)::text) from generate_series(1, $2::int) n`,
    [person.companyId, count, resource],
  );

/** Cuts the connections over which the processes receive changes. */
const cutOff = () =>
  world.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fairlead live'`,
  );
/** A second session of somebody, as on another device. */
const elsewhere = async ({ id }: Person) => caller(world, (await openSession(world.db, id, { userAgent: 'tests', ip: '127.0.0.1' })).token);

const colleagueOf = (person: Person) =>
  aPerson(world, { role: 'user', company: { id: person.companyId as number, name: person.companyName as string } });
const changesReceived = (listener: Listener) => listener.changes().map(({ data }) => data);

describe('the stream of changes', () => {
  test('notifies a colleague and a platform admin of a change, and nobody in another company', async () => {
    const robin = await aPerson(world);
    const colleague = await listen(await colleagueOf(robin));
    const admin = await listen(await aPerson(world, { role: 'admin' }));
    const stranger = await listen(await aPerson(world));
    const yacht = await aYacht(robin);
    await robin.call('PATCH', `/api/yachts/${yacht.id}`, { location: 'Nice' });
    await robin.call('DELETE', `/api/yachts/${yacht.id}`);
    const change = { resource: 'yacht', id: yacht.id };
    await expect.poll(() => changesReceived(colleague)).toEqual([change, change, change]);
    await expect.poll(() => changesReceived(admin).filter((each) => each?.id === yacht.id)).toEqual([change, change, change]);
    // Changes arrive in order: if the stranger had been notified, it would have happened by now.
    const probe = await aYacht(await aPerson(world));
    await expect.poll(() => changesReceived(admin)).toContainEqual({ resource: 'yacht', id: probe.id });
    expect(stranger.changes()).toEqual([]);
  });

  test('is an event stream that no proxy buffers or stores, with all our security headers', async () => {
    const { status, headers } = await listen(await aPerson(world), { headers: { 'accept-encoding': 'gzip' } });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/[0-9a-f-]{36}/);
  });

  test('doesn’t open without a session', async () => {
    for (const token of ['', 'A'.repeat(43)]) {
      const { status } = await listen({ token });
      expect(status).toBe(401);
    }
    expect((await world.app.inject({ method: 'HEAD', url: '/api/live' })).statusCode).toBe(404);
  });

  test('includes changes by another server process', async () => {
    const robin = await aPerson(world);
    const there = await listen(await colleagueOf(robin), { address: other.address });
    const yacht = await aYacht(robin);
    await expect.poll(() => changesReceived(there)).toEqual([{ resource: 'yacht', id: yacht.id }]);
  });

  test('sends nothing about a refused change', async () => {
    const robin = await aPerson(world);
    const colleague = await listen(await colleagueOf(robin));
    const yacht = await aYacht(robin);
    expect((await robin.call('PATCH', `/api/yachts/${yacht.id}`, { captainId: 999_999_999, location: 'Nowhere' })).status).toBe(422);
    await robin.call('PATCH', `/api/yachts/${yacht.id}`, { location: 'Nice' });
    await expect
      .poll(() => changesReceived(colleague))
      .toEqual([
        { resource: 'yacht', id: yacht.id },
        { resource: 'yacht', id: yacht.id },
      ]);
  });

  test('leaves out changes by the same browser tab, and notifies the tab beside it', async () => {
    const robin = await aPerson(world);
    const own = await listen(robin, { headers: { 'x-tab': 'tab-one' } });
    const beside = await listen(robin, { headers: { 'x-tab': 'tab-two' } });
    const first = await robin.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'One' }, { 'x-tab': 'tab-one' });
    const second = await robin.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Two' }, { 'x-tab': 'tab-two' });
    await expect.poll(() => changesReceived(own)).toEqual([{ resource: 'customer', id: second.body.id }]);
    await expect.poll(() => changesReceived(beside)).toEqual([{ resource: 'customer', id: first.body.id }]);
  });

  test('notifies both companies when a platform admin moves a yacht from one to the other', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const [from, to] = [await aPerson(world), await aPerson(world)];
    const [left, joined] = [await listen(from), await listen(to)];
    const { id } = await aYacht(from);
    const about = { resource: 'yacht', id };
    await expect.poll(() => changesReceived(left)).toEqual([about]);
    expect((await admin.call('PATCH', `/api/yachts/${id}`, { companyId: to.companyId })).status).toBe(200);
    await expect.poll(() => changesReceived(left)).toEqual([about, about]);
    await expect.poll(() => changesReceived(joined)).toEqual([about]);
  });
});

describe('a slow client', () => {
  test('gets “reread” instead of every single change, and then the later ones', async () => {
    const robin = await aPerson(world);
    const sockets: Socket[] = [];
    world.app.server.once('connection', (socket) => sockets.push(socket));
    const reader = await listen(robin, {
      headers: { 'last-event-id': (await robin.call('GET', '/api/yachts')).headers['live-position'] as string },
    });
    const [way] = sockets as [Socket];
    way.cork();
    await changesAtOnce(robin, 5000);
    await expect.poll(() => way.writableNeedDrain).toBe(true);
    way.uncork();
    await expect.poll(() => reader.events.map(({ event }) => event)).toContain('reread');
    const yacht = await aYacht(robin);
    await expect.poll(() => reader.events.at(-1)?.data).toEqual({ resource: 'yacht', id: yacht.id });
    expect(reader.changes().length).toBeLessThan(5001);
  });
});

describe('a client that reconnects', () => {
  test('gets what it missed, once, and nothing else', async () => {
    const robin = await aPerson(world);
    const first = await listen(robin);
    const before = await aYacht(robin);
    await expect.poll(() => changesReceived(first)).toEqual([{ resource: 'yacht', id: before.id }]);
    first.stop();
    const meanwhile = await aYacht(robin);
    await aYacht(await aPerson(world));
    const place = first.events.at(-1)?.id as string;
    const again = await listen(robin, { headers: { 'last-event-id': place } });
    await expect.poll(() => changesReceived(again)).toEqual([{ resource: 'yacht', id: meanwhile.id }]);
    expect(again.events.some(({ event }) => event === 'reread')).toBe(false);
  });

  test('can resume on another server process', async () => {
    const robin = await aPerson(world);
    const first = await listen(robin);
    await aYacht(robin);
    await expect.poll(() => first.changes().length).toBe(1);
    const meanwhile = await aYacht(robin);
    const there = await listen(robin, { address: other.address, headers: { 'last-event-id': first.changes()[0]?.id as string } });
    await expect.poll(() => changesReceived(there)).toEqual([{ resource: 'yacht', id: meanwhile.id }]);
    expect(there.events.some(({ event }) => event === 'reread')).toBe(false);
  });

  test('resumes from the earliest of the positions at which things were read', async () => {
    const robin = await aPerson(world);
    const stop = await listen(robin);
    const early = (await robin.call('GET', '/api/yachts')).headers['live-position'] as string;
    const yacht = await aYacht(robin);
    await expect.poll(() => stop.changes().length).toBe(1);
    const late = (await robin.call('GET', '/api/crew')).headers['live-position'] as string;
    expect(late).not.toBe(early);
    const both = await listen(robin, { headers: { 'last-event-id': `${late},${early}` } });
    await expect.poll(() => changesReceived(both)).toEqual([{ resource: 'yacht', id: yacht.id }]);
    const afterwards = await listen(robin, { headers: { 'last-event-id': late } });
    expect(afterwards.events.map(({ event }) => event)).toEqual([undefined]);
  });

  test('reads everything again if its position is unknown, or if it has none', async () => {
    const robin = await aPerson(world);
    for (const headers of [
      {},
      { 'last-event-id': '00000000-0000-0000-0000-000000000000' },
      { 'last-event-id': `,${'x'.repeat(900)}` },
    ] as Record<string, string>[]) {
      const listener = await listen(robin, { headers });
      expect(listener.events.map(({ event }) => event)).toEqual(['reread']);
    }
  });

  test('learns nothing about another company by naming its position', async () => {
    const [robin, stranger] = [await aPerson(world), await aPerson(world)];
    const own = await listen(robin);
    const [first] = [await aYacht(robin), await aYacht(robin)];
    await expect.poll(() => own.changes().length).toBe(2);
    const place = own.changes().find(({ data }) => data?.id === first.id)?.id as string;
    const spy = await listen(stranger, { headers: { 'last-event-id': place } });
    expect(spy.changes()).toEqual([]);
  });
});

describe('when the connection that receives changes is cut', () => {
  test('everybody is told to read again, and later changes arrive as before', async () => {
    const robin = await aPerson(world);
    const colleague = await listen(await colleagueOf(robin));
    const rereads = () => colleague.events.filter(({ event }) => event === 'reread').length;
    const before = rereads();
    expect((await cutOff()).rowCount).toBe(2);
    const unheard = await aYacht(robin);
    await expect.poll(rereads, { timeout: 10_000 }).toBe(before + 1);
    const yacht = await aYacht(robin);
    await expect.poll(() => changesReceived(colleague)).toContainEqual({ resource: 'yacht', id: yacht.id });
    expect(unheard.id).not.toBe(yacht.id);
    await expect.poll(async () => (await other.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('a stream ends', () => {
  const lostEnding: [string, (person: Person) => Promise<unknown>] = [
    'its person gets another role, while the processes are cut off from announcements',
    async (person) => {
      await world.owner.query('alter table users disable trigger announce_standing');
      await world.owner.query(`update users set role = 'user' where id = $1`, [person.id]);
      await world.owner.query('alter table users enable trigger announce_standing');
      await cutOff();
    },
  ];
  const endings: [string, (person: Person) => Promise<unknown>][] = [
    ['its person signs out', (person) => person.call('POST', '/api/auth/logout')],
    ['its person signs out all other sessions', (person) => elsewhere(person).then((call) => call('DELETE', '/api/profile/sessions'))],
    ['its person has a new password', (person) => world.owner.query(`update users set password_hash = '' where id = $1`, [person.id])],
    ['its session has run out', (person) => world.owner.query(`update sessions set expires_at = now() where user_id = $1`, [person.id])],
    [
      'its session expires by itself',
      (person) => world.owner.query(`update sessions set expires_at = now() + interval '1 second' where user_id = $1`, [person.id]),
    ],
    ['its person is deactivated', (person) => world.owner.query(`update users set deactivated_at = now() where id = $1`, [person.id])],
    ['its person is deleted', (person) => world.owner.query(`delete from users where id = $1`, [person.id])],
    ['its person gets another role', (person) => world.owner.query(`update users set role = 'user' where id = $1`, [person.id])],
    [
      'its person changes company',
      async (person) => world.owner.query(`update users set company_id = $2 where id = $1`, [person.id, (await aCompany(world)).id]),
    ],
  ];
  type Prepared = { robin: Person; ending: Listener[]; staying: Listener };
  const prepared = new Map<string, Prepared>();

  /**
   * Opens streams, and waits until both processes have checked once whether they are allowed: from then on they are known to be for a
   * month.
   */
  beforeAll(async () => {
    for (const [name] of [...endings, lostEnding]) {
      const robin = await aPerson(world);
      const ending = [await listen(robin), await listen(robin, { address: other.address })];
      prepared.set(name, { robin, ending, staying: await listen(await colleagueOf(robin)) });
    }
    // These streams outlive the first test.
    listening.splice(0);
    const spies = [world.db, other.db].map((db) => vi.spyOn(db, 'atTheDoor'));
    // A process that has just checked might not check again for a minute, so it gets one more stream to check.
    const last = await aPerson(world);
    for (const process of [{}, { address: other.address }]) await listen(last, process);
    for (const { mock } of spies) {
      await vi.waitUntil(() => mock.results.length > 0, { timeout: 10_000 });
      await mock.results[0]?.value;
    }
    spies.forEach((spy) => spy.mockRestore());
  });
  afterAll(() => [...prepared.values()].forEach(({ ending, staying }) => [...ending, staying].forEach(({ stop }) => stop())));

  test.each([...endings, lostEnding])('when %s, on every process, while others continue', async (name, end) => {
    const { robin, ending, staying } = prepared.get(name) as Prepared;
    await end(robin);
    await expect.poll(() => ending.map(({ ended }) => ended()), { timeout: 15_000 }).toEqual([true, true]);
    expect(staying.ended()).toBe(false);
  });

  test('when its API token is revoked', async () => {
    const robin = await aPerson(world);
    const { body } = await robin.call('POST', '/api/tokens', { name: 'Wallboard', reach: 'read' });
    const wallboard = await listen({ token: body.token });
    const yacht = await aYacht(robin);
    await expect.poll(() => changesReceived(wallboard)).toContainEqual({ resource: 'yacht', id: yacht.id });
    expect((await robin.call('DELETE', `/api/tokens/${body.id}`)).status).toBe(204);
    await expect.poll(wallboard.ended, { timeout: 15_000 }).toBe(true);
  });

  test('for the earliest when one person opens too many', async () => {
    const robin = await aPerson(world);
    const streams: Listener[] = [];
    for (let opened = 0; opened < 21; opened++) streams.push(await listen(robin));
    await expect.poll(() => streams.map(({ ended }) => ended())).toEqual([true, ...Array.from({ length: 20 }, () => false)]);
  });

  test('for a client that stops reading, while others receive changes', async () => {
    const robin = await aPerson(world);
    const reader = await listen(robin);
    const sockets = new Map<number | undefined, Socket>();
    world.app.server.on('connection', (socket) => sockets.set(socket.remotePort, socket));
    const stalled = connect((world.app.server.address() as { port: number }).port, '127.0.0.1');
    let closed = false;
    stalled
      .on('close', () => {
        closed = true;
      })
      .on('error', () => {});
    stalled.write(`GET /api/live HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${robin.token}\r\n\r\n`);
    await new Promise((resolve) => stalled.once('readable', resolve));
    // 84 MB: more than the buffers on the way to a client that doesn't read can hold. Some systems let these grow to 40 MB.
    for (let round = 0; round < 12; round++) await changesAtOnce(robin, 1_000, 'a'.repeat(7_000));
    await expect.poll(() => sockets.get(stalled.localPort)?.destroyed, { timeout: 60_000 }).toBe(true);
    const yacht = await aYacht(robin);
    await expect.poll(() => changesReceived(reader)).toContainEqual({ resource: 'yacht', id: yacht.id });
    expect(reader.ended()).toBe(false);
    stalled.resume();
    await expect.poll(() => closed).toBe(true);
  }, 90_000);

  test('when its server closes, at once', async () => {
    const third = await anotherServer();
    const robin = await aPerson(world);
    const listener = await listen(robin, { address: third.address });
    await third.app.close();
    await third.db.close();
    await expect.poll(listener.ended).toBe(true);
  });
});
