import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';

/** To whom a letter with a link goes; nothing where the account has gone. */
export function addresseeOf(t: Transaction, userId: number): Promise<{ id: number; companyId: number | null; email: string } | undefined> {
  return t.selectFrom('users').select(['id', 'companyId', 'email']).where('id', '=', userId).executeTakeFirst();
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

/** Uses a link up, and with the new password the other links of its owner, and sets their password; nothing where the link or the account is no good. */
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
