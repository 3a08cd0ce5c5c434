// What no honest client sends, and what it is answered: each to a listening server, byte for byte.
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, aWorld, type Person } from '../testing/given.ts';
import { aPdf, upload } from '../testing/uploads.ts';

const world = aWorld();
let port = 0;
let maya: Person;
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as { port: number }).port;
  maya = await aPerson(world);
});
afterAll(() => world.app.server.closeAllConnections());

/** The statuses of all answers to these very bytes; none where the connection was closed without a word. */
function answersTo(bytes: Buffer): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => { text += String(chunk); });
    socket.on('close', () => resolve({ statuses: [...text.matchAll(/^HTTP\/1\.[01] (\d+)/gm)].map(([, status]) => Number(status)), text }));
    socket.on('error', () => {});
  });
}

const head = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${maya.token}\r\nconnection: close\r\n${more}\r\n`;
const json = (body: string | Buffer, more = '') => Buffer.concat([Buffer.from(head('POST /api/customers', `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}`)), Buffer.from(body)]);
const named = (text: string) => json(JSON.stringify({ firstName: 'Ada', lastName: text }));

describe('a request that is no request', () => {
  test.each<[string, () => string | Buffer, number[]]>([
    ['TLS to a port that speaks none', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n', [400]],
    ['another version', () => 'GET / HTTP/9.9\r\nhost: a\r\n\r\n', [400]],
    ['NUL in the path', () => head('GET /api/\0x'), [400]],
    ['NUL in a header', () => head('GET /api/auth/session', 'x-a: a\0b\r\n'), [400]],
    ['a space before a colon', () => head('GET /api/auth/session', 'x-a : b\r\n'), [400]],
    ['a bare CR in a header', () => head('GET /api/auth/session', 'x-a: b\rx-b: c\r\n'), [400]],
    ['no host', () => 'GET /api/auth/session HTTP/1.1\r\nconnection: close\r\n\r\n', [400]],
    ['a length and chunks, with a second request behind', () => head('POST /api/customers', 'content-length: 4\r\ntransfer-encoding: chunked\r\n') + '0\r\n\r\nGET /api/yachts HTTP/1.1\r\nhost: a\r\n\r\n', [400]],
    ['two lengths, with a second request behind', () => head('POST /api/customers', 'content-length: 2\r\ncontent-length: 40\r\n') + '{}GET /api/yachts HTTP/1.1\r\nhost: a\r\n\r\n', [400]],
    ['an unknown way to send a body', () => head('POST /api/customers', 'transfer-encoding: xchunked\r\n') + '0\r\n\r\n', [400]],
    ['a chunk of no size', () => head('POST /api/customers', 'content-type: application/json\r\ntransfer-encoding: chunked\r\n') + 'ZZ\r\n{}\r\n0\r\n\r\n', [400]],
    ['a negative length', () => head('POST /api/customers', 'content-length: -5\r\n') + '{}', [400]],
    ['a length beyond all numbers', () => head('POST /api/customers', 'content-length: 99999999999999999999\r\n') + '{}', [400]],
    ['five thousand headers', () => head('GET /api/auth/session', Array.from({ length: 5_000 }, (_, place) => `x-${place}: 1\r\n`).join('')), [431]],
    ['an address of 60 kB', () => head(`GET /${'a'.repeat(60_000)}`), [431]],
    ['TRACE', () => head('TRACE /'), [404]],
    ['CONNECT', () => head('CONNECT 127.0.0.1:22'), []],
    ['an unknown method', () => head('BREW /'), [400]],
  ])('%s', async (_what, bytes, statuses) => {
    const answer = await answersTo(Buffer.from(bytes()));
    expect(answer.statuses).toEqual(statuses);
    expect(answer.text).not.toMatch(/ at .*\(|node_modules|FST_|HPE_/);
  });
});

describe('a body that is no body', () => {
  test.each<[string, () => Buffer, number]>([
    ['JSON that is cut off', () => json('{"firstName":'), 400],
    ['nothing at all', () => json(''), 422],
    ['null', () => json('null'), 422],
    ['bytes that are no UTF-8', () => json(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])), 400],
    ['NUL in a text', () => named('a\0b'), 400],
    ['half of a surrogate pair', () => json('{"firstName":"Ada","lastName":"\\ud800"}'), 400],
    ['a hundred thousand arrays in each other', () => json('['.repeat(100_000)), 400],
    ['twenty thousand objects in each other', () => json(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`), 400],
    ['keys that mean the prototype', () => json('{"__proto__":{"isAdmin":true}}'), 400],
    ['a name of 200 kB', () => named('x'.repeat(200_000)), 422],
    ['a number beyond all numbers', () => json('{"firstName":"Ada","lastName":1e400}'), 422],
    ['fifty thousand keys', () => json(JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, place) => [`k${place}`, 1])))), 422],
    ['something packed', () => json(Buffer.from([31, 139, 8, 0]), 'content-encoding: gzip\r\n'), 400],
    ['the beginning of sixty megabytes', () => Buffer.from(head('POST /api/customers', `content-type: application/json\r\ncontent-length: ${60 * 2 ** 20}\r\n`)), 413],
  ])('%s', async (_what, bytes, status) => {
    const answer = await answersTo(bytes());
    expect(answer.statuses).toEqual([status]);
    expect(JSON.parse(answer.text.slice(answer.text.indexOf('\r\n\r\n') + 4))).toMatchObject({ message: expect.stringMatching(/\w/), code: expect.stringMatching(/^[a-z_]+$/) });
  });
});

