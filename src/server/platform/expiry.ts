import { sql, type RawBuilder } from 'kysely';
import { dueWithinDays, type ExpiryState } from '#domain/shared/expiry.ts';
import { todayAt } from './expressions.ts';

// The states of `domain/shared/expiry.ts` once more, where rows are searched by them. Days are those of the company's own
// calendar. `of` is the alias of a row with a company.

/** The day it is where the company is. */
function today(of: string): RawBuilder<string> {
  return sql`(select ${todayAt('c')} from companies c where c.id = ${sql.ref(`${of}.companyId`)})`;
}

/** How many days are left until this day; null where there is none. */
export function daysLeft(of: string, expiry: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(${expiry} - ${today(of)})`;
}

/** Whether what expires on this day is in this state; what has no such day is valid. */
export function isInState(of: string, expiry: RawBuilder<unknown>, state: ExpiryState): RawBuilder<boolean> {
  const conditions: Record<ExpiryState, RawBuilder<boolean>> = {
    expired: sql`${expiry} < ${today(of)}`,
    due: sql`${expiry} between ${today(of)} and ${today(of)} + ${dueWithinDays}::int`,
    valid: sql`(${expiry} is null or ${expiry} > ${today(of)} + ${dueWithinDays}::int)`,
  };
  return conditions[state];
}

/** The state that goes with so many days. */
export function stateOf(days: RawBuilder<unknown>): RawBuilder<ExpiryState> {
  return sql`case when ${days} < 0 then 'expired' when ${days} <= ${dueWithinDays}::int then 'due' else 'valid' end`;
}
