import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import {
  invitationDays,
  type ApiToken,
  type ColleagueChanges,
  type Invitation,
  type InvitationShown,
  type InvitationSort,
  type TokenSort,
} from '#domain/team/team.ts';
import type { User, UserSort } from '#domain/users/user.ts';
import { build, within, type Database, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { fullNameOf } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { deliveryOf } from '../platform/letters.ts';
import { bestFirst, mailFor, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { changeRow } from '../platform/rows.ts';
import { hasSecondStep } from '../session/store.ts';
import { isSentBy, isVouchedFor } from '../users/sent-invitations.ts';
import { order as peopleOrder } from '../users/store.ts';

const colleague = sql`
  u.id, u.email, u.first_name, u.last_name, u.role, u.company_id, c.name as company_name, coalesce(c.owner_id = u.id, false) as is_owner, u.image_url,
  u.last_login, u.deactivated_at, ${hasSecondStep} as second_step, u.created_at, u.updated_at`;
// Platform admins are nobody's staff, whatever company they are in; nor are the owners of its yachts.
const people = sql`users u join companies c on c.id = u.company_id and u.role not in ('admin', 'yacht_owner')`;

/** A page of a company's people, by name by default, with the count of all that match on every row. */
export function teamPage(place: ReadScope, filter: PageQuery & { sort?: UserSort }): CompiledQuery<User & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const { q } = filter;
  const named = q?.trim() ? containsWords(q, fullNameOf('u'), mailFor(q, sql`u.email`)) : sql`true`;
  const sorted = filter.sort ? peopleOrder[filter.sort] : bestFirst(q, fullNameOf('u'), peopleOrder.name);
  return sql<User & { total: number }>`
    select ${colleague}, count(*) over () as total from ${people} where ${within(place, 'u')} and ${named}
    order by ${sorted} limit ${limit} offset ${offset}`.compile(build);
}

/** One of a company's people. */
export function colleagueById(place: ReadScope, id: number): CompiledQuery<User> {
  return sql<User>`select ${colleague} from ${people} where ${within(place, 'u')} and u.id = ${id}`.compile(build);
}

/** One of a company's people, within a transaction. */
export function readColleague(t: Transaction, scope: Scope, id: number): Promise<User> {
  return readOne(t, colleagueById(scope, id));
}

/** One of a company's people, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdColleague(t: Transaction, scope: Scope, id: number): Promise<Held<User>> {
  return hold(t, scope, 'users', id, colleagueById);
}

/** Locks these people until the transaction ends, always in the same order. */
export async function lockPeople(t: Transaction, scope: Scope, ids: number[]): Promise<void> {
  await sql`select from users where ${within(scope, 'users')} and id = any(${ids}::bigint[]) order by id for update`.execute(t);
}

// Ids increase in the order of creation.
const invitationOrder: Record<InvitationSort, RawBuilder<unknown>> = { created: sql`i.id`, '-created': sql`i.id desc` };
const tokenOrder: Record<TokenSort, RawBuilder<unknown>> = {
  name: sql`lower(p.name), p.id`,
  '-name': sql`lower(p.name) desc, p.id desc`,
  created: sql`p.id`,
  '-created': sql`p.id desc`,
};

// Invitations to yacht owners are shown with the owner instead.
const invitations = sql`invitations i join companies c on c.id = i.company_id and i.yacht_owner_id is null`;
const invitation = sql`i.id, i.email, i.role, i.company_id, c.name as company_name, i.invited_by_name, ${deliveryOf('invitation', 'i')} as delivery, i.expires_at, i.created_at, i.updated_at`;

/** A page of the open invitations, newest first by default. */
export function invitationPage(
  place: ReadScope,
  filter: PageQuery & { sort?: InvitationSort; invitedBy?: number },
): CompiledQuery<Invitation & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const words = filter.q?.trim() ? containsWords(filter.q, mailFor(filter.q, sql`i.email`)) : sql`true`;
  const bySomebody = filter.invitedBy ? isSentBy(filter.invitedBy) : sql`true`;
  return sql<Invitation & { total: number }>`
    select ${invitation}, count(*) over () as total from ${invitations} where ${within(place, 'i')} and ${words} and ${bySomebody}
    order by ${invitationOrder[filter.sort ?? '-created']} limit ${limit} offset ${offset}`.compile(build);
}

/** One invitation. */
export function invitationById(place: ReadScope, id: number): CompiledQuery<Invitation> {
  return sql<Invitation>`select ${invitation} from ${invitations} where ${within(place, 'i')} and i.id = ${id}`.compile(build);
}

