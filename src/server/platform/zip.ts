import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type Zip = {
  /** The archive. It flows as fast as it is read. */
  out: Readable;
  /** Adds one file, and is done once all of it has been passed on: what comes next needs no memory before. */
  add: (
    path: string,
    content: Readable | Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
    options?: { /** pictures and PDFs don't get smaller */ compress?: boolean },
  ) => Promise<void>;
  end: () => void;
};

/** An archive that is written while it is being read, never whole in memory. The signal ends a wait for a reader who has gone. */
export function openZip({ mtime, signal }: { mtime: Date; signal: AbortSignal }): Zip {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  // What fails while it is read is told by `add`.
  zip.on('error', () => {});
  return {
    out,
    async add(path, content, { compress = true } = {}) {
      const stream = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
      // It may fail still when nobody waits for it any more.
      stream.on('error', () => {});
      zip.addReadStream(stream, path, { mtime, compress });
      await finished(stream, { signal }).finally(() => stream.destroy());
    },
    end: () => zip.end(),
  };
}

/** A name that every file system takes, and that leads nowhere. */
export function plainName(name: string): string {
  return (
    name
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}. _()-]+/gu, '-')
      .replaceAll(/^[. -]+|[. ]+$/g, '')
      .slice(0, 120) || 'file'
  );
}
