import { sql } from 'kysely';
import { resetMinutes } from '#domain/session/reset.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';

/** To whom a letter with a link goes; nothing where the account has gone. */
export function addresseeOf(t: Transaction, userId: number): Promise<Person | undefined> {
  return t.selectFrom('users').select(['id', 'companyId', 'email', 'firstName', 'lastName']).where('id', '=', userId).executeTakeFirst();
}

/** Whether this person was sent a link that is good for half its time yet, or one is on its way. */
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

/** Whether a password can be set by this link. */
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
 * Whom the letter greets; nothing where the account is closed, or a later letter is on its way. Two letters to the same person wait for
 * each other here, and the link of the newer one is the one that works.
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

/**
 * Uses a link up, and with the new password the other links of its owner, and sets their password; nothing where the link or the account is
 * no good.
 */
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
