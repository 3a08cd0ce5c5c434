// A backup is one ZIP: a part for each table and each file, and a manifest with the checksum of every part. The manifest has its own
// checksum beside it, so any change to it is detected.
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { openPromise, type Entry } from 'yauzl';
import { z } from '#domain/shared/zod.ts';
import { CannotStart } from '../platform/settings.ts';
import { openZip } from '../platform/zip.ts';

const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int(), part: z.string() });
const Sequence = z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() });
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  takenAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  parts: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

const manifestName = 'manifest.json';
const checksumName = 'manifest.sha256';

/** Why a backup can't be taken or restored, worded for the operator. */
export class BackupRefused extends CannotStart {}
const damaged = (what: string) => new BackupRefused(`This backup is damaged: ${what}. Nothing was changed.`);

export type ArchiveWriter = {
  add: (part: string, content: AsyncIterable<Buffer>, options?: { compress?: boolean }) => Promise<void>;
  /** Writes the manifest, reads everything back, and renames the file to its final name. */
  finish: (facts: Omit<Manifest, 'parts' | 'format'>) => Promise<void>;
  giveUp: (reason: unknown) => Promise<void>;
};

/** Starts an archive. It gets its final name only once it is completely on disk, and only its owner may read it. */
export function writeArchive(to: string): ArchiveWriter {
  const parts: Manifest['parts'] = {};
  const failing = new AbortController();
  const zip = openZip({ mtime: new Date(), signal: failing.signal });
  const coming = `${to}.part`;
  const writing = pipeline(zip.out, createWriteStream(coming, { mode: 0o600, flush: true }));
  writing.catch((error: unknown) => failing.abort(error));
  return {
    async add(part, content, options) {
      const sum = createHash('sha256');
      const counted = { bytes: 0 };
      try {
        await zip.add(part, Readable.from(summed(content, sum, counted), { objectMode: false }), options);
      } catch (error) {
        // Only the first error is the cause.
        throw failing.signal.aborted ? failing.signal.reason : error;
      }
      parts[part] = { ...counted, sha256: sum.digest('hex') };
    },
    async finish(facts) {
      const manifest = JSON.stringify({ format: 1, ...facts, parts } satisfies Manifest);
      await zip.add(manifestName, [manifest]);
      await zip.add(checksumName, [sumOf(manifest)]);
      zip.end();
      await writing;
      const archive = await readArchive(coming);
      await verify(archive).finally(archive.close);
      await rename(coming, to);
    },
    async giveUp(reason) {
      zip.out.destroy(reason as Error);
      await writing.catch(() => {});
      await rm(coming, { force: true });
    },
  };
}

export type ArchiveReader = { manifest: Manifest; open: (part: string) => Promise<Readable>; close: () => void };

/** Opens an archive whose manifest is intact. Its parts may still be damaged; `verify` checks them. */
export async function readArchive(from: string): Promise<ArchiveReader> {
  const zip = await openPromise(from, { autoClose: false, lazyEntries: true }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupRefused(`There is no backup at ${from}.`) : damaged(error.message);
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = async (part: string) => {
      const entry = entries.get(part);
      if (!entry) throw damaged(`${part} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = await readManifest(open);
    return { manifest, open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof BackupRefused ? error : damaged((error as Error).message);
  }
}

async function readManifest(open: (part: string) => Promise<Readable>): Promise<Manifest> {
  const manifest = await text(await open(manifestName));
  if (sumOf(manifest) !== (await text(await open(checksumName)))) throw damaged('its manifest was changed');
  const parsed = JSON.parse(manifest) as { format?: unknown };
  if (typeof parsed.format === 'number' && parsed.format > 1)
    throw new BackupRefused('This backup was made by a newer version of Fairlead. Please restore it with that one.');
  return Manifest.parse(parsed);
}

/** Reads every part completely and compares it with its checksum. */
export async function verify({ manifest, open }: ArchiveReader): Promise<void> {
  for (const [part, expected] of Object.entries(manifest.parts)) {
    const sum = createHash('sha256');
    const counted = { bytes: 0 };
    try {
      await finished(Readable.from(summed(await open(part), sum, counted)).resume());
    } catch (error) {
      throw error instanceof BackupRefused ? error : damaged(`${part} can't be read (${(error as Error).message})`);
    }
    if (counted.bytes !== expected.bytes || sum.digest('hex') !== expected.sha256) throw damaged(`${part} was changed or damaged`);
  }
}

async function* summed(content: AsyncIterable<Buffer>, sum: Hash, counted: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    sum.update(chunk);
    counted.bytes += chunk.length;
    yield chunk;
  }
}

function sumOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex');
}
