// Several processes on one port, real ones: what happens when one ends, is replaced or can't start, and what clients notice.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer } from '../../../scripts/server-bundle.mjs';
import { aDatabase } from '../testing/database.ts';

const metricsToken = 'whoever-holds-this-may-look';
const token = randomBytes(32).toString('base64url');
const started: ChildProcess[] = [];
let database: Client;
let databaseUrl: string;
let folder: string;

beforeAll(async () => {
  // Each test starts several processes, and a bundle starts much faster.
  folder = mkdtempSync('data/workers-');
  await bundleServer(folder);
  databaseUrl = (await aDatabase()).owner;
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `with company as (insert into companies (name, subscription_tier) values ('Workers', 'enterprise') returning id),
      person as (insert into users (company_id, email, password_hash, first_name, last_name, role)
        select id, 'robin@workers.example', 'none', 'Robin', 'Worker', 'manager' from company returning id)
    insert into sessions (token_hash, user_id, expires_at) select $1, id, now() + interval '1 day' from person`,
    [createHash('sha256').update(token).digest()],
  );
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database.end();
  rmSync(folder, { recursive: true });
});

type Started = { child: ChildProcess; address: Promise<string>; ended: Promise<number | null>; output: () => string };

function start(settings: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [`${folder}/main.js`], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      WORKERS: '2',
      DATABASE_URL: databaseUrl,
      METRICS_TOKEN: metricsToken,
      ...settings,
    },
  });
  started.push(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        const found = /running at (http:\S+) with 2 workers/.exec(output)?.[1];
        if (found) resolve(found);
      });
    }
    child.on('exit', () => reject(new Error(`it ended: ${output}`)));
  });
  address.catch(() => {});
  return { child, address, ended, output: () => output };
}

/** The child processes of this one that are still running, except PostgreSQL. */
function workersOf({ child }: Started): number[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return children.filter((pid) => isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js'));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && readFileSync(`/proc/${pid}/cmdline`).length > 0;
  } catch {
    return false;
  }
}

type Answer = { status: number; body: string };

function call(method: string, url: string, { agent, body }: { agent?: Agent; body?: object } = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, ...(agent ? { agent } : { agent: false }) }, (answer) => {
      let text = '';
      answer
        .on('data', (chunk) => {
          text += String(chunk);
        })
        .on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
        .on('error', reject);
    });
    outgoing.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** Reads and writes without pause, over kept and new connections, until it is stopped; returns what went wrong. */
function load(address: string) {
  const stopping = new AbortController();
  let answered = 0;
  const faults: string[] = [];
  // Half of them keep a connection, each its own: from a shared pool, an idle one could be closed just as it is used again, as with any
  // server, and the client would have to retry.
  const agents = Array.from({ length: 6 }, (_, place) => (place % 2 ? undefined : new Agent({ keepAlive: true, maxSockets: 1 })));
  const sendRequests = async (place: number) => {
    const how = agents[place] ? { agent: agents[place] } : {};
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      // A person may make only so many changes a minute; reading has no limit.
      const writes = place < 2 && turn % 50 === 0;
      const answer = await (
        writes
          ? call('POST', `${address}/api/customers`, { ...how, body: { firstName: 'Robin', lastName: `${place} ${turn}` } })
          : call('GET', `${address}/api/yachts?limit=8`, how)
      ).catch((error: NodeJS.ErrnoException) => ({ status: 0, body: `${error.code} ${error.message}` }));
      if (answer.status === 200 || answer.status === 201) answered++;
      else faults.push(`${answer.status} ${answer.body}`);
      // Without these pauses the load alone would keep a small machine busy.
      await pause(10);
    }
  };
  const senders = agents.map((_, place) => sendRequests(place));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(senders);
      for (const agent of agents) agent?.destroy();
      return { answered, faults };
    },
  };
}

/** The processes whose connections last looked for work in the background. */
async function backgroundPids(): Promise<number[]> {
  const { rows } = await database.query<{ pid: string }>(
    `select distinct substring(application_name from 'process (\\d+)$') as pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ~ 'update jobs set holder'`,
  );
  return rows.map(({ pid }) => Number(pid));
}

/** Starts that take a while on a busy machine. */
function eventually<T>(look: () => T) {
  return expect.poll(look, { timeout: 60_000, interval: 100 });
}

