import type { SessionUser } from '#domain/session/session.ts';
import { afterwards } from '../platform/afterwards.ts';
import { written } from '../platform/letter.ts';
import type { App, Parts } from '../platform/parts.ts';

/** Tells somebody by mail that their account opens in another way from now on, in case it wasn't their doing. */
export function tellOfNewWayIn(app: App, { mail, address }: Pick<Parts, 'mail' | 'address'>, person: Pick<SessionUser, 'email' | 'firstName'>, heading: string, what: string): void {
  const letter = written({
    heading,
    paragraphs: [`Hello ${person.firstName},`, what],
    action: { label: 'Open your profile', url: `${address()}/profile` },
    note: "If you didn't expect this, set a new password at once and tell your company's manager.",
  });
  afterwards(app, 'telling of a new way in', () => mail.send({ to: person.email, subject: heading, ...letter }));
}
