// The sender of an invitation is responsible for it. When they leave or may no longer invite, it is withdrawn, or someone else takes it
// over.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { fullName } from '#domain/shared/words.ts';
import type { User } from '#domain/users/user.ts';
import type { Transaction } from '../platform/database.ts';
import { record } from '../platform/write.ts';

type Person = Pick<User, 'id' | 'companyId' | 'firstName' | 'lastName'>;

/** An invitation `i` whose sender could send it today: an active manager, owner or platform admin. Others don't work. */
export const isVouchedFor = sql<boolean>`exists (
  select from users v join companies w on w.id = i.company_id
  where v.deactivated_at is null and (
    (v.company_id = i.company_id and v.id = i.invited_by and (v.role in ('manager', 'admin') or w.owner_id = v.id))
    or (v.id = i.invited_by_admin and v.role = 'admin')))`;

/** An invitation `i` from this person. */
export const isSentBy = (id: number) => sql<boolean>`(i.invited_by = ${id} or i.invited_by_admin = ${id})`;

/** The change of an invitation's sender, for the feed. */
export function senderOf(person: Person, companyId: number) {
  const isOwn = person.companyId === companyId;
  return { invitedBy: isOwn ? person.id : null, invitedByAdmin: isOwn ? null : person.id, invitedByName: fullName(person) };
}

/**
 * Settles the open invitations that a person sent: with `left`, those they may no longer send, otherwise all of them. They are withdrawn,
 * or taken over by the person making the request. The feed shows each.
 */
export async function settleInvitations(
  t: Transaction,
  request: FastifyRequest,
  of: Person,
  { keep = false, left = false }: { keep?: boolean | undefined; left?: boolean },
): Promise<void> {
  const isAffected = left ? sql`not ${isVouchedFor}` : sql`true`;
  const { rows } = await sql<{ id: number; companyId: number; email: string }>`
    select i.id, i.company_id, i.email from invitations i where ${isSentBy(of.id)} and ${isAffected} order by i.id for update`.execute(t);
  for (const { id, companyId, email } of rows) {
    const one = { companyId, resourceType: 'invitation', resourceId: id } as const;
    const invitation = `the invitation to ${email}, sent by ${fullName(of)}`;
    if (keep) {
      await t
        .updateTable('invitations')
        .set(senderOf(request.person, companyId))
        .where('companyId', '=', companyId)
        .where('id', '=', id)
        .execute();
      await record(t, request, { ...one, action: 'update', details: `Kept ${invitation}` });
    } else {
      await t.deleteFrom('invitations').where('companyId', '=', companyId).where('id', '=', id).execute();
      await record(t, request, { ...one, action: 'delete', details: `Withdrew ${invitation}` });
    }
  }
}
