import type { Transaction } from '../platform/database.ts';

/** What somebody who wants to be called has written. */
export function requestById(t: Transaction, id: number) {
  return t.selectFrom('contactRequests').selectAll().where('id', '=', id).executeTakeFirst();
}
