import { sql, type CompiledQuery, type RawBuilder, type Updateable } from 'kysely';
import type { Role } from '#domain/session/words.ts';
import type { User, UserSort } from '#domain/users/user.ts';
import { handOverFile } from '../files/store.ts';
import { companyOf, noCompany } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { fullNameOf } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, mailFor, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { hasSecondStep } from '../session/store.ts';
import type { Users } from '../tables.ts';

// All fields of an account. Its row is called `u`.
const answered = sql`
  u.id, u.email, u.first_name, u.last_name, u.role, u.company_id, c.name as company_name, coalesce(c.owner_id = u.id, false) as is_owner, u.image_url,
  u.last_login, u.deactivated_at, ${hasSecondStep} as second_step, u.created_at, u.updated_at`;
const everybody = sql`users u left join companies c on c.id = u.company_id`;

// Ids increase in the order of creation.
export const order: Record<UserSort, RawBuilder<unknown>> = {
  name: sql`lower(u.last_name), lower(u.first_name), u.id`,
  '-name': sql`lower(u.last_name) desc, lower(u.first_name) desc, u.id desc`,
  created: sql`u.id`,
  '-created': sql`u.id desc`,
};

/** A page of the accounts, by name by default and with yacht owners only if requested, with the count of all that match on every row. */
export function userPage(
  place: ReadScope,
  filter: PageQuery & { role?: Role | undefined; sort?: UserSort },
): CompiledQuery<User & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const { q } = filter;
  const named = q?.trim() ? containsWords(q, fullNameOf('u'), mailFor(q, sql`u.email`), sql`c.name`) : sql`true`;
  const sorted = filter.sort ? order[filter.sort] : bestFirst(q, fullNameOf('u'), order.name);
  const inRole = filter.role ? sql`u.role = ${filter.role}` : sql`u.role <> 'yacht_owner'`;
  return sql<User & { total: number }>`
    select ${answered}, count(*) over () as total from ${everybody}
    where ${within(place, 'u')} and ${named} and ${inRole} order by ${sorted} limit ${limit} offset ${offset}`.compile(build);
}

/** One account as returned by the API. */
export function userById(place: ReadScope, id: number): CompiledQuery<User> {
  return sql<User>`select ${answered} from ${everybody} where ${within(place, 'u')} and u.id = ${id}`.compile(build);
}

/** One account as returned by the API, within a transaction. */
export function readUser(t: Transaction, scope: Scope, id: number): Promise<User> {
  return readOne(t, userById(scope, id));
}

/** The account, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdUser(t: Transaction, scope: Scope, id: number): Promise<Held<User>> {
  return hold(t, scope, 'users', id, userById);
}

/** The number of active platform admins, all locked, so that two who leave at once can't both be the last but one. */
export async function holdAdmins(t: Transaction): Promise<number> {
  const { rows } = await sql`select id from users where role = 'admin' and deactivated_at is null order by id for update`.execute(t);
  return rows.length;
}

/**
 * Detaches a person from their company, so that they can move to another one or to none. Whatever opens the old company's records is
 * deleted: tokens, calendar addresses, and the invitations they sent. Records they created there stay, without a link to them, and their
 * picture moves along.
 */
export async function releaseFromCompany(
  t: Transaction,
  { id, companyId, imageUrl }: Pick<User, 'id' | 'companyId' | 'imageUrl'>,
  to: number,
): Promise<void> {
  await handOverFile(t, companyOf({ companyId }), to, imageUrl);
  if (companyId === null) return;
  await t.deleteFrom('apiTokens').where('companyId', '=', companyId).where('userId', '=', id).execute();
  await t.deleteFrom('calendarFeeds').where('companyId', '=', companyId).where('userId', '=', id).execute();
  // Those to be kept were taken over before.
  await t.deleteFrom('invitations').where('companyId', '=', companyId).where('invitedBy', '=', id).execute();
  await t.updateTable('exports').set({ requestedBy: null }).where('companyId', '=', companyId).where('requestedBy', '=', id).execute();
  await t
    .updateTable('subscriptionChanges')
    .set({ createdBy: null })
    .where('companyId', '=', companyId)
    .where('createdBy', '=', id)
    .execute();
}

/** Changes the given fields of an account. */
export async function changeAccount(t: Transaction, id: number, changes: Updateable<Users>): Promise<void> {
  await t.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Deletes an account; the person's records stay. */
export async function deleteUser(t: Transaction, id: number): Promise<void> {
  await t.deleteFrom('users').where('id', '=', id).execute();
}

/** The company with this id, with this name, or with both if both are given. */
export async function companyBy(
  t: Transaction,
  { id, name }: { id?: number | null | undefined; name?: string | null | undefined },
): Promise<number | undefined> {
  const found = await t
    .selectFrom('companies')
    .select('id')
    .where('id', '<>', noCompany)
    .$if(Boolean(id), (all) => all.where('id', '=', id as number))
    .$if(Boolean(name), (all) => all.where((each) => each(each.fn<string>('lower', ['name']), '=', String(name).toLowerCase())))
    .executeTakeFirst();
  return found?.id;
}
