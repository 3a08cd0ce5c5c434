import type { SessionUser } from '#domain/session/session.ts';
import { afterwards } from '../platform/afterwards.ts';
import { written } from '../platform/letter.ts';
import type { App, Parts } from '../platform/parts.ts';

/** Tells somebody, at the address they had until now, that they sign in with another address or another password. */
export function tellOfNewCredentials(
  app: App,
  parts: Pick<Parts, 'mail' | 'address'>,
  before: Pick<SessionUser, 'email' | 'firstName'>,
  now: { email?: string | undefined; hasNewPassword: boolean },
): void {
  if (now.email !== undefined && now.email.toLowerCase() !== before.email.toLowerCase()) {
    tellOfNewWayIn(
      app,
      parts,
      before,
      'Your email address was changed',
      `The email address of your Fairlead account was changed. From now on you sign in with ${now.email}, and no longer with this one.`,
    );
  }
  if (now.hasNewPassword)
    tellOfNewWayIn(
      app,
      parts,
      before,
      'Your password was changed',
      'The password of your Fairlead account was changed, and wherever else you were signed in you are signed out.',
    );
}

/** Tells somebody by mail that their account opens in another way from now on, in case it wasn't their doing. */
export function tellOfNewWayIn(
  app: App,
  { mail, address }: Pick<Parts, 'mail' | 'address'>,
  person: Pick<SessionUser, 'email' | 'firstName'>,
  heading: string,
  what: string,
): void {
  const letter = written({
    heading,
    paragraphs: [`Hello ${person.firstName},`, what],
    action: { label: 'Open your profile', url: `${address()}/profile` },
    note: "If you didn't expect this, set a new password at once and tell your company's manager.",
  });
  afterwards(app, 'telling of a new way in', () => mail.send({ to: person.email, subject: heading, ...letter }));
}
