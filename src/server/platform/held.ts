import { sql, type CompiledQuery } from 'kysely';
import type { DB as Tables } from '../tables.ts';
import { within, type Scope, type Transaction } from './database.ts';
import { notThere } from './errors.ts';

/** Holds a record until the transaction ends; 404 where this scope has none of that id. */
export async function hold(t: Transaction, scope: Scope, table: keyof Tables, id: number): Promise<void> {
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where ${within(scope, table)} and ${sql.ref(`${table}.id`)} = ${id} for update`.execute(t);
  if (rows.length === 0) throw notThere();
}

/** The one row of this query; 404 where there is none. */
export async function readOne<Row>(t: Transaction, query: CompiledQuery<Row>): Promise<Row> {
  const { rows } = await t.executeQuery(query);
  if (!rows[0]) throw notThere();
  return rows[0];
}
