import type { FastifyRequest } from 'fastify';
import { IdInAddress, Page, sortOf } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { Invitation, invitationSorts, NewInvitation } from '#domain/team/team.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { senderOf } from '../users/sent-invitations.ts';
import { endEarlierLinks, invitationLetter, letterWithLink, postInvitation } from './invitation-letter.ts';
import { holdInvitation, invitationById, invitationEnds, invitationPage, isKnown, readInvitation } from './store.ts';
import './examples.ts';

const InvitationQuery = Page.extend({ sort: sortOf(invitationSorts), invitedBy: IdInAddress.optional() });
const config = { may: 'run-company', signInWithRead: true } as const;

/** Open invitations to join a company. */
export function invitationRoutes(app: App, { db, letters, address }: Parts): void {
  app.get(
    '/api/invitations',
    {
      config,
      schema: {
        tags: ['Team'],
        operationId: 'listInvitations',
        summary: 'List open invitations',
        description: 'Lists invitations that were sent and not yet accepted.',
        querystring: InvitationQuery,
        response: { 200: z.array(Invitation) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, invitationPage),
  );

  app.get(
    '/api/invitations/:id',
    {
      config,
      schema: {
        tags: ['Team'],
        operationId: 'getInvitation',
        summary: 'Read an open invitation',
        description: 'Returns one invitation that was sent and not yet accepted.',
        params: WithId,
        response: { 200: Invitation },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => invitationById(place, request.params.id)),
  );

  app.post(
    '/api/invitations',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Team'],
        operationId: 'createInvitation',
        summary: 'Invite someone by email',
        description: 'Emails a link with which the person creates an account in the company.',
        body: NewInvitation,
        response: { 201: Invitation },
      },
    },
    async (request, reply) => {
      await limitInvitations(request);
      const invitation = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, 'Please choose the company to join');
        const { email, role = 'user' } = request.body;
        await refuseKnown(t, companyId, email);
        const values = {
          companyId,
          email,
          role,
          ...senderOf(request.person, companyId),
          expiresAt: invitationEnds,
        };
        const id = await addRow(t, 'invitations', values);
        await postInvitation(t, await readInvitation(t, request.scope, id));
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'invitation',
          resourceId: id,
          details: `Invited ${email} to the team`,
        });
        return readInvitation(t, request.scope, id);
      });
      reply.header('etag', etag(invitation)).header('location', `/api/invitations/${invitation.id}`);
      return invitation;
    },
  );

  app.post(
    '/api/invitations/:id/resend',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Team'],
        operationId: 'resendInvitation',
        summary: 'Resend an invitation',
        description: 'Emails the invitation again with a new link, in the caller’s name. The old link works until the email is sent.',
        params: WithId,
        response: { 200: Invitation },
      },
    },
    async (request, reply) => {
      await limitInvitations(request);
      return write(db, request, reply, 200, async (t) => {
        const { id, companyId, email } = (await holdInvitation(t, request.scope, request.params.id)).row;
        await changeRow(t, 'invitations', { companyId, id }, { expiresAt: invitationEnds, ...senderOf(request.person, companyId) });
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'invitation',
          resourceId: id,
          details: `Invited ${email} again`,
        });
        await postInvitation(t, await readInvitation(t, request.scope, id));
        return readInvitation(t, request.scope, id);
      });
    },
  );

  app.delete(
    '/api/invitations/:id',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags: ['Team'],
        operationId: 'deleteInvitation',
        summary: 'Withdraw an invitation',
        description: 'Withdraws an invitation; its link stops working.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Invitation) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: invitation } = await holdInvitation(t, request.scope, request.params.id);
        refuseIfChanged(request, invitation);
        const { id, companyId, email } = invitation;
        await deleteRow(t, 'invitations', { companyId, id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'invitation',
          resourceId: id,
          details: `Withdrew the invitation to ${email}`,
        });
        return null;
      }),
  );

  function limitInvitations(request: FastifyRequest): Promise<void> {
    return consumeAttempt(
      db,
      { key: `invite:${request.person.id}`, max: 30, minutes: 60 },
      'You have sent many invitations in the last hour. Please wait a while.',
    );
  }

  letters.kind(invitationLetter, { compose: (letter, scope) => letterWithLink(db, scope, letter, address()), sent: endEarlierLinks });
}

/** Refuses to invite someone who is already in the team or already invited. */
async function refuseKnown(t: Transaction, companyId: number, email: string): Promise<void> {
  const { here, invited, ownsYacht } = await isKnown(t, companyId, email);
  if (ownsYacht) throw wrongField('email', 'This address is a yacht owner’s. Please invite this person with another address.');
  if (here) throw wrongField('email', 'This person is already on your team.');
  if (invited) throw wrongField('email', 'This person already has an invitation. You can resend it below.');
}
