import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ticketMinutes } from '#domain/session/second-step.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { hashToken } from '../platform/sign-in.ts';

/**
 * What a ticket allows next: the second step of a sign-in, a sign-in by passkey, adding a passkey, or removing the passkeys from before a
 * new password.
 */
export type Purpose = 'second-step' | 'passkey' | 'new-passkey' | 'passkeys-after-reset';

/** A ticket for the next step, stored only as a hash. For a sign-in by passkey, its person isn't known yet. */
export async function giveTicket(db: Database, purpose: Purpose, userId: number | null): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = sql<string>`now() + make_interval(mins => ${ticketMinutes})`;
  await db.atTheDoor((t) =>
    t
      .insertInto('signInTickets')
      .values({ tokenHash: hashToken(ticket), purpose, userId, expiresAt })
      .execute(),
  );
  return ticket;
}

/** The person of a ticket, while it is valid. */
export async function holderOf(db: Database, ticket: string, purpose: Purpose): Promise<number | undefined> {
  const row = await db.atTheDoor((t) =>
    t
      .selectFrom('signInTickets')
      .select('userId')
      .where('tokenHash', '=', hashToken(ticket))
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', sql<string>`now()`)
      .executeTakeFirst(),
  );
  return row?.userId ?? undefined;
}

/** Uses up a ticket and returns its person. If two use it at once, the other one gets undefined. */
export function useUp(t: Transaction, ticket: string, purpose: Purpose): Promise<{ userId: number | null } | undefined> {
  return t
    .deleteFrom('signInTickets')
    .where('tokenHash', '=', hashToken(ticket))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('userId')
    .executeTakeFirst();
}
