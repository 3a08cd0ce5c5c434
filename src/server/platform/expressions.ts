import { sql, type RawBuilder } from 'kysely';

/** The day it is where a company is: now, or at a given moment. The company's row goes by this name in the query. */
export function todayAt(company: string, now?: Date): RawBuilder<string> {
  return sql`(${now ? sql`${now.toISOString()}::timestamptz` : sql`now()`} at time zone ${sql.ref(`${company}.timeZone`)})::date`;
}
