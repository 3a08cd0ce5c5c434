import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { Page, sortOf } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { ColleagueChanges, colleagueRefusal, Invitation, invitationSorts, NewInvitation, secondStepRefusal } from '#domain/team/team.ts';
import { User, userSorts } from '#domain/users/user.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { switchOff } from '../session/authenticators.ts';
import { endEarlierLinks, invitationLetter, letterWithLink, postInvitation } from './invitation-letter.ts';
import { tellOfNewWayIn } from '../session/security-letter.ts';
import {
  colleagueById,
  holdColleague,
  readColleague,
  holdInvitation,
  readInvitation,
  invitationById,
  invitationPage,
  teamPage,
  invitationEnds,
  isKnown,
} from './store.ts';
import './examples.ts';

const TeamQuery = Page.extend({ sort: sortOf(userSorts) });
const InvitationQuery = Page.extend({ sort: sortOf(invitationSorts) });
const config = { may: 'run-company', signInWithRead: true } as const;

/** A company's people: who they are, what they may do, and who is invited to join them. */
export function teamRoutes(app: App, parts: Parts): void {
  const { db, letters, address } = parts;

  app.get(
    '/api/team',
    {
      config,
      schema: {
        tags: ['Team'],
        operationId: 'listTeam',
        summary: 'List your team',
        description: 'Lists the people of the caller’s company.',
        querystring: TeamQuery,
        response: { 200: z.array(User) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, teamPage),
  );

  app.get(
    '/api/team/:id',
    {
      config,
      schema: {
        tags: ['Team'],
        operationId: 'getTeamMember',
        summary: 'Read a team member',
        description: 'Returns one person of the caller’s company.',
        params: WithId,
        response: { 200: User },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => colleagueById(place, request.params.id)),
  );

  app.patch(
    '/api/team/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Team'],
        operationId: 'updateTeamMember',
        summary: 'Change a team member',
        description: 'Changes the role of a person of the caller’s company, or deactivates or reactivates their account.',
        params: WithId,
        body: ColleagueChanges,
        response: { 200: User, 412: Changed(User) },
      },
    },
    async (request, reply) => {
      const user = await write(db, request, reply, 200, (t) => changeColleague(t, request));
      reply.header('etag', etag(user));
      return user;
    },
  );

  app.delete(
    '/api/team/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Team'],
        operationId: 'removeTeamMember',
        summary: 'Remove a team member',
        description: 'Removes a person from the caller’s company; what they recorded stays.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(User) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: user, companyId } = await holdColleague(t, request.scope, request.params.id);
        refuseIfChanged(request, user);
        const refusal = colleagueRefusal(user, request.person);
        if (refusal) throw new Refusal(409, 'colleague_stays', refusal);
        await deleteRow(t, 'users', { companyId, id: user.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'user',
          resourceId: user.id,
          details: `Removed ${fullName(user)} from the team`,
        });
        return null;
      }),
  );

  app.delete(
    '/api/team/:id/second-step',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Team'],
        operationId: 'turnOffTeamMemberSecondStep',
        summary: 'Turn off two-step sign-in for a team member',
        description: 'Turns off two-step sign-in for a person of the caller’s company who lost their phone.',
        params: WithId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await write(db, request, reply, 204, async (t) => {
        const { row: user, companyId } = await holdColleague(t, request.scope, request.params.id);
        const refusal = secondStepRefusal(user, request.person);
        if (refusal) throw new Refusal(409, 'second_step_stays', refusal);
        if (!(await switchOff(t, user.id))) throw notThere();
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'user',
          resourceId: user.id,
          details: `Switched two-step sign-in of ${fullName(user)} off`,
        });
        await tellOfNewWayIn(
          t,
          address(),
          user,
          'Two-step sign-in is off',
          `${inviter(request)} turned off two-step sign-in for your Fairlead account. Until you turn it on again in your profile, your password is all it takes to sign in.`,
        );
        return null;
      });
      return reply.code(204).send(null);
    },
  );

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
      await spareTheMail(request);
      const invitation = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, 'Please choose the company to join');
        const { email, role = 'user' } = request.body;
        await refuseKnown(t, companyId, email);
        const values = {
          companyId,
          email,
          role,
          invitedBy: request.person.companyId === companyId ? request.person.id : null,
          invitedByName: inviter(request),
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
        description: 'Emails the invitation again with a new link; the old link works until that letter has gone.',
        params: WithId,
        response: { 200: Invitation },
      },
    },
    async (request, reply) => {
      await spareTheMail(request);
      return write(db, request, reply, 200, async (t) => {
        const { id, companyId, email } = (await holdInvitation(t, request.scope, request.params.id)).row;
        await changeRow(t, 'invitations', { companyId, id }, { expiresAt: invitationEnds });
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
      config: { may: 'run-company' },
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
          details: `Took back the invitation of ${email}`,
        });
        return null;
      }),
  );

  function spareTheMail(request: FastifyRequest): Promise<void> {
    return consumeAttempt(
      db,
      { key: `invite:${request.person.id}`, max: 30, minutes: 60 },
      'You have sent many invitations in the last hour. Please wait a while.',
    );
  }

  letters.kind(invitationLetter, { compose: (letter, scope) => letterWithLink(db, scope, letter, address()), sent: endEarlierLinks });
}

function inviter({ person }: FastifyRequest): string {
  return fullName(person);
}

/** Somebody who is here already, or has been invited already, isn't invited again. */
async function refuseKnown(t: Transaction, companyId: number, email: string): Promise<void> {
  const { here, invited } = await isKnown(t, companyId, email);
  if (here) throw wrongField('email', 'This person is already on your team.');
  if (invited) throw wrongField('email', 'This person already has an invitation. You can resend it below.');
}

async function changeColleague(t: Transaction, request: FastifyRequest<{ Params: { id: number }; Body: ColleagueChanges }>): Promise<User> {
  const { row: stored, companyId } = await holdColleague(t, request.scope, request.params.id);
  refuseIfChanged(request, stored);
  const { role, deactivated } = request.body;
  const changes = difference({ role: stored.role, deactivated: stored.deactivatedAt !== null }, { role, deactivated });
  if (Object.keys(changes).length === 0) return stored;
  const refusal = colleagueRefusal(stored, request.person);
  if (refusal) throw new Refusal(409, 'colleague_stays', refusal);
  await changeRow(
    t,
    'users',
    { companyId, id: stored.id },
    { role, ...(changes['deactivated'] ? { deactivatedAt: deactivated ? sql<string>`now()` : null } : {}) },
  );
  const what = changes['deactivated'] ? (deactivated ? 'Closed the account of' : 'Opened the account again of') : 'Changed the role of';
  await record(t, request, {
    companyId,
    action: 'update',
    resourceType: 'user',
    resourceId: stored.id,
    details: `${what} ${fullName(stored)}`,
    changes,
  });
  return readColleague(t, request.scope, stored.id);
}
