import { get } from 'node:http';
import { expect, test } from 'vitest';
import { openDatabase } from './platform/database.ts';
import { buildApp } from './app.ts';
import { aPerson, aWorld, aYacht, caller } from './testing/given.ts';

const token = 'whoever-holds-this-may-look';
const world = aWorld({ metricsToken: token });
// Parts that these tests don't need.
const idle = { files: undefined as never, mail: undefined as never, address: () => '', payments: null, salesEmail: '' };
const ask = () => caller(world, token)('GET', '/metrics');

type Sample = { name: string; labels: Record<string, string>; value: number };

/** Reads Prometheus' text format, and throws at any line that isn't valid. */
function parse(text: string): Sample[] {
  expect(text.endsWith('\n')).toBe(true);
  const typed = new Set<string>();
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const comment = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line);
      if (comment?.[1] === 'TYPE') typed.add(comment[2] as string);
      if (comment || line === '') return [];
      const sample = /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (\S+)$/.exec(line);
      if (!sample) throw new Error(`no line of the format: ${line}`);
      const [, name = '', labels = '', value] = sample;
      expect(
        [...typed].some((family) => name === family || name.replace(/_(bucket|sum|count)$/, '') === family),
        `${name} has a type`,
      ).toBe(true);
      return [
        {
          name,
          labels: Object.fromEntries([...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, label]) => [key, label])),
          value: value === '+Inf' ? Infinity : Number(value),
        },
      ];
    });
}

async function samples(): Promise<Sample[]> {
  const { status, headers, text } = await ask();
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  return parse(text);
}

function valueOf(all: Sample[], name: string, labels: Record<string, string> = {}): number | undefined {
  return all.find((each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value))?.value;
}

