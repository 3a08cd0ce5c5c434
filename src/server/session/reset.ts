import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ForgottenPassword, letterOnItsWay, NewPassword, resetMinutes } from '#domain/session/reset.ts';
import { z } from '#domain/shared/zod.ts';
import { afterwards } from '../platform/afterwards.ts';
import { mintScope, type Database } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { written } from '../platform/letter.ts';
import { take } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { hashToken } from '../platform/sign-in.ts';
import { announce, noCompany } from '../platform/write.ts';
import { hashNewPassword } from './passwords.ts';
import { accountOf } from './store.ts';

const Told = z.object({ message: z.string() });
const tooMany = 'Too many letters were asked for. Please wait a few minutes and try again.';
const stale = 'This link has expired or was used already. Please ask for a new one.';

/** A new password for those who forgot theirs, by a link in a letter. */
export function resetRoutes(app: App, { db, mail, address }: Parts): void {
  app.post(
    '/api/auth/forgot-password',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: { tags: ['Session'], summary: 'Ask for a link to set a new password', body: ForgottenPassword, response: { 200: Told } },
    },
    async (request) => {
      const { email } = request.body;
      await take(db, { key: `reset:client:${request.ip}`, most: 20, minutes: 15 }, tooMany);
      await take(db, { key: `reset:address:${email.toLowerCase()}`, most: 3, minutes: 15 }, tooMany);
      // Whether there is such an account shows neither in the answer nor in how long it takes.
      afterwards(app, 'sending a link to set a new password', () => sendLink(email));
      return { message: letterOnItsWay };
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: { tags: ['Session'], summary: 'Set a new password', body: NewPassword, response: { 200: Told } },
    },
    async (request) => {
      const { token, password } = request.body;
      await take(db, { key: `reset:try:${request.ip}`, most: 30, minutes: 15 }, 'Too many tries. Please wait a few minutes and try again.');
      const passwordHash = await hashNewPassword('password', password);
      const person = await setPassword(db, hashToken(token), passwordHash, request.ip);
      afterwards(app, 'telling of a new password', () =>
        mail.send({
          to: person.email,
          subject: 'Your Fairlead password was changed',
          ...written({
            heading: 'Your password was changed',
            paragraphs: [
              `Hello ${person.firstName},`,
              'The password of your Fairlead account has just been changed, and you are signed out everywhere.',
            ],
            note: "If that wasn't you, set a new password at once and tell your company's manager.",
            action: { label: 'Sign in', url: `${address()}/signin` },
          }),
        }),
      );
      return { message: 'Your new password is set. You can sign in with it now.' };
    },
  );

  async function sendLink(email: string): Promise<void> {
    const account = await accountOf(db, email);
    if (!account) return;
    const token = randomBytes(32).toString('base64url');
    const { firstName, email: stored } = await db.atTheDoor(async (t) => {
      // Two who ask at once wait for each other, and the newer link is the one that works.
      const person = await t
        .selectFrom('users')
        .select(['firstName', 'email'])
        .where('id', '=', account.id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      await t.deleteFrom('passwordResets').where('userId', '=', account.id).execute();
      await t
        .insertInto('passwordResets')
        .values({ tokenHash: hashToken(token), userId: account.id, expiresAt: sql`now() + make_interval(mins => ${resetMinutes})` })
        .execute();
      return person;
    });
    await mail.send({
      to: stored,
      subject: 'Set a new password for Fairlead',
      ...written({
        heading: 'Set a new password',
        paragraphs: [
          `Hello ${firstName},`,
          'Somebody, most likely you, asked for a new password for your Fairlead account. The link is good for one hour and works once.',
        ],
        // Behind the # it stays in the browser: no server's log and no Referer ever carries it.
        action: { label: 'Set a new password', url: `${address()}/reset-password#${token}` },
        note: "If you didn't ask for it, there is nothing to do: your password stays as it is.",
      }),
    });
  }
}

/** Uses the link up and sets the password, which ends every session of this person. */
function setPassword(db: Database, tokenHash: Buffer, passwordHash: string, ip: string): Promise<{ email: string; firstName: string }> {
  return db.transaction(mintScope({ role: 'admin', companyId: null }), async (t) => {
    const { rows } = await sql<{
      userId: number;
    }>`delete from password_resets where token_hash = ${tokenHash} and expires_at > now() returning user_id`.execute(t);
    const userId = rows[0]?.userId;
    const person =
      userId === undefined
        ? undefined
        : await t
            .updateTable('users')
            .set({ passwordHash })
            .where('id', '=', userId)
            .where('deactivatedAt', 'is', null)
            .returning(['id', 'companyId', 'email', 'firstName', 'lastName'])
            .executeTakeFirst();
    if (!person) throw wrongField('token', stale);
    const { id, companyId, firstName, lastName } = person;
    await t
      .insertInto('activities')
      .values({
        companyId: companyId ?? noCompany,
        action: 'update',
        resourceType: 'user',
        resourceId: id,
        details: 'Set a new password by mail',
        userId: id,
        userName: `${firstName} ${lastName}`,
        ip,
      })
      .execute();
    await announce(t, { companyId: companyId ?? noCompany, resourceType: 'user', resourceId: id });
    return person;
  });
}
