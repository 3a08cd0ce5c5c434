// Requests that no honest client sends, and the answers: each is sent to a listening server, byte for byte.
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { aPdf, upload } from '../testing/uploads.ts';

const world = aWorld();
let port = 0;
let maya: Person;
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as { port: number }).port;
  maya = await aPerson(world);
});
const openSockets: Socket[] = [];
afterAll(() => {
  for (const socket of openSockets) socket.destroy();
  world.app.server.closeAllConnections();
});

const statusesIn = (text: string) => [...text.matchAll(/^HTTP\/1\.[01] (\d+)/gm)].map(([, status]) => Number(status));

/** The statuses of all answers to these exact bytes; none if the connection was closed without a word. */
function answersTo(bytes: Buffer | string): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('close', () => resolve({ statuses: statusesIn(text), text }));
    socket.on('error', () => {});
  });
}

/**
 * A client that sends one piece after another, whatever the answer, and never closes; answers a function that returns what was received so
 * far.
 */
function clientThatNeverCloses(beginning: string, drop: string): () => string {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
    socket.write(beginning);
    const dripping = setInterval(() => drop && socket.writable && socket.write(drop), 20);
    socket.on('close', () => clearInterval(dripping));
  });
  openSockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.on('error', () => {});
  return () => text;
}

const others = async () => (await answersTo(head('GET /api/auth/session'))).statuses;
const connections = () =>
  new Promise<number>((resolve) => {
    world.app.server.getConnections((_error, count) => resolve(count));
  });

const anonymous = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${more}\r\n`;
const head = (line: string, more = '') => anonymous(line, `authorization: Bearer ${maya.token}\r\n${more}`);
const json = (body: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(head('POST /api/customers', `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}`)),
    Buffer.from(body),
  ]);
const named = (text: string) => json(JSON.stringify({ firstName: 'Ada', lastName: text }));

describe('a malformed request', () => {
  test.each<[string, () => string | Buffer, number[]]>([
    ['TLS to a port without TLS', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n', [400]],
    ['another version', () => 'GET / HTTP/9.9\r\nhost: a\r\n\r\n', [400]],
    ['NUL in the path', () => head('GET /api/\0x'), [400]],
    ['NUL in a header', () => head('GET /api/auth/session', 'x-a: a\0b\r\n'), [400]],
    ['a space before a colon', () => head('GET /api/auth/session', 'x-a : b\r\n'), [400]],
    ['a bare CR in a header', () => head('GET /api/auth/session', 'x-a: b\rx-b: c\r\n'), [400]],
    ['no host', () => 'GET /api/auth/session HTTP/1.1\r\nconnection: close\r\n\r\n', [400]],
    [
      'a length and chunks, with a second request behind',
      () =>
        head('POST /api/customers', 'content-length: 4\r\ntransfer-encoding: chunked\r\n') +
        '0\r\n\r\nGET /api/yachts HTTP/1.1\r\nhost: a\r\n\r\n',
      [400],
    ],
    [
      'two lengths, with a second request behind',
      () => head('POST /api/customers', 'content-length: 2\r\ncontent-length: 40\r\n') + '{}GET /api/yachts HTTP/1.1\r\nhost: a\r\n\r\n',
      [400],
    ],
    ['an unknown transfer encoding', () => head('POST /api/customers', 'transfer-encoding: xchunked\r\n') + '0\r\n\r\n', [400]],
    [
      'a chunk of no size',
      () => head('POST /api/customers', 'content-type: application/json\r\ntransfer-encoding: chunked\r\n') + 'ZZ\r\n{}\r\n0\r\n\r\n',
      [400],
    ],
    ['a negative length', () => head('POST /api/customers', 'content-length: -5\r\n') + '{}', [400]],
    [
      'a length that is too large for a number',
      () => head('POST /api/customers', 'content-length: 99999999999999999999\r\n') + '{}',
      [400],
    ],
    [
      'five thousand headers',
      () => head('GET /api/auth/session', Array.from({ length: 5_000 }, (_, place) => `x-${place}: 1\r\n`).join('')),
      [431],
    ],
    ['an address of 60 kB', () => head(`GET /${'a'.repeat(60_000)}`), [431]],
    ['TRACE', () => head('TRACE /'), [404]],
    ['CONNECT', () => head('CONNECT 127.0.0.1:22'), []],
    ['an unknown method', () => head('BREW /'), [400]],
  ])('%s', async (_what, bytes, statuses) => {
    const answer = await answersTo(bytes());
    expect(answer.statuses).toEqual(statuses);
    expect(answer.text).not.toMatch(/ at .*\(|node_modules|FST_|HPE_/);
  });
});

describe('a malformed body', () => {
  test.each<[string, () => Buffer, number]>([
    ['JSON that is cut off', () => json('{"firstName":'), 400],
    ['nothing at all', () => json(''), 422],
    ['null', () => json('null'), 422],
    ['bytes that aren’t UTF-8', () => json(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])), 400],
    ['NUL in a text', () => named('a\0b'), 400],
    ['an unpaired surrogate', () => json('{"firstName":"Ada","lastName":"\\ud800"}'), 400],
    ['a hundred thousand nested arrays', () => json('['.repeat(100_000)), 400],
    ['twenty thousand nested objects', () => json(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`), 400],
    ['keys that refer to the prototype', () => json('{"__proto__":{"isAdmin":true}}'), 400],
    ['a name of 200 kB', () => named('x'.repeat(200_000)), 422],
    ['a number that is too large', () => json('{"firstName":"Ada","lastName":1e400}'), 422],
    [
      'fifty thousand keys',
      () => json(JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, place) => [`k${place}`, 1])))),
      422,
    ],
    ['compressed data', () => json(Buffer.from([31, 139, 8, 0]), 'content-encoding: gzip\r\n'), 400],
    [
      'the beginning of sixty megabytes',
      () => Buffer.from(head('POST /api/customers', `content-type: application/json\r\ncontent-length: ${60 * 2 ** 20}\r\n`)),
      413,
    ],
  ])('%s', async (_what, bytes, status) => {
    const answer = await answersTo(bytes());
    expect(answer.statuses).toEqual([status]);
    expect(JSON.parse(answer.text.slice(answer.text.indexOf('\r\n\r\n') + 4))).toMatchObject({
      message: expect.stringMatching(/\w/),
      code: expect.stringMatching(/^[a-z_]+$/),
    });
  });
});

