import { randomBytes } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import { sessionDays, SessionUser } from '#domain/session/session.ts';
import { build, type Database, type Transaction } from '../platform/database.ts';
import { withoutZone } from '../platform/limits.ts';
import { hashToken, personOf } from '../platform/sign-in.ts';

/** Whether the person of the row `u` needs a second step. */
export const hasSecondStep = sql<boolean>`exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)`;

/** The account with this address, with the password's hash; undefined for a stranger or a deactivated account. */
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

/** The hash of a person's password. */
export async function passwordHashOf(db: Database, userId: number): Promise<string | undefined> {
  const row = await db.atTheDoor((t) => t.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst());
  return row?.passwordHash;
}

type Client = { userAgent: string | undefined; ip: string };
type Opened = { token: string; user: SessionUser };

/**
 * Opens a session for someone who has proved who they are, and notes it in the feed. No page shows what it changes, so pages aren't
 * notified.
 */
export function signIn(db: Database, userId: number, from: Client): Promise<Opened> {
  return openSession(db, userId, from, (t) =>
    sql`
    insert into activities (company_id, action, resource_type, resource_id, details, user_id, user_name, ip)
    select coalesce(company_id, 0), 'login', 'session', id, first_name || ' ' || last_name || ' signed in', id, first_name || ' ' || last_name, ${withoutZone(from.ip)}::inet
    from users where id = ${userId}`.execute(t),
  );
}

/** Opens a session and returns its token, which is stored nowhere, and the person who is signed in. */
export async function openSession(
  db: Database,
  userId: number,
  from: Client,
  alongside?: (t: Transaction) => Promise<unknown>,
): Promise<Opened> {
  const token = randomBytes(32).toString('base64url');
  await db.atTheDoor(async (t) => {
    const expiresAt = sql<string>`now() + make_interval(days => ${sessionDays})`;
    await t
      .insertInto('sessions')
      .values({
        tokenHash: hashToken(token),
        userId,
        userAgent: from.userAgent?.slice(0, 300) ?? null,
        ip: withoutZone(from.ip),
        expiresAt,
      })
      .execute();
    await t
      .updateTable('users')
      .set({ lastLogin: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await alongside?.(t);
  });
  const { person, rows } = await db.enter(hashToken(token), companyDeletion());
  // Signing in has two possible answers. If this one weren't exact, its validation couldn't tell which one was meant.
  return { token, user: SessionUser.parse({ ...personOf(person), ...rows[0] }) };
}

/** Whether and when the person's company will be deleted. */
export function companyDeletion(): CompiledQuery<{ deletionDue: string | null }> {
  return sql<{ deletionDue: string | null }>`select deletion_due from companies where id = current_company()`.compile(build);
}

/** Ends the session of this token, if there is one. */
export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.atTheDoor((t) => t.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute());
}

/** A person's open sessions, most recently used first. */
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
 * Ends a person's sessions except the one with this token, and deletes links for a new password, which would open another; their browsers
 * are no longer known.
 */
export async function endOtherSessions(db: Database, userId: number, tokenHash: Buffer): Promise<void> {
  await db.atTheDoor(async (t) => {
    await t.deleteFrom('sessions').where('userId', '=', userId).where('tokenHash', '<>', tokenHash).execute();
    await t.deleteFrom('passwordResets').where('userId', '=', userId).execute();
    await t.deleteFrom('knownBrowsers').where('userId', '=', userId).execute();
  });
}

/** Ends one of a person's sessions. False if there is none with that id. */
export async function endSessionOf(db: Database, userId: number, id: string): Promise<boolean> {
  const ended = await db.atTheDoor((t) =>
    t.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst(),
  );
  return ended !== undefined;
}
