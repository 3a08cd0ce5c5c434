import { sql, type RawBuilder } from 'kysely';

/** The hours between charters that the yacht asks for, or else her company; null where neither does. */
export function turnaroundOf(yacht: string, company: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(${ownHours(yacht)}, ${ownHours(company)})`;
}

function ownHours(row: string) {
  return sql`(${sql.ref(`${row}.houseRules`)} ->> 'turnaroundHours')::numeric`;
}
