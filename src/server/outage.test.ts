import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase, type Database } from './platform/database.ts';
import { openFileStore } from './platform/file-store.ts';
import type { App } from './platform/parts.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/embedded-postgres.ts';
import { enableAppLogin } from './platform/database-server.ts';
import { migrate } from './platform/migrate.ts';

const folder = `data/test/${process.pid}-outage/postgres`;
let server: EmbeddedPostgres;
let db: Database;
let app: App;

beforeAll(async () => {
  server = await startEmbeddedPostgres(folder);
  await migrate(server.url('postgres'), 'migrations');
  await enableAppLogin(server.url('postgres'));
  db = openDatabase(server.url('fairlead_app'));
  app = await buildApp(
    {
      db,
      files: await openFileStore({ s3: undefined, dataDir: 'data/test' }),
      mail: { send: () => Promise.resolve() },
      address: () => 'http://127.0.0.1',
      payments: null,
      salesEmail: 'sales@fairlead.example',
    },
    { log: pino({ level: 'silent' }) },
  );
});
afterAll(async () => {
  await app.close();
  await db.close();
  await server.stop();
  rmSync(dirname(folder), { recursive: true, force: true });
});

const signIn = async () =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'nobody@people.example', password: 'whatever it is' } });

test('while the database is down, requests get a 503 with a message, and service resumes by itself when it is back', async () => {
  expect((await signIn()).statusCode).toBe(401);
  await server.stop();
  for (let tries = 0; tries < 3; tries++) {
    const away = await signIn();
    expect(away.statusCode).toBe(503);
    expect(away.json()).toMatchObject({
      code: 'database_unavailable',
      message: "We can't reach the database at the moment. Nothing was changed. Please try again in a moment.",
    });
    expect(away.headers['retry-after']).toBe('2');
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  server = await startEmbeddedPostgres(folder);
  expect((await signIn()).statusCode).toBe(401);
  await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 5_000 }).toBe(200);
});
