import type { Readable } from 'node:stream';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Settings } from './settings.ts';

/** Where uploaded files rest: a folder, or a bucket when S3 is set. Names are ours, never the uploader's. */
export type FileStore = {
  put: (name: string, content: Buffer, contentType: string) => Promise<void>;
  /** The content, or null where there is none of that name. */
  open: (name: string) => Promise<Readable | null>;
  remove: (name: string) => Promise<void>;
};

/** Opens the file store that the settings ask for. */
export async function openFileStore({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<FileStore> {
  const disk = new Disk(s3 ? await bucket(s3) : new FSDriver({ location: `${dataDir}/files`, visibility: 'private' }));
  return {
    put: (name, content, contentType) => disk.put(name, content, { contentType }),
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
  };
}

/** The client of S3 is large, so it is loaded only by those who use it. */
async function bucket({ endpoint, region, bucket: name, accessKeyId, secretAccessKey }: NonNullable<Settings['s3']>) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({ credentials: { accessKeyId, secretAccessKey }, endpoint, region, bucket: name, visibility: 'private', supportsACL: false, forcePathStyle: endpoint !== undefined });
}
