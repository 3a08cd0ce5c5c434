import { randomBytes } from 'node:crypto';
import { invitationDays, type Invitation } from '#domain/team/team.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type Letter } from '../platform/letters.ts';
import { hashToken } from '../platform/sign-in.ts';
import { countLetterToStranger } from '../platform/strangers.ts';
import { invitationById } from './store.ts';

export const invitationLetter = 'invitation';
// Contains nothing that people write, only who invites and to what.
const subject = 'You’re invited to join a team on Fairlead';

/** Queues an invitation email. Refuses with 429 if the company has emailed too many people today. */
export async function postInvitation(t: Transaction, { id, companyId, email }: Invitation): Promise<void> {
  await countLetterToStranger(t, companyId, email);
  await postLetter(t, {
    companyId,
    to: email,
    subject,
    about: { type: 'invitation', id },
    kind: invitationLetter,
    data: {},
  });
}

/** The link is created when the email is sent, so its secret is stored nowhere; undefined if the invitation was deleted meanwhile. */
export async function letterWithLink(
  db: Database,
  scope: Scope,
  { id: letterId, companyId, aboutId: invitationId }: Letter,
  address: string,
) {
  const token = randomBytes(32).toString('base64url');
  const invitation = await db.transaction(scope, async (t) => {
    const {
      rows: [found],
    } = await t.executeQuery(invitationById(scope, invitationId));
    if (found)
      await t
        .insertInto('invitationLinks')
        .values({ tokenHash: hashToken(token), companyId, invitationId, letterId })
        .execute();
    return found;
  });
  if (!invitation) return undefined;
  const { companyName: name, invitedByName } = invitation;
  return renderLetter({
    heading: `Join ${name} on Fairlead`,
    picture: 'Motor Yacht',
    paragraphs: [
      `${invitedByName} invites you to help run the fleet of ${name}: yachts, crew, bookings, maintenance and finance in one place.`,
      `The link works once and expires in ${invitationDays} days. You'll choose your name and a password.`,
    ],
    action: { label: `Join ${name}`, url: `${address}/join#${token}` },
    note: "If you weren't expecting this, you can ignore it. No account has been created.",
  });
}

/**
 * Once an email has been sent, the links of earlier ones end; those of its own attempts stay, because any of them may be the one that
 * arrived.
 */
export async function endEarlierLinks(t: Transaction, { id, companyId, aboutId }: Letter): Promise<void> {
  await t
    .deleteFrom('invitationLinks')
    .where('companyId', '=', companyId)
    .where('invitationId', '=', aboutId)
    .where((where) => where.or([where('letterId', 'is', null), where('letterId', '<', id)]))
    .execute();
}
