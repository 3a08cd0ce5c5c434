import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStore, type FileStore } from './file-store.ts';

// A bucket that stores what the real S3 client sends, and accepts only signed requests.
const objects = new Map<string, Buffer>();
let bucket: Server;

beforeAll(async () => {
  bucket = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=the-id/')) return response.writeHead(403).end();
    if (request.method === 'PUT') {
      objects.set(key, await content(request));
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.url?.includes('list-type=2'))
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing(new URL(request.url, 'http://s3').searchParams.get('continuation-token')));
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-length': found.length, 'content-type': 'image/webp' })
      .end(request.method === 'HEAD' ? undefined : found);
  });
  await new Promise<void>((listening) => {
    bucket.listen(0, '127.0.0.1', listening);
  });
});
afterAll(() => bucket.close());

/** Two names per page, where a real bucket lists a thousand. */
function listing(after: string | null): string {
  const names = [...objects.keys()]
    .map((key) => key.replace('/fleet/', ''))
    .toSorted()
    .filter((name) => after === null || name > after);
  const more =
    names.length > 2
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${names[1]}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  const entries = names
    .slice(0, 2)
    .map(
      (name) =>
        `<Contents><Key>${name}</Key><Size>1</Size><ETag>"a"</ETag><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
    );
  return `<?xml version="1.0"?><ListBucketResult><Name>fleet</Name>${more}${entries.join('')}</ListBucketResult>`;
}

async function content(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks = [];
  for await (const chunk of stream as IncomingMessage) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function* broken() {
  yield Buffer.alloc(100_000);
  await Promise.resolve();
  throw new Error('the line is dead');
}

const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', () => openFileStore({ s3: undefined, dataDir: mkdtempSync(`${tmpdir()}/fairlead-files-`) })],
  [
    'a bucket',
    () =>
      openFileStore({
        dataDir: mkdtempSync(`${tmpdir()}/fairlead-coming-`),
        s3: {
          endpoint: `http://127.0.0.1:${(bucket.address() as { port: number }).port}`,
          region: 'us-east-1',
          bucket: 'fleet',
          accessKeyId: 'the-id',
          secretAccessKey: 'the-secret',
        },
      }),
  ],
];

describe.each(stores)('the file store in %s', (_where, open) => {
  test('gives back what it was given, and nothing once it is removed', async () => {
    const store = await open();
    const picture = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 251));
    await store.put('pictures/ab/cd/card.webp', picture, 'image/webp');
    const stream = await store.open('pictures/ab/cd/card.webp');
    expect(stream && (await content(stream)).equals(picture)).toBe(true);
    await store.remove('pictures/ab/cd/card.webp');
    expect(await store.open('pictures/ab/cd/card.webp')).toBeNull();
    await store.remove('pictures/ab/cd/card.webp');
  });

  test('streams what is too large for memory, and returns its size', async () => {
    const store = await open();
    const pieces = Array.from({ length: 50 }, (_, at) => Buffer.alloc(40_000, at));
    expect(await store.putStream('exports/1/a.zip', Readable.from(pieces), 'application/zip')).toBe(2_000_000);
    const stream = await store.open('exports/1/a.zip');
    expect(stream && (await content(stream)).equals(Buffer.concat(pieces))).toBe(true);
  });

  test('keeps nothing of an upload that breaks off', async () => {
    const store = await open();
    await expect(store.putStream('exports/1/b.zip', Readable.from(broken()), 'application/zip')).rejects.toThrow('the line is dead');
    expect(await store.open('exports/1/b.zip')).toBeNull();
  });

  test('lists all its files, however many there are', async () => {
    const store = await open();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.put(`listed/${name}/x.webp`, Buffer.from(name), 'image/webp');
    const names: string[] = [];
    for await (const name of store.list()) names.push(name);
    expect(names.filter((name) => name.startsWith('listed/')).toSorted()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `listed/${name}/x.webp`),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('refuses a stream whose name leads out of it', async () => {
    await expect((await open()).putStream('../../evil.zip', Readable.from([Buffer.from('x')]), 'application/zip')).rejects.toThrow(
      /[Pp]ath traversal/,
    );
  });

  test('refuses a name that leads out of it', async () => {
    await expect((await open()).put('../../evil.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(/[Pp]ath traversal/);
  });
});

test('a file put in the bucket is stored there under its name', async () => {
  const [, open] = stores[1] as (typeof stores)[number];
  await (await open()).put('pictures/kept.webp', Buffer.from('kept'), 'image/webp');
  expect(objects.get('/fleet/pictures/kept.webp')?.toString()).toBe('kept');
});

test('a dead process’s partial upload is removed, and running uploads aren’t', async () => {
  const dataDir = mkdtempSync(`${tmpdir()}/fairlead-files-`);
  const store = await openFileStore({ s3: undefined, dataDir });
  await store.clearAway();
  await store.putStream('exports/1/a.zip', Readable.from([Buffer.from('x')]), 'application/zip');
  expect(readdirSync(`${dataDir}/coming`)).toEqual([]);
  writeFileSync(`${dataDir}/coming/old`, 'x');
  writeFileSync(`${dataDir}/coming/new`, 'x');
  utimesSync(`${dataDir}/coming/old`, new Date(0), new Date(0));
  // Set explicitly, because with a moved clock a new file still gets the real time.
  utimesSync(`${dataDir}/coming/new`, new Date(), new Date());
  await store.clearAway();
  expect(readdirSync(`${dataDir}/coming`)).toEqual(['new']);
  expect(existsSync(`${dataDir}/files/exports/1/a.zip`)).toBe(true);
});
