import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStore, type FileStore } from './file-store.ts';

// A bucket that keeps what the real S3 client sends it, signed requests only.
const kept = new Map<string, Buffer>();
let bucket: Server;

beforeAll(async () => {
  bucket = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=the-id/')) return response.writeHead(403).end();
    if (request.method === 'PUT') {
      kept.set(key, await content(request));
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      kept.delete(key);
      return response.writeHead(204).end();
    }
    const found = kept.get(key);
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-length': found.length, 'content-type': 'image/webp' }).end(request.method === 'HEAD' ? undefined : found);
  });
  await new Promise<void>((listening) => { bucket.listen(0, '127.0.0.1', listening); });
});
afterAll(() => bucket.close());

async function content(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks = [];
  for await (const chunk of stream as IncomingMessage) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', () => openFileStore({ s3: undefined, dataDir: mkdtempSync(`${tmpdir()}/fairlead-files-`) })],
  ['a bucket', () => openFileStore({
    dataDir: 'unused',
    s3: { endpoint: `http://127.0.0.1:${(bucket.address() as { port: number }).port}`, region: 'us-east-1', bucket: 'fleet', accessKeyId: 'the-id', secretAccessKey: 'the-secret' },
  })],
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

  test('refuses a name that leads out of it', async () => {
    await expect((await open()).put('../../evil.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(/[Pp]ath traversal/);
  });
});

test('what goes to the bucket is kept under its name there', async () => {
  const [, open] = stores[1] as (typeof stores)[number];
  await (await open()).put('pictures/kept.webp', Buffer.from('kept'), 'image/webp');
  expect(kept.get('/fleet/pictures/kept.webp')?.toString()).toBe('kept');
});
