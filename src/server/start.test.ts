// The start itself, as a process of its own: whatever prevents it is reported in one sentence with exit code 1, and ending it loses
// nothing.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer } from '../../scripts/server-bundle.mjs';
import { fillWithDemoData } from './demo/fill.ts';
import { aDatabase } from './testing/database.ts';

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

function start(settings: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
  ready: Promise<string>;
} {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...settings },
  });
  started.push(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
        const address = /running at (http:\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    child.on('exit', () => reject(new Error(`it ended: ${output}`)));
  });
  ready.catch(() => {});
  return { child, output: () => output, ended, ready };
}

// Within the project, where it finds its packages; the next run deletes it if this one is killed.
const bundled = `data/test/${process.pid}-start`;
const program = `${bundled}/main.js`;
let database = '';
beforeAll(async () => {
  await bundleServer(bundled);
  database = (await aDatabase()).owner;
});
afterAll(() => rmSync(bundled, { recursive: true, force: true }));

const inProduction = { NODE_ENV: 'production', PAYMENTS: 'sandbox', LETTERS: 'files' };

test.each([
  [
    'wrong settings',
    { PORT: 'many', LOG_LEVEL: 'loud' },
    /^These settings are wrong:\n  PORT must be .*\n  LOG_LEVEL must be one of .*\n$/,
  ],
  [
    'a database out of reach',
    { DATABASE_URL: 'postgres://somebody@127.0.0.1:1/none' },
    /^The database of DATABASE_URL can't be reached \(ECONNREFUSED\)\.\n$/,
  ],
  [
    'a data directory that is a file',
    { DATA_DIR: `${aFile()}/data` },
    /^The data directory can't be written \(.*\)\. Set DATA_DIR to a folder that can\.\n$/,
  ],
  [
    'a data directory that is a file, beside a database of one’s own,',
    { DATA_DIR: `${aFile()}/data`, DATABASE_URL: 'postgres://somebody@127.0.0.1:1/none' },
    /^The data directory can't be written \(.*\)\. Set DATA_DIR to a folder that can\.\n$/,
  ],
  [
    'letters in production that nobody sends',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://somebody@127.0.0.1:1/none' },
    /^Emails need a mail server in production: set SMTP_URL\. To write them to the outbox folder of DATA_DIR instead, set LETTERS=files\.\n$/,
  ],
])('%s stop the start with a message and exit code 1', async (_what, settings, words) => {
  const { ended, output } = start(settings);
  expect(await ended).toBe(1);
  expect(output()).toMatch(words);
});

test('a port in use stops the start with a message and exit code 1', async () => {
  const occupant = await new Promise<Server>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
  const { port } = occupant.address() as { port: number };
  const { ended, output } = start({ DATABASE_URL: database, PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output()).toBe(`Port ${port} is in use by another program. Set PORT to a free one.\n`);
  occupant.close();
});

test('a second start on the same data directory fails on its port and leaves the first its database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead start twice '));
  const first = start({ DATA_DIR: folder, ...inProduction });
  const address = await first.ready;
  const { port } = new URL(address);
  const second = start({ DATA_DIR: folder, ...inProduction, PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(`Port ${port} is in use by another program. Set PORT to a free one.\n`);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  rmSync(folder, { recursive: true });
}, 60_000);

test('a start after a crash takes over the database, and stops it at its own end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-start-crash-'));
  const crashed = start({ DATA_DIR: folder, ...inProduction });
  await crashed.ready;
  crashed.child.kill('SIGKILL');
  await crashed.ended;
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(true);
  const next = start({ DATA_DIR: folder, ...inProduction });
  await next.ready;
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  rmSync(folder, { recursive: true });
}, 60_000);

test('in production emails are written to files if configured: no link appears in the log, and no other account can read the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-start-letters-'));
  for (const name of ['files', 'outbox', 'backups']) mkdirSync(join(folder, name), { mode: 0o755 });
  const { child, ready, ended, output } = start({ DATA_DIR: folder, ...inProduction, LOG_LEVEL: 'trace' });
  const address = await ready;
  const owner = new Client({ connectionString: `postgres://postgres@/postgres?host=${encodeURIComponent(join(folder, 'postgres'))}` });
  await owner.connect();
  await owner.query(
    `insert into users (email, password_hash, first_name, last_name, role) values ('ada@people.example', 'none', 'Ada', 'Tester', 'admin')`,
  );
  await owner.end();
  await post(`${address}/api/auth/forgot-password`, { email: 'ada@people.example' });
  await expect.poll(output, { timeout: 30_000 }).toContain('wrote an email to the outbox');
  const [letter = ''] = readdirSync(join(folder, 'outbox'));
  expect(readFileSync(join(folder, 'outbox', letter), 'utf8')).toContain('/reset-password#');
  expect(output()).not.toContain('reset-password#');
  const open = readdirSync(folder, { withFileTypes: true }).filter(
    (each) => each.isDirectory() && (statSync(join(folder, each.name)).mode & 0o777) !== 0o700,
  );
  expect(open).toEqual([]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true });
}, 120_000);