test.each([
  ['../../../../etc/passwd'],
  ['..%2f..%2f..%2fetc%2fpasswd'],
  ['%2e%2e/%2e%2e/etc/passwd'],
  ['..%5c..%5cetc%5cpasswd'],
  ['%c0%ae%c0%ae/etc/passwd'],
  ['.env'],
  ['.git/config'],
  ['package.json'],
  ['%00.html'],
])('no file of the server is found at /api/files/%s', async (path) => {
  const { statuses, text } = await answersTo(head(`GET /api/files/${path}`));
  expect([400, 404]).toContain(statuses[0]);
  expect(text).not.toMatch(/root:.*:0:0|"dependencies"|\[core\]/);
});

describe('odd text comes back unchanged', () => {
  test.each([
    'Łódź Œuvre Ñandú',
    'שלום עולם',
    'مرحبا بالعالم',
    '東京湾ヨット',
    '🛥️ 👩‍👩‍👧‍👦 🏴‍☠️',
    'e\u0301 and \u00e9',
    'İstanbul ı',
    `O'Brien "Q" \\ / %41 &amp; <b>`,
    '\u202Ertl\u202C',
    'ﷺ',
    'a\u200Bb\uFEFFc',
    'line\nbreak\ttab',
    '𝔘𝔫𝔦',
    '-1',
    '=1+1',
    '١٢٣',
    'Ω'.repeat(80),
  ])('%j', async (text) => {
    const { status, body } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Fenwick', notes: text });
    expect([status, body.notes]).toEqual([201, text]);
    expect((await maya.call('GET', `/api/customers/${body.id}`)).body.notes).toBe(text);
  });
});