/** One invitation, within a transaction. */
export function readInvitation(t: Transaction, scope: Scope, id: number): Promise<Invitation> {
  return readOne(t, invitationById(scope, id));
}

/** One invitation, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdInvitation(t: Transaction, scope: Scope, id: number): Promise<Held<Invitation>> {
  return hold(t, scope, 'invitations', id, invitationById);
}

/** A page of API tokens, by name by default. */
export function tokenPage(
  place: ReadScope,
  filter: PageQuery & { companyId?: number; sort?: TokenSort },
): CompiledQuery<ApiToken & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const words = filter.q?.trim() ? containsWords(filter.q, sql`p.name`) : sql`true`;
  const ofCompany = filter.companyId ? sql`p.company_id = ${filter.companyId}` : sql`true`;
  return sql<ApiToken & { total: number }>`
    select ${token}, count(*) over () as total from ${tokens} where ${within(place, 'p')} and ${ofCompany} and ${words}
    order by ${tokenOrder[filter.sort ?? 'name']} limit ${limit} offset ${offset}`.compile(build);
}

const token = sql`p.id, p.name, p.reach, p.company_id, ${fullNameOf('u')} as user_name, p.last_used_at, p.created_at, p.updated_at`;
const tokens = sql`api_tokens p join users u on u.company_id = p.company_id and u.id = p.user_id`;

/** One token. */
export function tokenById(place: ReadScope, id: number): CompiledQuery<ApiToken> {
  return sql<ApiToken>`select ${token} from ${tokens} where ${within(place, 'p')} and p.id = ${id}`.compile(build);
}

/** One token, within a transaction. */
export function readToken(t: Transaction, scope: Scope, id: number): Promise<ApiToken> {
  return readOne(t, tokenById(scope, id));
}

/** One token, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdToken(t: Transaction, scope: Scope, id: number): Promise<Held<ApiToken>> {
  return hold(t, scope, 'apiTokens', id, tokenById);
}

/** When an invitation sent now expires. */
export const invitationEnds = sql<string>`now() + make_interval(days => ${invitationDays})`;

type Known = { here: boolean; invited: boolean; ownsYacht: boolean };

/** Whether someone with this address already has an account in this company, or an invitation, and whether as a yacht owner. */
export async function isKnown(t: Transaction, companyId: number, email: string): Promise<Known> {
  const { rows } = await sql<Known>`
    with accounts as (select role from users where company_id = ${companyId} and lower(email) = ${email.toLowerCase()}),
      invited as (select role from invitations where company_id = ${companyId} and lower(email) = ${email.toLowerCase()})
    select exists (table accounts) as here, exists (table invited) as invited,
      'yacht_owner' in (select role from accounts union all select role from invited) as owns_yacht`.execute(t);
  return rows[0] as (typeof rows)[number];
}

/**
 * The invitation that this token opens, as shown before the account exists; undefined if it has expired or was used, or its sender may no
 * longer invite.
 */
export async function invitationByToken(db: Database, tokenHash: Buffer): Promise<InvitationShown | undefined> {
  const { rows } = await db.atTheDoor((t) =>
    sql<InvitationShown>`
      select i.email, c.name as company_name, i.invited_by_name, i.role from invitation_links k
        join invitations i on i.company_id = k.company_id and i.id = k.invitation_id join companies c on c.id = i.company_id
      where k.token_hash = ${tokenHash} and i.expires_at > now() and ${isVouchedFor}`.execute(t),
  );
  return rows[0];
}

/** Deletes the invitation that this token opens, and returns it: if two people join at once, only one gets it. */
export function redeemInvitation(t: Transaction, tokenHash: Buffer) {
  return t
    .deleteFrom('invitations as i')
    .where('i.id', 'in', (links) => links.selectFrom('invitationLinks').select('invitationId').where('tokenHash', '=', tokenHash))
    .where('i.expiresAt', '>', sql<string>`now()`)
    .where(isVouchedFor)
    .returning(['i.companyId', 'i.email', 'i.role', 'i.yachtOwnerId'])
    .executeTakeFirst();
}

/** Changes a colleague's role, closes their account now, or reopens it. */
export function keepColleague(
  t: Transaction,
  key: { companyId: number; id: number },
  { role, deactivated }: { role?: ColleagueChanges['role']; deactivated?: boolean | undefined },
): Promise<void> {
  const deactivatedAt = deactivated ? sql<string>`now()` : null;
  return changeRow(t, 'users', key, { role, ...(deactivated !== undefined && { deactivatedAt }) });
}
