import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from './database.ts';

const rowsAtOnce = 500;

/**
 * A query's rows, a few hundred at a time, read no faster than they are consumed. Never use a name for two queries: prepared statements are
 * cached by their text.
 */
export async function* rowsOf<Row>(t: Transaction, name: string, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await sql`declare ${sql.id(name)} no scroll cursor for ${query}`.execute(t);
  const next = sql<Row>`fetch ${sql.lit(rowsAtOnce)} from ${sql.id(name)}`;
  for (;;) {
    const { rows } = await next.execute(t);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
  }
}
