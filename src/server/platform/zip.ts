import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type Zip = {
  /** The archive. It is produced only as fast as it is read. */
  out: Readable;
  /** Adds one file, and resolves once all of it has been passed on, so that the next needs no extra memory. */
  add: (
    path: string,
    content: Readable | Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
    options?: { /** pictures and PDFs don't get smaller */ compress?: boolean },
  ) => Promise<void>;
  end: () => void;
};

/** An archive that is written while it is being read, never whole in memory. If the reader has gone, the signal ends the wait. */
export function openZip({ mtime, signal }: { mtime: Date; signal: AbortSignal }): Zip {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  // `add` reports errors in what it reads.
  zip.on('error', () => {});
  return {
    out,
    async add(path, content, { compress = true } = {}) {
      const stream = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
      // It may still fail when nobody is waiting for it.
      stream.on('error', () => {});
      zip.addReadStream(stream, path, { mtime, compress });
      await finished(stream, { signal }).finally(() => stream.destroy());
    },
    end: () => zip.end(),
  };
}

/** A name that every file system accepts, and that can't lead out of its folder. */
export function plainName(name: string): string {
  return (
    name
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}. _()-]+/gu, '-')
      .replaceAll(/^[. -]+|[. ]+$/g, '')
      .slice(0, 120) || 'file'
  );
}