test.each([
  ['../../../../etc/passwd'], ['..%2f..%2f..%2fetc%2fpasswd'], ['%2e%2e/%2e%2e/etc/passwd'], ['..%5c..%5cetc%5cpasswd'], ['%c0%ae%c0%ae/etc/passwd'], ['.env'], ['.git/config'], ['package.json'], ['%00.html'],
])('nothing of the disk is found at /api/files/%s', async (path) => {
  const { statuses, text } = await answersTo(Buffer.from(head(`GET /api/files/${path}`)));
  expect([400, 404]).toContain(statuses[0]);
  expect(text).not.toMatch(/root:.*:0:0|"dependencies"|\[core\]/);
});

describe('a text that is odd comes back as it was', () => {
  test.each([
    'Łódź Œuvre Ñandú', 'שלום עולם', 'مرحبا بالعالم', '東京湾ヨット', '🛥️ 👩‍👩‍👧‍👦 🏴‍☠️', 'e\u0301 and \u00e9', 'İstanbul ı', `O'Brien "Q" \\ / %41 &amp; <b>`, '\u202Ertl\u202C', 'ﷺ', 'a\u200Bb\uFEFFc', '𝔘𝔫𝔦', '-1', '=1+1', '١٢٣', 'Ω'.repeat(80),
  ])('%j', async (text) => {
    const { status, body } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: text });
    expect([status, body.lastName]).toEqual([201, text]);
    expect((await maya.call('GET', `/api/customers/${body.id}`)).body.lastName).toBe(text);
  });
});

test('clients that send their bodies drop by drop keep nobody else waiting', async () => {
  const slow = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
  for (const socket of slow) socket.on('error', () => {}).write(head('POST /api/customers', 'content-type: application/json\r\ncontent-length: 5000\r\n') + '{');
  expect((await maya.call('GET', '/api/auth/session')).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

describe('a file that pretends to be another', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const page = '<!doctype html><script>alert(1)</script>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const asPicture = { name: 'a.png', type: 'image/png' };

  test.each<[string, Buffer]>([
    ['an SVG', Buffer.from(svg)], ['an SVG after an XML declaration', Buffer.from(`<?xml version="1.0"?>\n${svg}`)], ['an SVG in UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le')], ['a page', Buffer.from(page)],
    ['a GIF that is a script', Buffer.concat([gif, Buffer.from('/*'), Buffer.from(page)])], ['a PDF', aPdf()], ['a page with the head of a PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(page)])],
  ])('is refused as a picture: %s', async (_what, content) => {
    expect([415, 422]).toContain((await upload(maya, content, asPicture)).status);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('keeps of a picture as %s the picture alone: no script behind it, and nothing of where it was taken', async (format) => {
    const place = { IFD0: { Copyright: page }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 34/1 0/1' } };
    const taken = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e8a9d' } }).withExif(place).toFormat(format).toBuffer();
    const { status, body } = await upload(maya, Buffer.concat([taken, Buffer.from(page)]), asPicture);
    expect(status).toBe(201);
    const { rawPayload } = await world.app.inject({ method: 'GET', url: body.url, headers: { authorization: `Bearer ${maya.token}` } });
    const { exif, xmp, iptc } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, rawPayload.includes('script')]).toEqual([undefined, undefined, undefined, false]);
  });
});
