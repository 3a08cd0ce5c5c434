import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { resetMinutes } from '#domain/session/reset.ts';
import type { Transaction } from '../platform/database.ts';
import { hashToken } from '../platform/sign-in.ts';

/**
 * Replaces whatever link to set a password this person had by a new one, and returns its token, of which only the hash is stored. Links of the same letter
 * stay: any of its tries may be the one that arrived.
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

/** The page where a password is set. Behind the # the token stays in the browser: no server's log and no Referer ever carries it. */
export function resetLink(address: string, token: string): string {
  return `${address}/reset-password#${token}`;
}
