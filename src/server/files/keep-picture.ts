import { randomBytes } from 'node:crypto';
import type { Scope } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import type { Upload } from '../platform/upload.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';
import type { encodePicture } from './pictures.ts';
import { pictureName } from './store.ts';

const sizes = Object.keys(pictureSizes) as PictureSize[];

/** Stores a picture that came with something else, re-encoded in every size and without its metadata, and returns its address. */
export async function keepPicture(
  { db, files, workshops }: Pick<Parts, 'db' | 'files' | 'workshops'>,
  { scope, companyId, left }: { scope: Scope; companyId: number; left: AbortSignal },
  { name, content }: Upload,
): Promise<string> {
  workshops.pictures.refuseIfFull(companyId);
  const encoded = await workshops.pictures.work<typeof encodePicture>('encodePicture', content, companyId, left);
  const id = randomBytes(16).toString('base64url');
  // The row is written before the file: however this process ends, the sweep finds what it left.
  await db
    .in(scope)
    .insertInto('files')
    .values({ id, companyId, kind: 'picture', name: name.slice(0, 200), contentType: 'image/webp', size: encoded.full.length })
    .execute();
  await Promise.all(sizes.map((size) => files.put(pictureName(id, size), encoded[size], 'image/webp')));
  return `/api/files/${id}`;
}