describe('slow clients', () => {
  const times = { headersTimeout: 10_000, requestTimeout: 60_000, timeout: 120_000 };
  // The tests below set shorter times.
  afterEach(() => void Object.assign(world.app.server, times));

  test('have ten seconds for their headers, a minute for the whole request, and two minutes without any traffic', () => {
    const { headersTimeout, requestTimeout, timeout } = world.app.server;
    expect({ headersTimeout, requestTimeout, timeout }).toEqual(times);
  });

  test('are refused and disconnected, whether they send nothing or trickle headers or a body; others are served meanwhile', async () => {
    Object.assign(world.app.server, { headersTimeout: 300, requestTimeout: 600 });
    const kinds = {
      silent: ['', ''],
      headers: ['GET /api/auth/session HTTP/1.1\r\nhost: a\r\n', 'x: y\r\n'],
      body: [`${head('POST /api/customers', 'content-type: application/json\r\ncontent-length: 50000\r\n')}{`, ' '],
    } as const;
    const crowd = Object.entries(kinds).flatMap(([kind, [beginning, drop]]) =>
      Array.from({ length: 50 }, () => ({ kind, received: clientThatNeverCloses(beginning, drop) })),
    );
    expect(await others()).toEqual([200]);
    await expect
      .poll(() => crowd.filter(({ received }) => statusesIn(received()).join() !== '408').map(({ kind }) => kind), { timeout: 20_000 })
      .toEqual([]);
    expect(crowd.every(({ received }) => received().includes('The request took too long to arrive.'))).toBe(true);
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  });

  test('are disconnected if they request much and read nothing; others are served meanwhile', async () => {
    world.app.server.timeout = 1_500;
    let came = 0;
    world.app.server.on('connection', () => {
      came++;
    });
    const deaf = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').pause());
    openSockets.push(...deaf);
    // More than the buffers on the way can hold.
    for (const socket of deaf) socket.on('error', () => {}).write('GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(40));
    await expect.poll(() => came, { timeout: 20_000 }).toBe(deaf.length);
    world.app.server.timeout = times.timeout;
    expect(await others()).toEqual([200]);
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  });
});

test('an endless chunked body is refused while it arrives, and its sender disconnected', async () => {
  const received = clientThatNeverCloses(
    head('POST /api/customers', 'content-type: application/json\r\ntransfer-encoding: chunked\r\n'),
    `10000\r\n${'a'.repeat(0x10000)}\r\n`,
  );
  await expect.poll(() => statusesIn(received()), { timeout: 20_000 }).toEqual([413]);
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
});

describe('the headers of a request', () => {
  test.each(['https://evil.example', 'null', 'https://fairlead.example.evil.example'])(
    'doesn’t open the API to pages of the origin %s',
    async (origin) => {
      const read = await answersTo(head('GET /api/auth/session', `origin: ${origin}\r\n`));
      const preflight = await answersTo(
        anonymous(
          'OPTIONS /api/auth/session',
          `origin: ${origin}\r\naccess-control-request-method: GET\r\naccess-control-request-headers: authorization\r\n`,
        ),
      );
      expect([read.statuses, preflight.statuses]).toEqual([[200], [404]]);
      expect(read.text + preflight.text).not.toMatch(/access-control/i);
    },
  );

  test('that name another host, path or method are ignored', async () => {
    const { id } = await aYacht(maya);
    const lies =
      'x-forwarded-host: evil.example\r\nx-forwarded-proto: javascript\r\nx-original-url: /healthz\r\nx-rewrite-url: /healthz\r\nx-http-method-override: DELETE\r\nx-method-override: DELETE\r\n';
    const { statuses, text } = await answersTo(head(`GET /api/yachts/${id}`, lies));
    expect(statuses).toEqual([200]);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({ id });
    expect(text).not.toContain('evil.example');
    expect((await maya.call('GET', `/api/yachts/${id}`)).status).toBe(200);
  });

  test.each(['access_token', 'token', 'authToken'])('do not let a token in as %s in the address', async (name) => {
    for (const path of ['/api/auth/session', '/api/live', '/api/yachts']) {
      expect((await answersTo(anonymous(`GET ${path}?${name}=${maya.token}`))).statuses, path).toEqual([401]);
    }
  });
});

test('an absolute URL of another host is treated as its path, with all its checks', async () => {
  expect((await answersTo(anonymous('GET http://evil.example/api/auth/session'))).statuses).toEqual([401]);
  const { statuses, text } = await answersTo(head('GET http://evil.example/api/auth/session'));
  expect(statuses).toEqual([200]);
  expect(text).toContain('cache-control: no-store');
  expect(text).not.toContain('evil.example');
});

describe('a file that pretends to be another', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const page = '<!doctype html><script>alert(1)</script>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const asPicture = { name: 'a.png', type: 'image/png' };

  test.each<[string, Buffer]>([
    ['an SVG', Buffer.from(svg)],
    ['an SVG after an XML declaration', Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['an SVG in UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le')],
    ['a page', Buffer.from(page)],
    ['a GIF that is a script', Buffer.concat([gif, Buffer.from('/*'), Buffer.from(page)])],
    ['a PDF', aPdf()],
    ['a page that begins like a PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(page)])],
  ])('is refused as a picture: %s', async (_what, content) => {
    expect([415, 422]).toContain((await upload(maya, content, asPicture)).status);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'stores only the picture of a %s file: no script behind it, and no place where it was taken',
    async (format) => {
      const place = { IFD0: { Copyright: page }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 34/1 0/1' } };
      const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e8a9d' } })
        .withExif(place)
        .toFormat(format)
        .toBuffer();
      const { status, body } = await upload(maya, Buffer.concat([photo, Buffer.from(page)]), asPicture);
      expect(status).toBe(201);
      const { rawPayload } = await world.app.inject({ method: 'GET', url: body.url, headers: { authorization: `Bearer ${maya.token}` } });
      const { exif, xmp, iptc } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc, rawPayload.includes('script')]).toEqual([undefined, undefined, undefined, false]);
    },
  );
});
