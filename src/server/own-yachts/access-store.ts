import { sql, type CompiledQuery } from 'kysely';
import type { OwnerAccess } from '#domain/own-yachts/own-yacht.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, type Held } from '../platform/held.ts';
import { deliveryOf } from '../platform/letters.ts';

/** A yacht owner with their account or invitation. */
export type InvitedOwner = {
  id: number;
  companyId: number;
  name: string;
  email: string | null;
  userId: number | null;
  invitationId: number | null;
  companyName: string;
  yachts: string[];
  access: OwnerAccess;
};

/** One owner with their access. */
export function ownerById(place: ReadScope, id: number): CompiledQuery<InvitedOwner> {
  return sql<InvitedOwner>`
    select o.id, o.company_id, o.name, o.email, o.user_id, i.id as invitation_id, c.name as company_name,
      array(select distinct y.name from yacht_shares s join yachts y on y.company_id = s.company_id and y.id = s.yacht_id
        where s.company_id = o.company_id and s.owner_id = o.id order by 1) as yachts,
      json_build_object('state', case when u.id is not null then 'joined' when i.id is not null then 'invited' else 'none' end,
        'email', coalesce(u.email, i.email), 'invitedByName', case when u.id is null then i.invited_by_name end,
        'delivery', case when u.id is null and i.id is not null then ${deliveryOf('invitation', 'i')} end,
        'expiresAt', case when u.id is null then wire_instant(i.expires_at) end, 'lastLogin', wire_instant(u.last_login)) as access
    from yacht_owners o join companies c on c.id = o.company_id
      left join users u on u.company_id = o.company_id and u.id = o.user_id
      left join invitations i on i.company_id = o.company_id and i.yacht_owner_id = o.id
    where ${within(place, 'o')} and o.id = ${id}`.compile(build);
}

/** One owner, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdOwner(t: Transaction, scope: Scope, id: number): Promise<Held<InvitedOwner>> {
  return hold(t, scope, 'yachtOwners', id, ownerById);
}

/** The invitee of an invitation and its sender; undefined if it was deleted. */
export async function invitedBy(t: Transaction, companyId: number, invitationId: number) {
  const { rows } = await sql<{ invitedByName: string; companyName: string; yachts: string[] }>`
    select i.invited_by_name, c.name as company_name,
      array(select distinct y.name from yacht_shares s join yachts y on y.company_id = s.company_id and y.id = s.yacht_id
        where s.company_id = i.company_id and s.owner_id = i.yacht_owner_id order by 1) as yachts
    from invitations i join companies c on c.id = i.company_id
    where i.company_id = ${companyId} and i.id = ${invitationId} and i.yacht_owner_id is not null`.execute(t);
  return rows[0];
}

/** Deletes an account if it is that of a yacht owner. */
export async function deleteOwnersAccount(t: Transaction, companyId: number, userId: number): Promise<void> {
  await t.deleteFrom('users').where('companyId', '=', companyId).where('id', '=', userId).where('role', '=', 'yacht_owner').execute();
}
