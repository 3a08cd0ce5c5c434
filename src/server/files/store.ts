import { sql } from 'kysely';
import { ownFileId } from '#domain/shared/fields.ts';
import { mintScope, type Database, type Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { FileStore } from '../platform/file-store.ts';
import { noCompany } from '../platform/write.ts';
import { pictureSizes, type PictureSize } from './pictures.ts';

/** Where a picture's size is kept in the file store. */
export function pictureName(id: string, size: PictureSize): string {
  return `pictures/${id.slice(0, 2)}/${id}/${size}.webp`;
}

/** Ties an uploaded picture to the company whose record shows it; refuses one that this company can't see. */
export async function adoptPicture(t: Transaction, companyId: number, field: string, url: string | null | undefined): Promise<void> {
  const id = ownFileId(url);
  if (!id) return;
  // A platform admin uploads before the company is chosen, so their uploads move to it here.
  const adopted = await t.updateTable('files').set({ companyId }).where('id', '=', id).where('kind', '=', 'picture').where('companyId', 'in', [companyId, noCompany]).returning('id').executeTakeFirst();
  if (!adopted) throw wrongField(field, "This picture isn't there any more. Please upload it again.");
}

/** Moves a picture along with the record that shows it, from one company to another. */
export async function handOverPicture(t: Transaction, from: number, to: number, url: string | null): Promise<void> {
  const id = ownFileId(url);
  if (id) await t.updateTable('files').set({ companyId: to }).where('companyId', '=', from).where('id', '=', id).execute();
}

/** Removes uploads that no record has shown for a day: given up forms, replaced pictures, deleted records. */
export async function sweepFiles(db: Database, files: FileStore): Promise<number> {
  const unused = await db.transaction(mintScope({ role: 'admin', companyId: null }), async (t) => {
    const { rows } = await sql<{ id: string }>`
      delete from files f where f.created_at < now() - interval '1 day'
        and not exists (select from yachts where image_url = '/api/files/' || f.id)
        and not exists (select from crew where image_url = '/api/files/' || f.id)
        and not exists (select from users where image_url = '/api/files/' || f.id)
        and not exists (select from companies where logo = '/api/files/' || f.id)
        and not exists (select from expenses where receipt_url = '/api/files/' || f.id)
      returning f.id`.execute(t);
    return rows;
  });
  for (const { id } of unused) {
    await Promise.all(Object.keys(pictureSizes).map((size) => files.remove(pictureName(id, size as PictureSize))));
  }
  return unused.length;
}
