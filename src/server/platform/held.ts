import { sql, type CompiledQuery } from 'kysely';
import type { DB as Tables } from '../tables.ts';
import { companyOf } from './company.ts';
import { within, type ReadScope, type Scope, type Transaction } from './database.ts';
import { notThere } from './errors.ts';

/** A record that nobody else can change until the transaction ends, and the company it is stored with. */
export type Held<Row> = { row: Row; companyId: number };

/** Holds a record until the transaction ends and reads it; 404 where this scope has none of that id. */
export async function hold<Row>(
  t: Transaction,
  scope: Scope,
  table: keyof Tables,
  id: number,
  byId: (place: ReadScope, id: number) => CompiledQuery<Row>,
): Promise<Held<Row>> {
  const { rows } = await sql<{ companyId: number | null }>`
    select company_id from ${sql.table(table)} where ${within(scope, table)} and ${sql.ref(`${table}.id`)} = ${id} for update`.execute(t);
  if (!rows[0]) throw notThere();
  return { row: await readOne(t, byId(scope, id)), companyId: companyOf(rows[0]) };
}

/** The only row of this query; 404 if there is none. */
export async function readOne<Row>(t: Transaction, query: CompiledQuery<Row>): Promise<Row> {
  const { rows } = await t.executeQuery(query);
  if (!rows[0]) throw notThere();
  return rows[0];
}