test('only clients with the token can read them, and nobody can without the setting', async () => {
  const maya = await aPerson(world);
  const admin = await aPerson(world, { role: 'admin' });
  const wrong = 'whoever-holds-this-may-lock';
  for (const call of [caller(world), caller(world, wrong), caller(world, `${token}x`), maya.call, admin.call])
    expect(await call('GET', '/metrics')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  expect((await ask()).headers['cache-control']).toBe('no-store');
  const without = await buildApp({ db: world.db, ...idle }, { log: world.app.log });
  expect((await without.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(404);
  await without.close();
});

test('requests are counted by their route, and no id, name or secret appears', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya, { name: 'Unmistakable' });
  const route = { method: 'GET', route: '/api/yachts/:id' };
  const before = await samples();
  await maya.call('GET', `/api/yachts/${yacht.id}`);
  await maya.call('GET', `/api/yachts/${yacht.id}?trace=Unmistakable`);
  await maya.call('GET', '/api/yachts/999999999');
  await maya.call('GET', `/no/such/${maya.token}`);
  await maya.call('GET', '/healthz');
  const after = await samples();
  const increase = (name: string, labels: Record<string, string>) =>
    (valueOf(after, name, labels) ?? 0) - (valueOf(before, name, labels) ?? 0);
  expect(increase('http_request_duration_seconds_count', { ...route, status: '200' })).toBe(2);
  expect(increase('http_request_duration_seconds_bucket', { ...route, status: '200', le: '+Inf' })).toBe(2);
  expect(increase('http_request_duration_seconds_sum', { ...route, status: '200' })).toBeGreaterThan(0);
  expect(increase('http_request_duration_seconds_count', { ...route, status: '404' })).toBe(1);
  expect(increase('http_request_duration_seconds_count', { route: 'none', status: '404' })).toBe(1);
  expect(increase('http_request_duration_seconds_count', { route: '/healthz', status: '200' })).toBe(1);
  const labels = after.flatMap((each) => Object.values(each.labels));
  for (const secret of ['Unmistakable', maya.token, maya.email, maya.companyName as string, `/${yacht.id}`])
    expect(labels.join('\n')).not.toContain(secret);
});

test('the buckets of a histogram rise, and the last one counts all', async () => {
  await ask();
  const all = (await samples()).filter(({ labels }) => labels['route'] === '/metrics' && labels['status'] === '200');
  const buckets = all
    .filter(({ name }) => name.endsWith('_bucket'))
    .map(({ labels, value }) => [labels['le'] === '+Inf' ? Infinity : Number(labels['le']), value] as const);
  expect(buckets.length).toBeGreaterThan(5);
  expect(buckets).toEqual(buckets.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  expect(buckets.at(-1)?.[1]).toBe(valueOf(all, 'http_request_duration_seconds_count'));
});

test('the process and its connections are reported', async () => {
  const all = await samples();
  expect(valueOf(all, 'fairlead_database_up')).toBe(1);
  expect(valueOf(all, 'fairlead_database_connections', { state: 'idle' }) ?? 0).toBeGreaterThan(0);
  expect(valueOf(all, 'fairlead_database_connections', { state: 'used' })).toBe(0);
  expect(valueOf(all, 'fairlead_database_waiting')).toBe(0);
  expect(valueOf(all, 'fairlead_workshop_work', { workshop: 'pictures', state: 'waiting' })).toBe(0);
  expect(valueOf(all, 'fairlead_workshop_deaths_total', { workshop: 'pictures' })).toBe(0);
  expect(valueOf(all, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(valueOf(all, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

test('background work is reported: what is waiting and for how long, what is running, what was given up', async () => {
  await world.owner.query('delete from jobs');
  const holder = '00000000-0000-4000-8000-000000000000';
  await world.owner.query(`insert into jobs (name, run_at, holder, failed_at) values
    ('due', now() - interval '100 seconds', null, null), ('due', now() - interval '5 seconds', null, null), ('left by the dead', now() - interval '1 second', '${holder}', null),
    ('later', now() + interval '1 hour', null, null), ('running', now() + interval '20 seconds', '${holder}', null), ('given up', now() - interval '1 day', null, now())`);
  const all = await samples();
  expect(['waiting', 'running', 'failed'].map((state) => valueOf(all, 'fairlead_jobs', { state }))).toEqual([3, 1, 1]);
  const oldest = valueOf(all, 'fairlead_jobs_oldest_seconds') ?? 0;
  expect(oldest).toBeGreaterThanOrEqual(100);
  expect(oldest).toBeLessThan(1000);
  await world.owner.query('delete from jobs');
  expect(valueOf(await samples(), 'fairlead_jobs_oldest_seconds')).toBe(0);
});

test('open pages are counted while they are open, and their streams don’t count as slow requests', async () => {
  const maya = await aPerson(world);
  const address = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const page = get({ host: address.hostname, port: address.port, path: '/api/live', headers: { authorization: `Bearer ${maya.token}` } });
  page.on('error', () => {});
  const stream = await new Promise<NodeJS.ReadableStream>((resolve) => {
    page.on('response', resolve);
  });
  stream.on('error', () => {});
  expect(valueOf(await samples(), 'fairlead_live_connections')).toBe(1);
  page.destroy();
  await expect.poll(async () => valueOf(await samples(), 'fairlead_live_connections')).toBe(0);
  expect(valueOf(await samples(), 'http_request_duration_seconds_count', { route: '/api/live' })).toBeUndefined();
});

test('without the database the rest is still reported', async () => {
  const db = openDatabase('postgres://nobody@127.0.0.1:1/none');
  const app = await buildApp({ db, ...idle }, { log: world.app.log, metricsToken: token });
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  const all = parse(answer.body);
  expect(valueOf(all, 'fairlead_database_up')).toBe(0);
  expect(valueOf(all, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  for (const name of ['fairlead_jobs', 'fairlead_jobs_oldest_seconds']) expect(valueOf(all, name)).toBeUndefined();
  await app.close();
  await db.close();
});
