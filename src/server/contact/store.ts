import type { Transaction } from '../platform/database.ts';

/** One message to sales. */
export function requestById(t: Transaction, id: number) {
  return t.selectFrom('contactRequests').selectAll().where('id', '=', id).executeTakeFirst();
}
