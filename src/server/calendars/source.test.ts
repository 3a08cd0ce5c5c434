// The real network code, against our own servers: 127.0.0.2 counts as public, 127.0.0.1 as forbidden.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCalendar } from '../testing/calendars.ts';
import { isPublic } from './public-address.ts';
import { literalFault, openCalendarSource } from './source.ts';

const calendar = aCalendar(['a', '2031-07-05', '2031-07-12']);
let answer: RequestListener;
let outside: Server;
let inside: Server;
let hits = 0;
const etagsSent: (string | undefined)[] = [];
const listen = (server: Server, host: string) => new Promise<void>((done) => void server.listen(0, host, done));
const portOf = (server: Server) => String((server.address() as AddressInfo).port);

beforeAll(async () => {
  outside = createServer((request, reply) => {
    etagsSent.push(request.headers['if-none-match']);
    answer(request, reply);
  });
  inside = createServer((_, reply) => {
    hits++;
    reply.end(calendar);
  });
  await Promise.all([listen(outside, '127.0.0.2'), listen(inside, '127.0.0.1')]);
});
beforeEach(() => {
  [hits, etagsSent.length] = [0, 0];
  answer = (_, reply) => reply.end(calendar);
});
afterAll(() => {
  outside.close();
  inside.close();
});

type Names = Record<string, string[][]>;

/** A source that treats 127.0.0.2 as public. Each lookup of a name returns the next list of addresses, and the last one from then on. */
function aSource(names: Names = { 'portal.example': [['127.0.0.2']] }, patience = 5_000) {
  const left = new Map(Object.entries(names).map(([name, answers]) => [name, [...answers]]));
  return openCalendarSource({
    patience,
    ports: [portOf(outside), portOf(inside)],
    isAllowed: (address) => address === '127.0.0.2' || isPublic(address),
    resolve: (name, done) => {
      const answers = left.get(name) ?? [];
      const addresses = answers.length > 1 ? answers.shift() : answers[0];
      if (!addresses) done(new Error('no such name'), []);
      else
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
    },
  });
}
const fetched = (url: string, source = aSource(), etag: string | null = null) =>
  source.fetch(url, { etag }).then(
    (found) => (found.unchanged ? 'unchanged' : found.ics === calendar ? 'the calendar' : 'something else'),
    (error: Error) => error.message,
  );
const portal = () => `http://portal.example:${portOf(outside)}/a.ics`;
const notPublic = 'This address isn’t on the public internet';

describe('an external calendar', () => {
  test('is fetched, compressed or not, and again only if it changed', async () => {
    answer = (request, reply) => {
      if (request.headers['if-none-match'] === '"1"') return reply.writeHead(304).end();
      return reply.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync(calendar));
    };
    const source = aSource();
    expect(await source.fetch(portal(), { etag: null })).toEqual({ unchanged: false, ics: calendar, etag: '"1"' });
    expect(await source.fetch(portal(), { etag: '"1"' })).toEqual({ unchanged: true });
    expect(etagsSent).toEqual([undefined, '"1"']);
  });

  test('is found through up to five redirects', async () => {
    answer = ({ url }, reply) => {
      const left = Number(url?.slice(1));
      if (left > 0) reply.writeHead(302, { location: `/${left - 1}` }).end();
      else reply.end(calendar);
    };
    expect(await fetched(portal().replace('a.ics', '5'))).toBe('the calendar');
    expect(await fetched(portal().replace('a.ics', '6'))).toBe('This address redirects too often');
  });

  test.each<[string, RequestListener, string]>([
    ['an error', (_, reply) => reply.writeHead(500).end('secret words'), 'This address answers with error 500'],
    ['a page', (_, reply) => reply.end('<html>secret words'), 'There is no calendar at this address'],
    ['an unrequested 304', (_, reply) => reply.writeHead(304).end(), 'This address answers with error 304'],
    [
      'content that isn’t compressed as declared',
      (_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end(calendar),
      'The calendar at this address is damaged',
    ],
    [
      'an unknown compression',
      (_, reply) => reply.writeHead(200, { 'content-encoding': 'zstd' }).end(calendar),
      'The calendar at this address is damaged',
    ],
    ['more than a megabyte', (_, reply) => reply.end(calendar + ' '.repeat(1024 * 1024)), 'This calendar is larger than 1 MB'],
    [
      'a decompression bomb',
      (_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20 * 1024 * 1024, calendar))),
      'This calendar is larger than 1 MB',
    ],
    [
      'a decompression bomb that keeps sending',
      (_, reply) =>
        reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20 * 1024 * 1024, calendar), { level: 1 })),
      'This calendar is larger than 1 MB',
    ],
    ['a broken connection', (request) => request.socket.destroy(), 'This address couldn’t be reached'],
    [
      'less than its declared length',
      (_, reply) => reply.writeHead(200, { 'content-length': '9999' }).write(calendar, () => reply.destroy()),
      'The calendar at this address is damaged',
    ],
  ])('that answers with %s is refused, and none of the answer is shown', async (_, how, message) => {
    answer = how;
    expect(await fetched(portal())).toBe(message);
  });

  test('that never ends is abandoned', async () => {
    answer = (_, reply) => reply.write('BEGIN:VCALENDAR\r\n');
    expect(await fetched(portal(), aSource(undefined, 300))).toBe('This address took longer than 10 seconds to answer');
    answer = () => {};
    expect(await fetched(portal(), aSource(undefined, 300))).toBe('This address took longer than 10 seconds to answer');
  });
});

