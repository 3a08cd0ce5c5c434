import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { Page, sortOf } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import {
  ColleagueChanges,
  colleagueRefusal,
  Invitation,
  invitationDays,
  invitationSorts,
  NewInvitation,
  secondStepRefusal,
} from '#domain/team/team.ts';
import { User, userSorts } from '#domain/users/user.ts';
import { companyToWriteFor } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { written } from '../platform/letter.ts';
import { take } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { answerList, answerRecord, hashToken } from '../platform/sign-in.ts';
import { difference, etag, noCompany, record, refuseIfChanged, write } from '../platform/write.ts';
import { switchOff } from '../session/authenticators.ts';
import { tellOfNewWayIn } from '../session/security-letter.ts';
import { colleagueById, holdColleague, holdInvitation, invitationById, invitationPage, teamPage } from './store.ts';

const TeamAsked = Page.extend({ sort: sortOf(userSorts) });
const InvitationsAsked = Page.extend({ sort: sortOf(invitationSorts) });
const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;
const config = { may: 'run-company', signInWithRead: true } as const;

/** A company's people: who they are, what they may do, and who is invited to join them. */
export function teamRoutes(app: App, parts: Parts): void {
  const { db, mail, address } = parts;

  app.get(
    '/api/team',
    {
      config,
      schema: { tags: ['Team'], summary: 'List the people of one’s company', querystring: TeamAsked, response: { 200: z.array(User) } },
    },
    (request, reply) => answerList(db, request, reply, request.query, teamPage),
  );

  app.get(
    '/api/team/:id',
    { config, schema: { tags: ['Team'], summary: 'Read one of the people of one’s company', params: WithId, response: { 200: User } } },
    (request, reply) => answerRecord(db, request, reply, (place) => colleagueById(place, request.params.id)),
  );

  app.patch(
    '/api/team/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Team'],
        summary: 'Change what somebody may do',
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
        summary: 'Remove somebody from the company',
        params: WithId,
        response: { 204: z.null(), 412: Changed(User) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const user = await holdColleague(t, request.scope, request.params.id);
        refuseIfChanged(request, user);
        const refusal = colleagueRefusal(user, request.person);
        if (refusal) throw new Refusal(409, 'colleague_stays', refusal);
        const companyId = user.companyId ?? noCompany;
        await t.deleteFrom('users').where('companyId', '=', companyId).where('id', '=', user.id).execute();
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'user',
          resourceId: user.id,
          details: `Removed ${nameOf(user)} from the team`,
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
        summary: 'Switch off the second step of somebody who lost their phone',
        params: WithId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const colleague = await write(db, request, reply, 204, async (t) => {
        const user = await holdColleague(t, request.scope, request.params.id);
        const refusal = secondStepRefusal(user, request.person);
        if (refusal) throw new Refusal(409, 'second_step_stays', refusal);
        if (!(await switchOff(t, user.id))) throw notThere();
        await record(t, request, {
          companyId: user.companyId ?? noCompany,
          action: 'update',
          resourceType: 'user',
          resourceId: user.id,
          details: `Switched two-step sign-in of ${nameOf(user)} off`,
        });
        return user;
      });
      tellOfNewWayIn(
        app,
        parts,
        colleague,
        'Two-step sign-in is off',
        `${inviter(request)} switched two-step sign-in of your Fairlead account off. Your password alone opens it, until you switch it on again in your profile.`,
      );
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/invitations',
    {
      config,
      schema: { tags: ['Team'], summary: 'List open invitations', querystring: InvitationsAsked, response: { 200: z.array(Invitation) } },
    },
    (request, reply) => answerList(db, request, reply, request.query, invitationPage),
  );

  app.get(
    '/api/invitations/:id',
    { config, schema: { tags: ['Team'], summary: 'Read an open invitation', params: WithId, response: { 200: Invitation } } },
    (request, reply) => answerRecord(db, request, reply, (place) => invitationById(place, request.params.id)),
  );

  app.post(
    '/api/invitations',
    {
      config: { may: 'run-company' },
      schema: { tags: ['Team'], summary: 'Invite somebody by mail', body: NewInvitation, response: { 201: Invitation } },
    },
    async (request, reply) => {
      await spareTheMail(request);
      const token = newToken();
      const invitation = await write(db, request, reply, 201, async (t) => {
        const companyId = await companyToWriteFor(t, request.person, request.body.companyId);
        if (companyId === noCompany) throw wrongField('companyId', 'Please choose the company to join');
        const { email, role = 'user' } = request.body;
        await refuseKnown(t, companyId, email);
        const values = {
          companyId,
          email,
          role,
          tokenHash: hashToken(token),
          invitedBy: request.person.companyId === companyId ? request.person.id : null,
          invitedByName: inviter(request),
          expiresAt: sql<string>`now() + make_interval(days => ${invitationDays})`,
        };
        const { id } = await t.insertInto('invitations').values(values).returning('id').executeTakeFirstOrThrow();
        const made = await holdInvitation(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'invitation',
          resourceId: id,
          details: `Invited ${email} to the team`,
        });
        return made;
      });
      // A request that is sent again gets the first answer, and no second letter with a link that opens nothing.
      if (!reply.hasHeader('idempotency-replayed')) await sendInvitation(invitation, token);
      reply.header('etag', etag(invitation)).header('location', `/api/invitations/${invitation.id}`);
      return invitation;
    },
  );

  app.post(
    '/api/invitations/:id/resend',
    {
      config: { may: 'run-company' },
      schema: { tags: ['Team'], summary: 'Send an invitation again, with a new link', params: WithId, response: { 200: Invitation } },
    },
    async (request, reply) => {
      await spareTheMail(request);
      const token = newToken();
      const invitation = await write(db, request, reply, 200, async (t) => {
        const { id, companyId, email } = await holdInvitation(t, request.scope, request.params.id);
        await t
          .updateTable('invitations')
          .set({ tokenHash: hashToken(token), expiresAt: sql`now() + make_interval(days => ${invitationDays})` })
          .where('companyId', '=', companyId)
          .where('id', '=', id)
          .execute();
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'invitation',
          resourceId: id,
          details: `Invited ${email} again`,
        });
        return holdInvitation(t, request.scope, id);
      });
      if (!reply.hasHeader('idempotency-replayed')) await sendInvitation(invitation, token);
      return invitation;
    },
  );

  app.delete(
    '/api/invitations/:id',
    {
      config: { may: 'run-company' },
      schema: { tags: ['Team'], summary: 'Take an invitation back', params: WithId, response: { 204: z.null(), 412: Changed(Invitation) } },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const invitation = await holdInvitation(t, request.scope, request.params.id);
        refuseIfChanged(request, invitation);
        const { id, companyId, email } = invitation;
        await t.deleteFrom('invitations').where('companyId', '=', companyId).where('id', '=', id).execute();
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
    return take(
      db,
      { key: `invite:${request.person.id}`, most: 30, minutes: 60 },
      'You have sent many invitations within an hour. Please wait a while.',
    );
  }

  async function sendInvitation({ email, companyName: name, invitedByName }: Invitation, token: string): Promise<void> {
    await mail.send({
      to: email,
      subject: `${invitedByName} invites you to ${name} on Fairlead`,
      ...written({
        heading: `Join ${name} on Fairlead`,
        paragraphs: [
          `${invitedByName} invites you to run the fleet of ${name} together: yachts, crew, bookings, maintenance and finance in one place.`,
          `The link is good for ${invitationDays} days and works once. It asks for your name and a password.`,
        ],
        action: { label: `Join ${name}`, url: `${address()}/join#${token}` },
        note: "If you don't know why you got this, you can ignore it: no account is made.",
      }),
    });
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function inviter({ person }: FastifyRequest): string {
  return `${person.firstName} ${person.lastName}`;
}

/** Somebody who is here already, or has been invited already, isn't invited again. */
async function refuseKnown(t: Transaction, companyId: number, email: string): Promise<void> {
  const known = await t
    .selectFrom('users')
    .select('id')
    .where('companyId', '=', companyId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (known) throw wrongField('email', 'This person is part of your team already.');
  const invited = await t
    .selectFrom('invitations')
    .select('id')
    .where('companyId', '=', companyId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (invited) throw wrongField('email', 'This person has an invitation already. You can send it again below.');
}

async function changeColleague(t: Transaction, request: FastifyRequest<{ Params: { id: number }; Body: ColleagueChanges }>): Promise<User> {
  const stored = await holdColleague(t, request.scope, request.params.id);
  refuseIfChanged(request, stored);
  const { role, deactivated } = request.body;
  const changes = difference({ role: stored.role, deactivated: stored.deactivatedAt !== null }, { role, deactivated });
  if (Object.keys(changes).length === 0) return stored;
  const refusal = colleagueRefusal(stored, request.person);
  if (refusal) throw new Refusal(409, 'colleague_stays', refusal);
  const companyId = stored.companyId ?? noCompany;
  await t
    .updateTable('users')
    .set({ role, ...(changes['deactivated'] ? { deactivatedAt: deactivated ? sql<string>`now()` : null } : {}) })
    .where('companyId', '=', companyId)
    .where('id', '=', stored.id)
    .execute();
  const what = changes['deactivated'] ? (deactivated ? 'Closed the account of' : 'Opened the account again of') : 'Changed the role of';
  await record(t, request, {
    companyId,
    action: 'update',
    resourceType: 'user',
    resourceId: stored.id,
    details: `${what} ${nameOf(stored)}`,
    changes,
  });
  return holdColleague(t, request.scope, stored.id);
}