test.each(['1', '2'])(
  'with WORKERS=%s a killed embedded database is restarted, and the third time within a minute the server ends',
  async (workers) => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-start-killed-'));
    const { ready, ended, output } = start({ DATA_DIR: folder, ...inProduction, WORKERS: workers });
    const address = await ready;
    const postmaster = () => Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    for (let deaths = 1; deaths <= 3; deaths++) {
      const pid = postmaster();
      process.kill(pid, 'SIGKILL');
      if (deaths === 3) break;
      await expect.poll(() => (output().match(/PostgreSQL died and is being restarted/g) ?? []).length, { timeout: 30_000 }).toBe(deaths);
      await expect
        .poll(() => existsSync(join(folder, 'postgres', 'postmaster.pid')) && postmaster() !== pid, { timeout: 30_000 })
        .toBe(true);
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 60_000 }).toBe(200);
      // Also through what only the database knows.
      await expect
        .poll(async () => (await signIn(address, 'nobody@people.example', 'whatever it is')).status, { timeout: 60_000 })
        .toBe(401);
    }
    expect(await ended).toBe(1);
    expect(output()).toContain('PostgreSQL keeps dying, so the server is shutting down');
    expect([...output().matchAll(/"restartInSeconds":(\d+)/g)].map(([, seconds]) => Number(seconds))).toEqual([0, 1]);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
    rmSync(folder, { recursive: true });
  },
  180_000,
);

test('a database named in the settings is never filled with demo data', async () => {
  const { child, ready, ended } = start({ DATABASE_URL: database });
  const address = await ready;
  expect((await signIn(address, 'maya@azure-charters.example', 'fairlead-demo')).status).toBe(401);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a database used for the demo can’t be used otherwise until its accounts are closed', async () => {
  const { owner } = await aDatabase();
  expect(await fillWithDemoData(owner)).toBe(true);
  const accounts = 'admin@fairlead.example, maya@azure-charters.example, tom@azure-charters.example, nora@northwind-sailing.example';
  const refusal = async (settings: Record<string, string>) => {
    const { ended, output } = start({ DATABASE_URL: owner, ...settings });
    return { code: await ended, output: output() };
  };
  const refusedBecause = (why: string) => ({
    code: 1,
    output: `The password of these demo accounts is published, and ${why}: ${accounts}. Close them with npm run demo:off, which keeps the records of the demo, or start with another database or DATA_DIR. DEMO=public lets everybody in who knows the password.\n`,
  });
  expect(await refusal({ ...inProduction, WORKERS: '2' })).toEqual(refusedBecause('this server runs in production'));
  expect(await refusal({ HOST: '0.0.0.0' })).toEqual(refusedBecause('HOST=0.0.0.0 lets other machines in'));
  expect(await refusal({ PUBLIC_URL: 'https://fleet.example' })).toEqual(
    refusedBecause('PUBLIC_URL=https://fleet.example makes it reachable for others'),
  );
  const starts = async (settings: Record<string, string>) => {
    const { child, ready, ended } = start({ DATABASE_URL: owner, ...settings });
    const signedIn = await signIn(await ready, 'maya@azure-charters.example', 'fairlead-demo');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    return signedIn.status;
  };
  expect(await starts({ HOST: 'localhost' })).toBe(200);
  expect(await starts({ ...inProduction, HOST: '0.0.0.0', DEMO: 'public' })).toBe(200);

  const close = () => promisify(execFile)(process.execPath, [`${bundled}/demo-off.js`], { env: { ...process.env, DATABASE_URL: owner } });
  expect((await close()).stdout).toMatch(`Closed ${accounts}: nobody can sign in to them.`);
  expect((await close()).stdout).toBe('No demo account still has the published password. Nothing was changed.\n');
  expect(await starts(inProduction)).toBe(401);
}, 120_000);

test('told to end, it finishes the requests that are running', async () => {
  const { child, ready, ended } = start({ DATABASE_URL: database });
  const address = await ready;
  const signIns = Array.from({ length: 8 }, (_, at) => signIn(address, `nobody${at}@people.example`, 'whatever it is'));
  // The first password is being checked: the others have arrived and wait for their turn.
  await Promise.race(signIns);
  child.kill('SIGTERM');
  expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 401));
  expect(await ended).toBe(0);
});

test('told to end, it does not wait for a request that never arrives whole', async () => {
  const { child, ready, ended } = start({ DATABASE_URL: database });
  const socket = connect(Number(new URL(await ready).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await pause(500);
  child.kill('SIGTERM');
  expect(await Promise.race([ended, pause(25_000)])).toBe(0);
  socket.destroy();
}, 60_000);

function signIn(address: string, email: string, password: string): Promise<Response> {
  return post(`${address}/api/auth/login`, { email, password });
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

function aFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'fairlead-start-')), 'file');
  writeFileSync(path, '');
  return path;
}
