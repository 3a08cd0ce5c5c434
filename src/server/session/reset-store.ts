import { sql } from 'kysely';
import { resetMinutes } from '#domain/session/reset.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';

/** The recipient of an email with a link; undefined if the account was deleted. */
export function addresseeOf(t: Transaction, userId: number): Promise<Person | undefined> {
  return t.selectFrom('users').select(['id', 'companyId', 'email', 'firstName', 'lastName']).where('id', '=', userId).executeTakeFirst();
}

/** Whether this person was sent a link that is still valid for half its time, or one is on its way. */
export async function hasLetterWithLink(
  t: Transaction,
  { id, companyId }: Pick<Person, 'id' | 'companyId'>,
  kind: string,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from password_resets where user_id = ${id} and expires_at > now() + make_interval(mins => ${resetMinutes / 2}))
      or exists (select from letters where company_id = ${companyOf({ companyId })} and about_type = 'user' and about_id = ${id} and kind = ${kind} and sent_at is null and failed_at is null) as has`.execute(
    t,
  );
  return rows[0]?.has ?? false;
}

/** Whether this link can set a password. */
export async function isGoodLink(db: Database, tokenHash: Buffer): Promise<boolean> {
  const link = await db.atTheDoor((t) =>
    t
      .selectFrom('passwordResets')
      .select('userId')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', sql<string>`now()`)
      .executeTakeFirst(),
  );
  return link !== undefined;
}

/**
 * The person greeted in the email; undefined if the account is closed, or a later email is on its way. Two emails to the same person wait
 * for each other here, and only the newer one's link works.
 */
export async function holdAddressee(t: Transaction, userId: number, letterId: number): Promise<{ firstName: string } | undefined> {
  const person = await t
    .selectFrom('users')
    .select('firstName')
    .where('id', '=', userId)
    .where('deactivatedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const later = await t
    .selectFrom('passwordResets')
    .select('userId')
    .where('userId', '=', userId)
    .where('letterId', '>', letterId)
    .executeTakeFirst();
  return later ? undefined : person;
}

type Person = { id: number; companyId: number | null; email: string; firstName: string; lastName: string };

/** Sets the password, and uses up this link and all other links of its owner; undefined if the link or the account isn't valid. */
export async function setPasswordByLink(t: Transaction, tokenHash: Buffer, passwordHash: string): Promise<Person | undefined> {
  const { rows } = await sql<{
    userId: number;
  }>`delete from password_resets where token_hash = ${tokenHash} and expires_at > now() returning user_id`.execute(t);
  const userId = rows[0]?.userId;
  if (userId === undefined) return undefined;
  return t
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', userId)
    .where('deactivatedAt', 'is', null)
    .returning(['id', 'companyId', 'email', 'firstName', 'lastName'])
    .executeTakeFirst();
}
