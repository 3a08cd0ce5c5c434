import { sql, type Insertable } from 'kysely';
import { ownFileId } from '#domain/shared/fields.ts';
import { noCompany } from '../platform/company.ts';
import { within, type Database, type Scope, type Transaction } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';
import { wrongField } from '../platform/errors.ts';
import { mayRemoveFiles } from '../platform/file-hold.ts';
import type { FileStore } from '../platform/file-store.ts';
import { throwTogether, tryEach } from '../platform/try-each.ts';
import { fileColumns } from './references.ts';
import type { DB as Tables } from '../tables.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';

/** The path of one size of a picture in the file store. */
export function pictureName(id: string, size: PictureSize): string {
  return `pictures/${id.slice(0, 2)}/${id}/${size}.webp`;
}

/** The path of a document in the file store. */
export function documentName(id: string): string {
  return `documents/${id.slice(0, 2)}/${id}`;
}

/** Assigns an uploaded picture to the company whose record shows it; refuses one that this company can't see. */
export function adoptPicture(t: Transaction, companyId: number, field: string, url: string | null | undefined): Promise<void> {
  return adopt(t, 'picture', companyId, field, url);
}

/** The same for a document that a record refers to. */
export function adoptDocument(t: Transaction, companyId: number, field: string, url: string | null | undefined): Promise<void> {
  return adopt(t, 'document', companyId, field, url);
}

async function adopt(
  t: Transaction,
  kind: 'picture' | 'document',
  companyId: number,
  field: string,
  url: string | null | undefined,
): Promise<void> {
  const id = ownFileId(url);
  if (!id) return;
  // A platform admin uploads before the company is chosen, so their uploads move to it here.
  const adopted = await t
    .updateTable('files')
    .set({ companyId, unusedSince: null })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('companyId', 'in', [companyId, noCompany])
    .returning('id')
    .executeTakeFirst();
  if (!adopted) throw wrongField(field, `This ${kind} no longer exists. Please upload it again.`);
}

/** Those of these documents that a record of this company may refer to, locked until the transaction ends. */
export async function documentsFor(t: Transaction, companyId: number, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const files = await t
    .selectFrom('files')
    .select('id')
    .where('id', '=', anyOf(urls))
    .where('kind', '=', 'document')
    .where('companyId', 'in', [companyId, noCompany])
    .forUpdate()
    .execute();
  return new Set(files.map(({ id }) => `/api/files/${id}`));
}

/** Assigns several documents to the company at once. */
export async function adoptDocuments(t: Transaction, companyId: number, urls: readonly string[]): Promise<void> {
  if (urls.length > 0)
    await t
      .updateTable('files')
      .set({ companyId, unusedSince: null })
      .where('id', '=', anyOf(urls))
      .where('companyId', 'in', [companyId, noCompany])
      .execute();
}

function anyOf(urls: readonly string[]) {
  return sql<string>`any(${urls.map(ownFileId).filter((id) => id !== null)})`;
}

/** Moves a file from one company to another, along with the record that shows it. */
export async function handOverFile(t: Transaction, from: number, to: number, url: string | null): Promise<void> {
  const id = ownFileId(url);
  if (id) await t.updateTable('files').set({ companyId: to }).where('companyId', '=', from).where('id', '=', id).execute();
}

// An upload may wait a day for its form to be sent. After that it is marked unused for a week, in which its address still works and a
// record that refers to it keeps it.
const grace = sql`interval '1 day'`;
const rest = sql`interval '7 days'`;

/** Whether a record shows the file `f`. */
const isShown = sql<boolean>`(${sql.join(
  fileColumns.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = '/api/files/' || f.id)`,
  ),
  sql` or `,
)})`;

// Up to this number, each sweep checks all files; beyond it, one part in twenty-three, so that a day covers them all. With twenty-four, a
// server that is off at the same hour each day would never check some of them.
const few = 20_000;
const turns = 23;

/**
 * Marks uploads that no record shows (abandoned forms, replaced pictures, deleted records), and deletes those marked a week ago. `hour`
 * counts hours, and decides which part is checked.
 */
export async function sweepFiles(db: Database, files: FileStore, hour = Math.floor(Date.now() / 3_600_000)): Promise<number> {
  const platform = asPlatform(db, 'unused uploads are deleted');
  await sql`update files f set unused_since = null where f.unused_since is not null and ${isShown}`.execute(platform.query);
  const { rows: counted } = await sql`select from files limit ${few + 1}`.execute(platform.query);
  // By the first letter of their random names, which is indexed.
  const inTurn = counted.length > few ? sql`ascii(f.id) % ${sql.lit(turns)} = ${hour % turns}` : sql`true`;
  await sql`
    update files f set unused_since = now()
    where f.unused_since is null and ${inTurn} and f.created_at < now() - ${grace} and not ${isShown}`.execute(platform.query);
  const { done, failures } = await platform.transaction(async (t) => {
    if (!(await mayRemoveFiles(t))) return { done: [], failures: [] };
    // A record that refers to one at this very moment removes the mark, so the file is kept.
    const { rows } = await sql<{ id: string; kind: string }>`
      select f.id, f.kind from files f where f.unused_since < now() - ${rest} and not ${isShown} for update`.execute(t);
    // Before the rows are deleted: files that no row knows would stay in the store forever.
    const removed = await tryEach(rows, (file) => removeFile(files, file));
    await sql`delete from files where id = any(${removed.done.map(({ id }) => id)})`.execute(t);
    return removed;
  });
  throwTogether(failures, 'unused uploads could not be deleted');
  return done.length;
}

/** Deletes an upload from the file store, in every size. */
export async function removeFile(files: FileStore, { id, kind }: { id: string; kind: string }): Promise<void> {
  const names = kind === 'document' ? [documentName(id)] : Object.keys(pictureSizes).map((size) => pictureName(id, size as PictureSize));
  await Promise.all(names.map((name) => files.remove(name)));
}

/** Inserts the row before the file is stored: however this process ends, the sweep finds what it left. */
export async function noteFile(db: Database, scope: Scope, file: Insertable<Tables['files']>): Promise<void> {
  await db.in(scope).insertInto('files').values(file).execute();
}

/** The kind of a file and its name, if this scope may see it. */
export function fileById(db: Database, scope: Scope, id: string) {
  return db
    .in(scope)
    .selectFrom('files')
    .select(['kind', 'name', 'contentType'])
    .where(within(scope, 'files'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes an upload: the stored content first, so that none is left without a row. */
export async function forgetFile(db: Database, files: FileStore, scope: Scope, file: { id: string; kind: string }): Promise<void> {
  await removeFile(files, file);
  await db.in(scope).deleteFrom('files').where(within(scope, 'files')).where('id', '=', file.id).execute();
}
