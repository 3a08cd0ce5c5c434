import type { FastifyRequest } from 'fastify';
import { OwnerAccess } from '#domain/own-yachts/own-yacht.ts';
import { z } from '#domain/shared/zod.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, deleteRow } from '../platform/rows.ts';
import { WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { record, write } from '../platform/write.ts';
import { invitationEnds, isKnown } from '../team/store.ts';
import { senderOf } from '../users/sent-invitations.ts';
import { deleteOwnersAccount, holdOwner, ownerById, type InvitedOwner } from './access-store.ts';
import { ownerInvitations, postOwnerInvitation } from './invitation-letter.ts';

const tags = ['Own yachts'];
const path = '/api/yacht-owners/:id/invitation';

/** Access of yacht owners, who can sign in by invitation only. */
export function ownerAccessRoutes(app: App, { db, letters, address }: Parts): void {
  app.get(
    path,
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getOwnerInvitation',
        summary: 'Read a yacht owner’s access',
        description: 'Returns whether a yacht owner can sign in, has been invited, or neither.',
        params: WithId,
        response: { 200: OwnerAccess },
      },
    },
    async (request) => {
      const [owner] = await enterAndRead(db, request, (place) => ownerById(place, request.params.id));
      if (!owner) throw notThere();
      return owner.access;
    },
  );

  app.post(
    path,
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'inviteOwner',
        summary: 'Invite a yacht owner to sign in',
        description:
          'Emails the owner, at the address of their record, a link with which they set a password. From then on they see their yachts’ names, calendar and statements, and nothing else. Sending it again ends the earlier link.',
        params: WithId,
        response: { 201: OwnerAccess },
      },
    },
    async (request, reply) => {
      await consumeAttempt(
        db,
        { key: `invite:${request.person.id}`, max: 30, minutes: 60 },
        'You have sent many invitations in the last hour. Please wait a while.',
      );
      return write(db, request, reply, 201, (t) => invite(t, request));
    },
  );

  app.delete(
    path,
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags,
        operationId: 'endOwnerAccess',
        summary: 'End a yacht owner’s access',
        description: 'Withdraws the owner’s invitation, or deletes the account they made with it and signs them out everywhere.',
        params: WithId,
        response: { 204: z.null() },
      },
    },
    (request, reply) => write(db, request, reply, 204, (t) => endAccess(t, request)),
  );

  letters.kind(ownerInvitations.kind, ownerInvitations.how(db, address));
}

async function invite(t: Transaction, request: FastifyRequest<{ Params: { id: number } }>): Promise<OwnerAccess> {
  const { row: owner, companyId } = await holdOwner(t, request.scope, request.params.id);
  const { name, email } = owner;
  if (owner.userId !== null) throw new Refusal(409, 'owner_signs_in', `${name} can already sign in.`);
  if (!email) throw wrongField('email', `Add an email address to ${name} first.`);
  if (owner.invitationId !== null) await deleteRow(t, 'invitations', { companyId, id: owner.invitationId });
  const { here, invited, ownsYacht } = await isKnown(t, companyId, email);
  if (here) throw wrongField('email', 'There is already an account with this email address.');
  if (ownsYacht) throw wrongField('email', 'Another yacht owner is already invited with this address.');
  if (invited) throw wrongField('email', 'Someone with this address is already invited to your team.');
  const id = await addRow(t, 'invitations', {
    companyId,
    email,
    role: 'yacht_owner',
    yachtOwnerId: owner.id,
    ...senderOf(request.person, companyId),
    expiresAt: invitationEnds,
  });
  await postOwnerInvitation(t, { id, companyId, email });
  await recordAccess(t, request, owner, { resourceId: id, details: `Invited ${name} to sign in as a yacht owner` });
  return (await holdOwner(t, request.scope, owner.id)).row.access;
}

async function endAccess(t: Transaction, request: FastifyRequest<{ Params: { id: number } }>): Promise<null> {
  const { row: owner, companyId } = await holdOwner(t, request.scope, request.params.id);
  if (owner.invitationId !== null) {
    await deleteRow(t, 'invitations', { companyId, id: owner.invitationId });
    await recordAccess(t, request, owner, { resourceId: owner.invitationId, details: `Withdrew the invitation of ${owner.name}` });
  }
  if (owner.userId !== null) {
    await deleteOwnersAccount(t, companyId, owner.userId);
    await recordAccess(t, request, owner, { resourceId: owner.userId, details: `Ended the access of ${owner.name}, a yacht owner` });
  }
  if (owner.invitationId === null && owner.userId === null) throw notThere();
  return null;
}

function recordAccess(
  t: Transaction,
  request: FastifyRequest,
  { companyId, userId }: InvitedOwner,
  entry: { resourceId: number; details: string },
) {
  const action = request.method === 'POST' ? 'create' : 'delete';
  return record(t, request, { companyId, action, resourceType: userId === null ? 'invitation' : 'user', ...entry });
}
