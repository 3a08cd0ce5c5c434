import type { SessionUser } from '#domain/session/session.ts';
import type { Transaction } from '../platform/database.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter } from '../platform/letters.ts';

type Recipient = Pick<SessionUser, 'id' | 'companyId' | 'email' | 'firstName'>;

/** Emails a person, at the address they had until now, that their address or password for signing in has changed. */
export async function notifyOfNewCredentials(
  t: Transaction,
  address: string,
  before: Recipient,
  now: { email?: string | undefined; hasNewPassword: boolean },
): Promise<void> {
  if (now.email !== undefined && now.email.toLowerCase() !== before.email.toLowerCase()) {
    await notifyOfNewWayIn(
      t,
      address,
      before,
      'Your email address was changed',
      `The email address of your Fairlead account was changed. From now on, sign in with ${now.email} instead of this address.`,
    );
  }
  if (now.hasNewPassword)
    await notifyOfNewWayIn(
      t,
      address,
      before,
      'Your password was changed',
      'The password of your Fairlead account was changed, and you have been signed out on all other devices.',
    );
}

/** Emails a person that there is a new way into their account, in case it wasn't their doing. Call it in the transaction of that change. */
export function notifyOfNewWayIn(t: Transaction, address: string, person: Recipient, heading: string, what: string): Promise<void> {
  return postLetter(t, {
    companyId: person.companyId,
    to: person.email,
    subject: heading,
    about: { type: 'user', id: person.id },
    data: renderLetter({
      heading,
      paragraphs: [`Hello ${person.firstName},`, what],
      action: { label: 'Open your profile', url: `${address}/profile` },
      note: "If you didn't expect this, set a new password right away and tell your company's manager.",
    }),
  });
}
