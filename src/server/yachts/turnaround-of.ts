import { sql, type RawBuilder } from 'kysely';

/** The hours between charters set for the yacht, or else for her company; null if neither is set. */
export function turnaroundOf(yacht: string, company: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(${ownHours(yacht)}, ${ownHours(company)})`;
}

function ownHours(row: string) {
  return sql`(${sql.ref(`${row}.houseRules`)} ->> 'turnaroundHours')::numeric`;
}