test('a port in use is reported once, in one sentence, with exit code 1', async () => {
  const occupant = await new Promise<Server>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
  const { port } = occupant.address() as { port: number };
  const { ended, output } = start({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output()).toBe(`Port ${port} is in use by another program. Set PORT to a free one.\n`);
  occupant.close();
}, 300_000);

test('more workers than the database has connections for are refused with a message', async () => {
  const { ended, output } = start({ WORKERS: '64' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^64 workers may need 720 connections to the database, which allows \d+\. Set WORKERS lower, or .*\n$/);
}, 300_000);

test('two workers serve one port; a killed one is replaced, and a second signal ends all at once', async () => {
  const server = start({ DRAIN_SECONDS: '60' });
  const address = await server.address;
  const [first, second] = workersOf(server) as [number, number];
  expect(workersOf(server)).toHaveLength(2);

  // One scrape shows both workers, and what they share only once.
  await Promise.all(Array.from({ length: 20 }, () => call('GET', `${address}/healthz`)));
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const metrics = await answer.text();
  const valuesOf = (name: RegExp) => metrics.split('\n').flatMap((line) => (name.test(line) ? Number(line.split(' ').at(-1)) : []));
  const counted = valuesOf(/^http_request_duration_seconds_count\{.*route="\/healthz"/);
  expect(counted).toHaveLength(2);
  expect(counted.reduce((sum, each) => sum + each)).toBe(20);
  expect(valuesOf(/^process_start_time_seconds\{worker="[12]"\}/)).toHaveLength(2);
  expect(valuesOf(/^fairlead_jobs\{state="waiting"\}/)).toHaveLength(1);
  expect(valuesOf(/^fairlead_workers /)).toEqual([2]);
  expect(metrics.split('\n').filter((line) => line.startsWith('# TYPE http_request_duration_seconds '))).toHaveLength(1);

  // A killed worker is replaced while the other serves; background work always has exactly one worker.
  await eventually(backgroundPids).toHaveLength(1);
  const [busy] = (await backgroundPids()) as [number];
  expect([first, second]).toContain(busy);
  process.kill(busy, 'SIGKILL');
  // Until its death is noticed, it may still be handed a connection: that one is closed rather than left waiting.
  const meanwhile = await Promise.allSettled(Array.from({ length: 20 }, () => call('GET', `${address}/readyz`)));
  expect(meanwhile.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  await eventually(server.output).toContain('a worker died');
  for (let times = 0; times < 10; times++) expect((await call('GET', `${address}/readyz`)).status).toBe(200);
  await eventually(() => workersOf(server)).toHaveLength(2);
  expect(server.output()).toMatch(/"worker":\d,"workerPid":\d+,"code":null,"signal":"SIGKILL".*"msg":"a worker died"/);
  await eventually(backgroundPids).toEqual([busy === first ? second : first]);

  // While it drains, every client is told and served.
  const workers = workersOf(server);
  server.child.kill('SIGTERM');
  await eventually(async () => (await call('GET', `${address}/readyz`)).status).toBe(503);
  expect((await call('GET', `${address}/api/yachts`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  await eventually(() => workers.filter(isAlive)).toEqual([]);
}, 300_000);

test('SIGHUP replaces every worker without a failed request, and SIGTERM lets running requests finish', async () => {
  const server = start({ LOG_LEVEL: 'info' });
  const address = await server.address;
  const before = workersOf(server);
  const working = load(address);
  await pause(1_000);
  server.child.kill('SIGHUP');
  // On a busy machine each start takes a while.
  await expect.poll(server.output, { timeout: 240_000, interval: 200 }).toContain('all workers replaced');
  await pause(500);
  const { answered, faults } = await working.stop();
  expect(faults.slice(0, 5)).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  const after = workersOf(server);
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  expect(server.output()).not.toContain('a worker died');
  await eventually(backgroundPids).toHaveLength(1);
  expect(after).toContain((await backgroundPids())[0]);

  const signIns = Array.from({ length: 8 }, (_, place) =>
    call('POST', `${address}/api/auth/login`, { body: { email: `nobody${place}@people.example`, password: 'whatever it is' } }),
  );
  // The first password is being checked: the others have arrived and wait for their turn.
  await Promise.race(signIns);
  server.child.kill('SIGTERM');
  expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 401));
  expect(await server.ended).toBe(0);
  expect(after.filter(isAlive)).toEqual([]);
}, 300_000);

test('a worker that keeps dying is restarted after increasing pauses, and all end with a killed supervisor', async () => {
  const server = start();
  const address = await server.address;
  const pauses = () =>
    [...server.output().matchAll(/"restartInSeconds":(\d+),"msg":"a worker died"/g)].map(([, seconds]) => Number(seconds));
  const [survivor, victim] = workersOf(server) as [number, number];
  let next = victim;
  for (let deaths = 1; deaths <= 3; deaths++) {
    process.kill(next, 'SIGKILL');
    await eventually(() => pauses().length).toBe(deaths);
    // A second look could miss the process: between its fork and its program's start it has no command line for a moment.
    const [previous, seen] = [next, [] as number[]];
    await eventually(() => seen.push(...workersOf(server).filter((pid) => pid !== survivor && pid !== previous))).toBeGreaterThan(0);
    next = seen[0] as number;
  }
  expect(pauses()).toEqual([0, 1, 2]);

  const workers = workersOf(server);
  server.child.kill('SIGKILL');
  await eventually(() => workers.filter(isAlive)).toEqual([]);
  await expect(call('GET', `${address}/healthz`)).rejects.toThrow('ECONNREFUSED');
}, 300_000);

test('with one process, SIGHUP replaces nothing, ends nothing and says so', async () => {
  const { child, ended, output } = start({ WORKERS: '1' });
  await eventually(output).toContain('is running at');
  child.kill('SIGHUP');
  await eventually(output).toContain('SIGHUP ignored: it replaces workers');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 300_000);
