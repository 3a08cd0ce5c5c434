import type { FastifyRequest } from 'fastify';
import { ForgottenPassword, letterOnItsWay, NewPassword, NewPasswordSet } from '#domain/session/reset.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { companyOf } from '../platform/company.ts';
import type { Database } from '../platform/database.ts';
import { withExample } from '../platform/examples.ts';
import { asPlatform } from '../platform/scope.ts';
import { wrongField } from '../platform/errors.ts';
import { addJob } from '../platform/jobs.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type Letter, type NewLetter } from '../platform/letters.ts';
import { clientOf, consumeAttempt, withinLimit } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { hashToken } from '../platform/sign-in.ts';
import { recordAs } from '../platform/write.ts';
import { knownBrowser, rememberBrowser } from './known-browsers.ts';
import { hashNewPassword } from './passwords.ts';
import { newResetToken, resetLink } from './reset-link.ts';
import { passkeysAfterReset, listedPasskeys, ticketForPasskeys } from './reset-passkeys.ts';
import { addresseeOf, hasLetterWithLink, holdAddressee, isGoodLink, setPasswordByLink } from './reset-store.ts';
import { accountOf } from './store.ts';

const Message = withExample(z.object({ message: z.string() }), { message: 'Your new password is set. You can sign in with it now.' });
const tooMany = 'Too many emails were requested. Please use the link in the latest one, or wait a few minutes and try again.';
const tooManyLinks = 'Too many attempts. Please wait a few minutes and try again.';
/** Emails with a link: for one account by one client or known browser, for all accounts by one client, for one account by all strangers. */
const limits = {
  byOne: { max: 3, minutes: 15 },
  byOneClient: { max: 20, minutes: 15 },
  byAllStrangers: { max: 6, minutes: 60 },
} as const;
const forgotten = 'a password was forgotten';
const newPassword = 'new password';
const stale = 'This link has expired or has already been used. Please request a new one.';

/** A new password for people who forgot theirs, by an emailed link. */
export function resetRoutes(app: App, parts: Parts): void {
  const { db, jobs, letters, address } = parts;
  app.post(
    '/api/auth/forgot-password',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Session'],
        operationId: 'requestPasswordReset',
        summary: 'Request a password reset',
        description: 'Emails a link to set a new password where an account has this address; the answer is the same where none has.',
        body: ForgottenPassword,
        response: { 200: Message },
      },
    },
    async (request) => {
      const { email } = request.body;
      const sparing = (await mayAsk(db, request, email.toLowerCase())) ? 0 : 1;
      // Neither the answer nor its timing reveals whether there is such an account: both do the same work.
      await db.atTheDoor((t) => addJob(t, forgotten, { email, sparing }, { key: email.toLowerCase() }));
      return { message: letterOnItsWay };
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Session'],
        operationId: 'resetPassword',
        summary: 'Set a new password',
        description:
          'Sets a new password with the token from the emailed link, and ends all sessions of the account. Returns the passkeys that still open it, and a ticket to remove them.',
        body: NewPassword,
        response: { 200: NewPasswordSet },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const tokenHash = hashToken(token);
      // Only failures count: someone with a valid link isn't locked out by others behind the same address.
      if (!(await isGoodLink(db, tokenHash))) {
        await consumeAttempt(db, { key: `reset:try:${clientOf(request)}`, max: 30, minutes: 15 }, tooManyLinks);
        throw wrongField('token', stale);
      }
      const passwordHash = await hashNewPassword('password', password);
      const { userId, passkeys } = await setPassword(db, address(), { tokenHash, passwordHash, ip: request.ip });
      await rememberBrowser(parts, request, reply, userId);
      const ticket = await ticketForPasskeys(db, userId, passkeys);
      return { message: 'Your new password is set. You can sign in with it now.', passkeys, ticket };
    },
  );

  passkeysAfterReset(app, parts);

  jobs.run(forgotten, ({ data }) => postLink(db, String(data['email']), data['sparing'] === 1), { lane: 'letters' });
  letters.kind(newPassword, { compose: (letter) => letterWithLink(db, address(), letter) });
}

/**
 * Whether to send an email at once. Nobody is refused for others' requests: once strangers have requested too many for an address, its
 * owner keeps the latest link. 429 for callers who request too many themselves.
 */