describe('internal addresses are never contacted', () => {
  test.each([
    'http://127.0.0.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://0x7f000001',
    'http://2130706433',
    'http://127.1',
    'http://0177.0.0.1',
    'http://0',
    'http://169.254.169.254',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
  ])('by IP address: %s', async (host) => {
    expect(literalFault(host)).toBe(notPublic);
    expect(await fetched(`${host}:${portOf(inside)}/`)).toBe(notPublic);
    expect(hits).toBe(0);
  });

  test.each<[string, Names]>([
    ['by a name with an internal address', { 'portal.example': [['127.0.0.1']] }],
    ['by a name with an internal address among others', { 'portal.example': [['127.0.0.2', '127.0.0.1']] }],
    ['by a name with an IPv4-mapped internal address', { 'portal.example': [['::ffff:127.0.0.1']] }],
  ])('%s', async (_, names) => {
    expect(await fetched(`http://portal.example:${portOf(inside)}/`, aSource(names))).toBe(notPublic);
    expect(hits).toBe(0);
  });

  test('by a name whose second lookup differs: each connection uses the address that was checked for it', async () => {
    const source = aSource({ 'portal.example': [['127.0.0.2'], ['127.0.0.1']] });
    expect(await fetched(portal(), source)).toBe('the calendar');
    expect(await fetched(`http://portal.example:${portOf(inside)}/`, source)).toBe(notPublic);
    const again = aSource({ 'portal.example': [['127.0.0.2'], ['127.0.0.1']] });
    answer = (_, reply) => reply.writeHead(302, { location: `http://portal.example:${portOf(inside)}/` }).end();
    expect(await fetched(portal(), again)).toBe(notPublic);
    expect(hits).toBe(0);
  });

  test.each([
    'http://127.0.0.1:PORT/',
    '//127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://localhost.:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://a@127.0.0.2:PORT/',
    'file:///etc/passwd',
    'https://127.0.0.1:PORT/',
    'http://portal.example:22/',
  ])('by a redirect to %s', async (location) => {
    answer = (_, reply) => reply.writeHead(301, { location: location.replace('PORT', portOf(inside)) }).end();
    const names = { 'portal.example': [['127.0.0.2']], localhost: [['127.0.0.1']], 'localhost.': [['127.0.0.1']] };
    expect(await fetched(portal(), aSource(names))).toBe(notPublic);
    expect(hits).toBe(0);
  });

  test('by the real lookup: names in the hosts file are checked as well', async () => {
    const real = openCalendarSource({ ports: [portOf(inside)] });
    expect(await fetched(`http://localhost:${portOf(inside)}/`, real)).toBe(notPublic);
    expect(await fetched(`http://127.0.0.1:${portOf(inside)}/`, openCalendarSource())).toBe(notPublic);
    expect(hits).toBe(0);
  });
});

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['100.63.0.1', true],
  ['100.127.255.255', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1', true],
  ['2001:4860:4860::8888', true],
  ['2001:1ff::1', false],
  ['2001:200::1', true],
  ['2001:db8::1', false],
  ['3fff:fff::1', false],
  ['3fff:1000::1', true],
  ['4000::1', false],
  ['::', false],
  ['fe80::1%eth0', false],
  ['portal.example', false],
])('%s is public: %s', (address, is) => {
  expect(isPublic(address)).toBe(is);
});
