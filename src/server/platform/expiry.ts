import { sql, type RawBuilder } from 'kysely';
import { dueWithinDays, type ExpiryState } from '#domain/shared/expiry.ts';
import { todayAt } from './expressions.ts';

// The states of `domain/shared/expiry.ts` in SQL, for queries that filter by them. Days are those of the company's own time zone. `of` is
// the alias of a row with a company.

/** Today's date in the company's time zone. */
function today(of: string): RawBuilder<string> {
  return sql`(select ${todayAt('c')} from companies c where c.id = ${sql.ref(`${of}.companyId`)})`;
}

/** The number of days until this date; null without one. */
export function daysLeft(of: string, expiry: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(${expiry} - ${today(of)})`;
}

/** Whether a record with this expiry date is in this state; without a date it is valid. */
export function isInState(of: string, expiry: RawBuilder<unknown>, state: ExpiryState): RawBuilder<boolean> {
  const conditions: Record<ExpiryState, RawBuilder<boolean>> = {
    expired: sql`${expiry} < ${today(of)}`,
    due: sql`${expiry} between ${today(of)} and ${today(of)} + ${dueWithinDays}::int`,
    valid: sql`(${expiry} is null or ${expiry} > ${today(of)} + ${dueWithinDays}::int)`,
  };
  return conditions[state];
}

/** The state for so many days. */
export function stateOf(days: RawBuilder<unknown>): RawBuilder<ExpiryState> {
  return sql`case when ${days} < 0 then 'expired' when ${days} <= ${dueWithinDays}::int then 'due' else 'valid' end`;
}
