import { randomBytes } from 'node:crypto';
import { invitationDays } from '#domain/team/team.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type Letter } from '../platform/letters.ts';
import { hashToken } from '../platform/sign-in.ts';
import { countLetterToStranger } from '../platform/strangers.ts';
import { endEarlierLinks } from '../team/invitation-letter.ts';
import { invitedBy } from './access-store.ts';

// Contains nothing that people write, only who invites and to what.
const subject = 'Your yacht on Fairlead';

/** Composes the invitation emails for yacht owners. */
export const ownerInvitations = {
  kind: 'invitation of a yacht owner',
  how: (db: Database, address: () => string) => ({
    compose: (letter: Letter, scope: Scope) => letterWithLink(db, scope, letter, address()),
    sent: endEarlierLinks,
  }),
};

/** Queues an invitation email. Refuses with 429 if the company has emailed too many people today. */
export async function postOwnerInvitation(
  t: Transaction,
  { id, companyId, email }: { id: number; companyId: number; email: string },
): Promise<void> {
  await countLetterToStranger(t, companyId, email);
  await postLetter(t, { companyId, to: email, subject, about: { type: 'invitation', id }, kind: ownerInvitations.kind, data: {} });
}

/** The link is created when the email is sent, so its secret is stored nowhere; undefined if the invitation was deleted. */
async function letterWithLink(db: Database, scope: Scope, { id: letterId, companyId, aboutId: invitationId }: Letter, address: string) {
  const token = randomBytes(32).toString('base64url');
  const invitation = await db.transaction(scope, async (t) => {
    const found = await invitedBy(t, companyId, invitationId);
    if (found)
      await t
        .insertInto('invitationLinks')
        .values({ tokenHash: hashToken(token), companyId, invitationId, letterId })
        .execute();
    return found;
  });
  if (!invitation) return undefined;
  const { companyName, invitedByName, yachts } = invitation;
  const yachtNames = yachts.length === 1 ? yachts[0] : 'your yachts';
  return renderLetter({
    heading: `See ${yachtNames} on Fairlead`,
    picture: 'Motor Yacht',
    paragraphs: [
      `${invitedByName} of ${companyName} invites you to follow ${yachtNames} on Fairlead: the calendar, and your statements as they are issued.`,
      `The link works once and expires in ${invitationDays} days. You'll choose a password.`,
    ],
    action: { label: 'Set your password', url: `${address}/join#${token}` },
    note: "If you weren't expecting this, you can ignore it. No account has been created.",
  });
}
