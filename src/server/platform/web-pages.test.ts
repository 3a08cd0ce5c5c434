import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from './database.ts';
import type { Mailer } from './mail.ts';
import type { App, Parts } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-web-'));
// Pages are served without a database, so this one leads nowhere.
const db = openDatabase('postgres://nobody@127.0.0.1:9/none');
// Large enough to be compressed.
const reader = 'export const page = 1;\n'.repeat(1000);
let app: App;
beforeAll(async () => {
  for (const name of ['assets', '.vite', 'landing', 'first-pages']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Fairlead</title>');
  for (const name of ['landing', 'plans'])
    writeFileSync(
      join(folder, 'landing', `${name}.html`),
      `<!doctype html><title>${name}</title><link rel="canonical" href="https://fairlead.example/${name}"><a href="mailto:sales@fairlead.example">`,
    );
  const first = ['/yachts/$yachtId', '/yachts/new', '/yachts'].map((path, index) => ({
    path,
    file: `first-pages/${index}.html`,
    hasTwin: true,
  }));
  for (const { path, file } of first) writeFileSync(join(folder, file), `<!doctype html><title>${path}</title>`);
  writeFileSync(join(folder, 'first-pages.json'), JSON.stringify(first));
  writeFileSync(join(folder, 'assets', 'page.js'), 'export {};');
  for (const file of ['book.js', 'widget.js']) writeFileSync(join(folder, file), 'void 0;');
  writeFileSync(join(folder, 'assets', 'reader.mjs'), reader);
  writeFileSync(join(folder, 'assets', 'reader.mjs.br'), brotliCompressSync(reader));
  writeFileSync(join(folder, 'assets', 'reader.mjs.gz'), gzipSync(reader));
  writeFileSync(join(folder, 'assets', 'uncopied.css'), 'p { color: red }\n'.repeat(1000));
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

test('built files are kept for a year, and the page itself is requested anew', async () => {
  expect((await app.inject('/assets/page.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const address of ['/', '/checkout/plans?billing=yearly', '/Checkout/Plans/', '/yachts/7?edit=true']) {
    const { statusCode, headers } = await app.inject(address);
    expect([statusCode, headers['cache-control'], headers['content-type']], address).toEqual([200, 'no-cache', 'text/html; charset=utf-8']);
  }
});

test('the script of a public page is as fresh as its document, which it reads; the one that other websites embed is kept for an hour', async () => {
  const { headers } = await app.inject('/book.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await app.inject({ url: '/book.js', headers: { 'if-none-match': headers.etag } })).statusCode).toBe(304);
  expect((await app.inject('/widget.js')).headers['cache-control']).toBe('public, max-age=3600');
});

const ask = (method: 'GET' | 'HEAD', headers: Record<string, string>) => app.inject({ method, url: '/assets/reader.mjs', headers });

describe('a built file', () => {
  test.each([
    ['br, gzip', 'br', brotliCompressSync(reader)],
    ['gzip, deflate, br', 'br', brotliCompressSync(reader)],
    ['gzip', 'gzip', gzipSync(reader)],
    ['br;q=0, gzip;q=0.5', 'gzip', gzipSync(reader)],
    ['identity', undefined, Buffer.from(reader)],
  ])('is sent to a browser that accepts %s as the copy from the build', async (accepted, encoding, content) => {
    const { headers, rawPayload } = await app.inject({ url: '/assets/reader.mjs', headers: { 'accept-encoding': accepted } });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(content.length),
      vary: 'accept-encoding',
    });
    expect([headers['content-encoding'], rawPayload.equals(content)]).toEqual([encoding, true]);
  });

  test('without a copy is sent as it is: nothing is compressed per request', async () => {
    const { headers } = await app.inject({ url: '/assets/uncopied.css', headers: { 'accept-encoding': 'gzip' } });
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, '17000']);
  });

  test('isn’t sent again to a client that has it, and each copy has its own ETag', async () => {
    const [plain, small] = [await ask('GET', {}), await ask('GET', { 'accept-encoding': 'br' })];
    expect(plain.headers.etag).not.toBe(small.headers.etag);
    for (const known of [String(small.headers.etag), `"other", W/${small.headers.etag}`, '*']) {
      const again = await ask('GET', { 'accept-encoding': 'br', 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag, again.headers['cache-control']]).toEqual([
        304,
        '',
        small.headers.etag,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await ask('GET', { 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(200);
    const head = await ask('HEAD', { 'accept-encoding': 'br' });
    expect([head.statusCode, head.body, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      '',
      small.headers.etag,
      small.headers['content-length'],
    ]);
  });

  test('comes from memory, so nobody waits for the disk', async () => {
    renameSync(folder, `${folder}-elsewhere`);
    try {
      for (const address of ['/assets/reader.mjs', '/assets/page.js', '/yachts/7', '/', '/index.html'])
        expect((await app.inject(address)).statusCode, address).toBe(200);
    } finally {
      renameSync(`${folder}-elsewhere`, folder);
    }
  });
});

test('the public site is served as it was rendered, with this installation’s own address, compressed if the browser accepts it', async () => {
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
])('%s begins with the page of %s', async (address, title) => {
  expect((await app.inject(address)).body).toBe(`<!doctype html><title>${title}</title>`);
});

test.each([
  '/no/such/page',
  '/crew',
  '/yachts/7/logbook',
  '/dashboard/checkout/plans',
  '/yachts//1',
  '//yachts',
  '/%E0%A4%A',
  '/yachts/%E0%A4%A?q=x',
  '/maintenance//edit',
  '/yachts/%00',
])('%s leads nowhere, and the application says so, with a 404 and all its headers', async (address) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers, body } = await app.inject({ method, url: address });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/html; charset=utf-8', 'no-cache']);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-request-id']).toMatch(/[0-9a-f-]{36}/);
    expect(body).toBe(method === 'GET' ? '<!doctype html><title>Fairlead</title>' : '');
  }
});

test.each([
  ['GET', '/api/%E0%A4%A', 400],
  ['GET', '/api//yachts', 404],
  ['GET', '/api/yachts//1', 404],
  ['GET', '/assets//page.js', 404],
  ['POST', '/%E0%A4%A', 400],
  ['POST', '/no/such/page', 404],
] as const)('%s %s is answered for programs', async (method, url, status) => {
  const { statusCode, headers, json } = await app.inject({ method, url });
  expect([statusCode, headers['content-type'], json().code]).toEqual([
    status,
    'application/json; charset=utf-8',
    status === 400 ? 'bad_request' : 'not_found',
  ]);
  expect(headers['cache-control']).toBe(url.startsWith('/api/') ? 'no-store' : undefined);
});

test('search engines may crawl the public site, and nothing else', async () => {
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
