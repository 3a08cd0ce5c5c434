import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Settings } from './settings.ts';
import { throwTogether, tryEach } from './try-each.ts';

/** Where uploaded files are stored: a folder, or a bucket if S3 is set. Names are ours, never the uploader's. */
export type FileStore = {
  /** Stores the whole file, or nothing. */
  put: (name: string, content: Buffer, contentType: string) => Promise<void>;
  /** The same for a file too large for memory; answers its size in bytes. */
  putStream: (name: string, content: Readable, contentType: string) => Promise<number>;
  /** The content, or null if there is no file of that name. */
  open: (name: string) => Promise<Readable | null>;
  remove: (name: string) => Promise<void>;
  /** The names of all files. */
  list: () => AsyncGenerator<string>;
  /** Removes partial uploads that a dead process left behind. */
  clearAway: () => Promise<void>;
};

const maxUploadAge = 24 * 60 * 60_000;

/** Opens the file store of the settings. */
export async function openFileStore({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<FileStore> {
  const disk = new Disk(s3 ? await bucket(s3) : new FSDriver({ location: `${dataDir}/files`, visibility: 'private' }));
  const coming = join(dataDir, 'coming');

  /** Moves a complete file to its name. In a folder that is one step; a bucket shows nothing until it has the whole file. */
  async function settle(from: string, name: string, contentType: string, contentLength: number): Promise<void> {
    if (s3) return disk.putStream(name, createReadStream(from), { contentType, contentLength });
    const to = join(dataDir, 'files', name);
    if (relative(join(dataDir, 'files'), to).startsWith('..')) throw new Error('Path traversal');
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await rename(from, to);
  }

  /** Receives a file on the disk first, and moves it to its name once it is complete. A failure leaves nothing behind. */
  async function receive(name: string, contentType: string, fill: (from: string) => Promise<void>): Promise<number> {
    const from = join(coming, randomUUID());
    try {
      await mkdir(coming, { recursive: true, mode: 0o700 });
      await fill(from);
      const { size } = await stat(from);
      await settle(from, name, contentType, size);
      return size;
    } finally {
      await rm(from, { force: true });
    }
  }

  return {
    async put(name, content, contentType) {
      if (s3) await disk.put(name, content, { contentType });
      else await receive(name, contentType, (from) => writeFile(from, content, { flush: true }));
    },
    putStream: (name, content, contentType) =>
      receive(name, contentType, (from) => pipeline(content, createWriteStream(from, { flush: true }))).finally(() => content.destroy()),
    async clearAway() {
      const names = await readdir(coming).catch(() => []);
      const { failures } = await tryEach(names, async (name) => {
        // One that is complete by now has been moved to its name.
        const found = await stat(join(coming, name)).catch(() => undefined);
        if (found && found.mtimeMs < Date.now() - maxUploadAge) await rm(join(coming, name), { force: true });
      });
      throwTogether(failures, 'partial uploads could not be deleted');
    },
    async open(name) {
      try {
        if (!(await disk.exists(name))) return null;
        return await disk.getStream(name);
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE) return null;
        throw error;
      }
    },
    remove: (name) => disk.delete(name),
    async *list() {
      if (!s3 && !existsSync(`${dataDir}/files`)) return;
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('/', { recursive: true, paginationToken });
        for (const each of page.objects) if (each.isFile) yield each.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}

/** The S3 client is large, so it is loaded only if it is used. */
async function bucket({ endpoint, region, bucket: name, accessKeyId, secretAccessKey }: NonNullable<Settings['s3']>) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  // Not every bucket understands the format in which optional checksums are sent.
  return new S3Driver({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
    endpoint,
    region,
    bucket: name,
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: endpoint !== undefined,
  });
}
