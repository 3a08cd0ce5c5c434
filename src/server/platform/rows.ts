// One row of a company's table, by company and id: the statements that every room shares.
import type { Generated, Insertable, InsertObject, Kysely, Updateable, UpdateObject } from 'kysely';
import type { DB as Tables } from '../tables.ts';
import { within, type Database, type Scope, type Transaction } from './database.ts';

type TableWithId = { [Table in keyof Tables]: Tables[Table] extends { id: unknown } ? Table : never }[keyof Tables];
type TableOfRows = { [Table in keyof Tables]: Tables[Table] extends { companyId: unknown; id: unknown } ? Table : never }[keyof Tables];
type Key = { companyId: number; id: number };
type AnyRow = { id: Generated<number>; companyId: number };

/** Adds a row, and answers its id. */
export async function addRow<Table extends TableWithId>(
  t: Transaction,
  table: Table,
  values: InsertObject<Tables, Table>,
): Promise<number> {
  const { id } = await ofAny(t)
    .insertInto(table)
    .values(values as unknown as Insertable<AnyRow>)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a row. */
export async function changeRow<Table extends TableOfRows>(
  t: Transaction,
  table: Table,
  { companyId, id }: Key,
  changes: UpdateObject<Tables, Table>,
): Promise<void> {
  await ofAny(t)
    .updateTable(table as TableOfRows)
    .set(changes as unknown as Updateable<AnyRow>)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a row, with everything that belongs to it. */
export async function deleteRow(t: Transaction, table: TableOfRows, { companyId, id }: Key): Promise<void> {
  await ofAny(t).deleteFrom(table).where('companyId', '=', companyId).where('id', '=', id).execute();
}

/** Whether there is a row with this id in that company. */
export async function isRow(t: Transaction, table: TableOfRows, { companyId, id }: Key): Promise<boolean> {
  return (
    (await ofAny(t).selectFrom(table).select('id').where('companyId', '=', companyId).where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** Whether this scope has a row of that id. */
export async function hasRow(db: Database, scope: Scope, table: TableOfRows, id: number): Promise<boolean> {
  const row = ofAny(db.in(scope)).selectFrom(table).select('id').where(within(scope, table)).where('id', '=', id);
  return (await row.executeTakeFirst()) !== undefined;
}

function ofAny(t: Transaction): Kysely<Record<string, AnyRow>> {
  return t as unknown as Kysely<Record<string, AnyRow>>;
}
