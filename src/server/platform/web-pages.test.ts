import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from './database.ts';
import type { Mailer } from './mail.ts';
import type { App, Parts } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-web-'));
// Pages are served without a database, so this one leads nowhere.
const db = openDatabase('postgres://nobody@127.0.0.1:9/none');
let app: App;
beforeAll(async () => {
  for (const name of ['assets', '.vite', 'landing', 'first-pages']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Fairlead</title>');
  for (const name of ['landing', 'plans'])
    writeFileSync(
      join(folder, 'landing', `${name}.html`),
      `<!doctype html><title>${name}</title><link rel="canonical" href="https://fairlead.example/${name}"><a href="mailto:sales@fairlead.example">`,
    );
  const first = ['/yachts/$yachtId', '/yachts/new', '/yachts'].map((path, index) => ({ path, file: `first-pages/${index}.html` }));
  for (const { path, file } of first) writeFileSync(join(folder, file), `<!doctype html><title>${path}</title>`);
  writeFileSync(join(folder, 'first-pages.json'), JSON.stringify(first));
  writeFileSync(join(folder, 'assets', 'page.js'), 'export {};');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  app = await buildApp({ db, address: () => 'https://fleet.example', salesEmail: 'desk@fleet.example' } as Parts & { mail: Mailer }, {
    log: pino({ level: 'silent' }),
    webDir: folder,
  });
});
afterAll(async () => {
  await app?.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

test('built files are kept for a year, and the page itself is asked for anew', async () => {
  expect((await app.inject('/assets/page.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const address of ['/', '/checkout/plans?billing=yearly', '/yachts/7?edit=true', '/no/such/page']) {
    const { statusCode, headers } = await app.inject(address);
    expect([statusCode, headers['cache-control'], headers['content-type']], address).toEqual([200, 'no-cache', 'text/html; charset=utf-8']);
  }
});

test('the public site is served as it was rendered, with this installation’s own address, small where the browser can take it', async () => {
  const plain = await app.inject('/');
  expect(plain.body).toBe(
    '<!doctype html><title>landing</title><link rel="canonical" href="https://fleet.example/landing"><a href="mailto:desk@fleet.example">',
  );
  const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect([small.headers['content-encoding'], small.headers['vary'], brotliDecompressSync(small.rawPayload).toString()]).toEqual([
    'br',
    'accept-encoding',
    plain.body,
  ]);
  expect((await app.inject('/checkout/plans')).body).toContain('<title>plans</title>');
});

test.each([
  ['/yachts', '/yachts'],
  ['/Yachts/?q=aurelia', '/yachts'],
  ['/dashboard/yachts', '/yachts'],
  ['/yachts/new', '/yachts/new'],
  ['/yachts/7', '/yachts/$yachtId'],
  ['/yachts/7/logbook', 'Fairlead'],
  ['/crew', 'Fairlead'],
])('%s begins with the page of %s', async (address, title) => {
  expect((await app.inject(address)).body).toBe(`<!doctype html><title>${title}</title>`);
});

test('search engines are shown the public site, and told to leave the rest', async () => {
  const robots = (await app.inject('/robots.txt')).body;
  expect(robots).toContain('Allow: /$\nAllow: /checkout/plans$\nAllow: /contact$\n');
  expect(robots).toContain('Disallow: /\n\nSitemap: https://fleet.example/sitemap.xml');
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  expect(body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://fleet.example/',
    '<loc>https://fleet.example/checkout/plans',
    '<loc>https://fleet.example/contact',
  ]);
});

test.each(['/assets/', '/assets/none.js', '/.vite/manifest.json', '/..%2fpackage.json', '/api/nothing'])(
  '%s is not there',
  async (address) => {
    const { statusCode, json } = await app.inject(address);
    expect([statusCode, json().code]).toEqual([404, 'not_found']);
  },
);