async function mayAsk(db: Database, request: FastifyRequest, account: string): Promise<boolean> {
  const browser = await knownBrowser(db, request, { email: account });
  if (browser) {
    await consumeAttempt(db, { key: `reset:browser:${browser}:${account}`, ...limits.byOne }, tooMany);
    return true;
  }
  const client = clientOf(request);
  await consumeAttempt(db, { key: `reset:client:${client}:${account}`, ...limits.byOne }, tooMany);
  await consumeAttempt(db, { key: `reset:client:${client}`, ...limits.byOneClient }, tooMany);
  return withinLimit(db, { key: `reset:address:${account}`, ...limits.byAllStrangers });
}

/**
 * Queues an email to the account with this address, if there is one; with `onlyWithoutLink`, only if they have no link that is still valid
 * for a while.
 */
async function postLink(db: Database, email: string, onlyWithoutLink: boolean): Promise<void> {
  const account = await accountOf(db, email);
  if (!account) return;
  await asPlatform(db, 'anyone can request a password reset').transaction(async (t) => {
    const person = await addresseeOf(t, account.id);
    if (!person || (onlyWithoutLink && (await hasLetterWithLink(t, person, newPassword)))) return;
    const { id, companyId, email: to } = person;
    await postLetter(t, {
      companyId,
      to,
      subject: 'Set a new password for Fairlead',
      about: { type: 'user', id },
      kind: newPassword,
      data: {},
    });
  });
}

/**
 * The link is created when the email is sent, so its secret is stored nowhere; undefined if the account was deleted, or a later email is on
 * its way.
 */
async function letterWithLink(db: Database, address: string, { id, aboutId: userId }: Letter) {
  const found = await db.atTheDoor(async (t) => {
    const person = await holdAddressee(t, userId, id);
    return person && { ...person, token: await newResetToken(t, userId, id) };
  });
  return (
    found &&
    renderLetter({
      heading: 'Set a new password',
      paragraphs: [
        `Hello ${found.firstName},`,
        'Someone, most likely you, asked to reset the password of your Fairlead account. The link works once and expires in one hour.',
      ],
      action: { label: 'Set a new password', url: resetLink(address, found.token) },
      note: "If you didn't ask for this, you don’t need to do anything. Your password stays the same.",
    })
  );
}

/**
 * Uses up the link and sets the password, which ends every session of this person; returns whose it is, and what else opens their account.
 */
function setPassword(
  db: Database,
  address: string,
  { tokenHash, passwordHash, ip }: { tokenHash: Buffer; passwordHash: string; ip: string },
): Promise<{ userId: number; passkeys: NewPasswordSet['passkeys'] }> {
  return asPlatform(db, 'anyone with a password reset link').transaction(async (t) => {
    const person = await setPasswordByLink(t, tokenHash, passwordHash);
    if (!person) throw wrongField('token', stale);
    const { id } = person;
    const details = 'Set a new password by email';
    const activity = { companyId: companyOf(person), action: 'update', resourceType: 'user', resourceId: id, details } as const;
    await recordAs(t, activity, { userId: id, userName: fullName(person), ip });
    const passkeys = await listedPasskeys(t, id);
    await postLetter(t, letterOfNewPassword(address, person, passkeys));
    return { userId: id, passkeys };
  });
}

function letterOfNewPassword(
  address: string,
  { id, companyId, email, firstName }: { id: number; companyId: number | null; email: string; firstName: string },
  passkeys: NewPasswordSet['passkeys'],
): NewLetter {
  const names = passkeys.map(({ name }) => `“${name}”`).join(', ');
  return {
    companyId,
    to: email,
    subject: 'Your Fairlead password was changed',
    about: { type: 'user', id },
    data: renderLetter({
      heading: 'Your password was changed',
      paragraphs: [
        `Hello ${firstName},`,
        'The password of your Fairlead account was just changed, and you have been signed out everywhere.',
        ...(names
          ? [
              `${passkeys.length === 1 ? 'A passkey still opens' : 'Passkeys still open'} your account: ${names}. If one isn't yours, remove it in your profile.`,
            ]
          : []),
      ],
      note: "If this wasn't you, set a new password right away and tell your company's manager.",
      action: names ? { label: 'Review your passkeys', url: `${address}/profile` } : { label: 'Sign in', url: `${address}/signin` },
    }),
  };
}
