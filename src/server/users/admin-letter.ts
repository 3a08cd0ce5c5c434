import { resetMinutes } from '#domain/session/reset.ts';
import type { Database } from '../platform/database.ts';
import { renderLetter } from '../platform/letter.ts';
import type { Letter } from '../platform/letters.ts';
import type { Parts } from '../platform/parts.ts';
import { newResetToken, resetLink } from '../session/reset-link.ts';
import { holdAddressee } from '../session/reset-store.ts';

/** The email that `npm run admin` queues. */
export const adminLetter = 'administrator';

/** Composes it. The link is created when the email is sent, so its secret is stored nowhere. */
export function adminLetters({ db, letters, address }: Pick<Parts, 'db' | 'letters' | 'address'>): void {
  letters.kind(adminLetter, { compose: (letter) => composeLetter(db, address(), letter) });
}

async function composeLetter(db: Database, address: string, { id, aboutId: userId, subject }: Letter) {
  const found = await db.atTheDoor(async (t) => {
    const person = await holdAddressee(t, userId, id);
    return person && { ...person, token: await newResetToken(t, userId, id) };
  });
  return (
    found &&
    renderLetter({
      heading: subject,
      paragraphs: [
        `Hello ${found.firstName},`,
        `The operator of your Fairlead server made you an administrator of the platform. Set a password with this link. It works once, within ${resetMinutes} minutes.`,
      ],
      action: { label: 'Set a password', url: resetLink(address, found.token) },
      note: "If you didn't expect this, ask the operator of the server.",
    })
  );
}
