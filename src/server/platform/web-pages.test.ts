import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from './database.ts';
import type { App, Parts } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-web-'));
// Pages are served without a database, so this one leads nowhere.
const db = openDatabase('postgres://nobody@127.0.0.1:9/none');
let app: App;
beforeAll(async () => {
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Fairlead</title>');
  writeFileSync(join(folder, 'assets', 'page.js'), 'export {};');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  app = await buildApp({ db } as Parts, { log: pino({ level: 'silent' }), webDir: folder });
});
afterAll(async () => {
  await app?.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

test('built files are kept for a year, and the page itself is asked for anew', async () => {
  expect((await app.inject('/assets/page.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const address of ['/', '/yachts/7?edit=true', '/no/such/page']) {
    const { statusCode, headers } = await app.inject(address);
    expect([statusCode, headers['cache-control'], headers['content-type']], address).toEqual([200, 'no-cache', 'text/html; charset=utf-8']);
  }
});

test.each(['/assets/', '/assets/none.js', '/.vite/manifest.json', '/..%2fpackage.json', '/api/nothing'])('%s is not there', async (address) => {
  const { statusCode, json } = await app.inject(address);
  expect([statusCode, json().code]).toEqual([404, 'not_found']);
});
