import { sql } from 'kysely';
import type { SavedView } from '#domain/views/saved-view.ts';
import type { Transaction } from '../platform/database.ts';

type Values = Omit<SavedView, 'id'>;
const columns = ['id', 'list', 'name', 'search'] as const;

/** A person's views, of one list or of all, by name. */
export async function viewsOf(t: Transaction, userId: number, list?: SavedView['list']): Promise<SavedView[]> {
  const views = t
    .selectFrom('savedViews')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id');
  return (await (list ? views.where('list', '=', list) : views).execute()) as SavedView[];
}

/** Locks a person's views until the transaction ends, so that two simultaneous requests don't exceed the maximum. */
export async function holdViews(t: Transaction, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${userId}`}, 0))`.execute(t);
}

export async function addView(t: Transaction, userId: number, view: Values): Promise<SavedView> {
  return (await t
    .insertInto('savedViews')
    .values({ userId, ...view })
    .returning(columns)
    .executeTakeFirstOrThrow()) as SavedView;
}

export async function changeView(t: Transaction, userId: number, { id, ...changes }: SavedView): Promise<void> {
  await t.updateTable('savedViews').set(changes).where('userId', '=', userId).where('id', '=', id).execute();
}

/** Deletes one of a person's views. False if there is none with that id. */
export async function removeView(t: Transaction, userId: number, id: number): Promise<boolean> {
  const gone = await t.deleteFrom('savedViews').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
