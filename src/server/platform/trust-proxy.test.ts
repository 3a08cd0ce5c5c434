// Which addresses of clients are trusted. The limit on failed sign-ins counts by address, so it reveals the one that is used.
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { aWorld } from '../testing/given.ts';
import { openFileStore } from './file-store.ts';
import type { App } from './parts.ts';
import type { Settings } from './settings.ts';

const world = aWorld();
const opened: App[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

async function behind(trustProxy: Settings['trustProxy']): Promise<App> {
  const app = await buildApp(
    {
      db: world.db,
      files: await openFileStore({ s3: undefined, dataDir: world.folder }),
      mail: { send: async () => {} },
      address: () => '',
      payments: null,
      salesEmail: 'sales@fairlead.example',
    },
    { log: pino({ level: 'silent' }), trustProxy },
  );
  opened.push(app);
  return app;
}

let people = 0;

/** The answer to the eleventh failed sign-in with one account, with the attempts reported as coming from these addresses in turn. */
async function eleventhFailure(app: App, from: string, forwardedFor: (place: number) => string): Promise<number> {
  await world.owner.query('delete from rate_limits');
  const payload = { email: `nobody${people++}@people.example`, password: 'whatever it is' };
  let status = 0;
  for (let place = 0; place < 11; place++) {
    ({ statusCode: status } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: from,
      headers: { 'x-forwarded-for': forwardedFor(place) },
      payload,
    }));
  }
  return status;
}

const client = (place: number) => `203.0.113.${place}`;

test.each([
  ['nobody is trusted, so what a client claims changes nothing', undefined, '198.51.100.1', client, 429],
  ['one proxy is trusted, and each of its clients has a limit of its own', 1, '198.51.100.1', client, 401],
  [
    'one proxy is trusted, and one client that pretends to be others is still one',
    1,
    '198.51.100.1',
    (place: number) => `${client(place)}, 203.0.113.77`,
    429,
  ],
  ['two proxies are trusted, and the client is in front of both', 2, '198.51.100.1', (place: number) => `${client(place)}, 10.0.0.9`, 401],
  ['a proxy is trusted by its address', ['198.51.100.0/24'], '198.51.100.1', client, 401],
  ['a client from another address isn’t trusted', ['198.51.100.0/24'], '192.0.2.1', client, 429],
])('where %s', async (_, trusted, from, forwardedFor, status) => {
  expect(await eleventhFailure(await behind(trusted), from, forwardedFor)).toBe(status);
});

test('an invalid address is refused', async () => {
  const app = await behind(1);
  const { statusCode } = await app.inject({ url: '/api/openapi.json', headers: { 'x-forwarded-for': 'unknown' } });
  expect(statusCode).toBe(400);
});
