import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { resetMinutes } from '#domain/session/reset.ts';
import type { Transaction } from '../platform/database.ts';
import { hashToken } from '../platform/sign-in.ts';

/**
 * Replaces this person's links to set a password with a new one, and returns its token, of which only the hash is stored. Links of the same
 * email stay: any of its delivery attempts may be the one that arrived.
 */
export async function newResetToken(t: Transaction, userId: number, letterId: number | null = null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await t
    .deleteFrom('passwordResets')
    .where('userId', '=', userId)
    .where((where) => (letterId === null ? where.lit(true) : where('letterId', 'is distinct from', letterId)))
    .execute();
  await t
    .insertInto('passwordResets')
    .values({ tokenHash: hashToken(token), userId, letterId, expiresAt: sql`now() + make_interval(mins => ${resetMinutes})` })
    .execute();
  return token;
}

/**
 * The page where a password is set. The token is in the fragment, which browsers don't send: it appears in no server's log and no Referer.
 */
export function resetLink(address: string, token: string): string {
  return `${address}/reset-password#${token}`;
}
