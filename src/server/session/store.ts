import { randomBytes } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import { sessionDays, SessionUser } from '#domain/session/session.ts';
import { build, type Database, type Transaction } from '../platform/database.ts';
import { hashToken, personOf } from '../platform/sign-in.ts';

/** Whether the person of this row, called `u`, is asked for a second step. */
export const hasSecondStep = sql<boolean>`exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)`;

/** Whose account this address is, with the password's hash; nothing for a stranger or a deactivated account. */
export function accountOf(db: Database, email: string): Promise<{ id: number; passwordHash: string; secondStep: boolean } | undefined> {
  return db.atTheDoor((t) =>
    t
      .selectFrom('users as u')
      .select(['id', 'passwordHash', hasSecondStep.as('secondStep')])
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .where('deactivatedAt', 'is', null)
      .executeTakeFirst(),
  );
}

/** The hash of somebody's password. */
export async function passwordHashOf(db: Database, userId: number): Promise<string | undefined> {
  const row = await db.atTheDoor((t) => t.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst());
  return row?.passwordHash;
}

type From = { userAgent: string | undefined; ip: string };
type Opened = { token: string; user: SessionUser };

/**
 * Opens a session for somebody who has shown who they are, and notes it in the feed. It changes nothing that a page shows, so no page is
 * told.
 */
export function signIn(db: Database, userId: number, from: From): Promise<Opened> {
  return openSession(db, userId, from, (t) =>
    sql`
    insert into activities (company_id, action, resource_type, resource_id, details, user_id, user_name, ip)
    select coalesce(company_id, 0), 'login', 'session', id, first_name || ' ' || last_name || ' signed in', id, first_name || ' ' || last_name, ${from.ip}::inet
    from users where id = ${userId}`.execute(t),
  );
}

/** Opens a session and answers its token, which is stored nowhere, and who is signed in. */
export async function openSession(
  db: Database,
  userId: number,
  from: From,
  alongside?: (t: Transaction) => Promise<unknown>,
): Promise<Opened> {
  const token = randomBytes(32).toString('base64url');
  await db.atTheDoor(async (t) => {
    const expiresAt = sql<string>`now() + make_interval(days => ${sessionDays})`;
    await t
      .insertInto('sessions')
      .values({ tokenHash: hashToken(token), userId, userAgent: from.userAgent?.slice(0, 300) ?? null, ip: from.ip, expiresAt })
      .execute();
    await t
      .updateTable('users')
      .set({ lastLogin: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await alongside?.(t);
  });
  const { person, rows } = await db.enter(hashToken(token), whatAwaitsTheCompany());
  // Signing in has two answers, and what fits neither to the letter can't be told from the other.
  return { token, user: SessionUser.parse({ ...personOf(person), ...rows[0] }) };
}

/** Whether the company of whoever enters is to be deleted, and when. */
export function whatAwaitsTheCompany(): CompiledQuery<{ deletionDue: string | null }> {
  return sql<{ deletionDue: string | null }>`select deletion_due from companies where id = current_company()`.compile(build);
}

/** Ends the session of this token, if there is one. */
export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.atTheDoor((t) => t.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute());
}

/** Somebody's open sessions, the most recently used first. */
export function sessionsOf(db: Database, userId: number) {
  return db.atTheDoor((t) =>
    t
      .selectFrom('sessions')
      .select(['id', 'userAgent', 'ip', 'tokenHash', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .where('expiresAt', '>', sql<string>`now()`)
      .orderBy('lastUsedAt', 'desc')
      .limit(100)
      .execute(),
  );
}

/**
 * Ends somebody's sessions but for the one of this token, and the links for a new password, which would open another; their browsers are
 * known no more.
 */
export async function endOtherSessions(db: Database, userId: number, tokenHash: Buffer): Promise<void> {
  await db.atTheDoor(async (t) => {
    await t.deleteFrom('sessions').where('userId', '=', userId).where('tokenHash', '<>', tokenHash).execute();
    await t.deleteFrom('passwordResets').where('userId', '=', userId).execute();
    await t.deleteFrom('knownBrowsers').where('userId', '=', userId).execute();
  });
}

/** Ends one of somebody's sessions. False where there is none of that id. */
export async function endSessionOf(db: Database, userId: number, id: string): Promise<boolean> {
  const ended = await db.atTheDoor((t) =>
    t.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst(),
  );
  return ended !== undefined;
}
