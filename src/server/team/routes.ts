import type { FastifyRequest } from 'fastify';
import { can } from '#domain/session/permissions.ts';
import { Page, sortOf } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { ColleagueChanges, colleagueRefusal, secondStepRefusal } from '#domain/team/team.ts';
import { User, userSorts } from '#domain/users/user.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { notAllowed, notSignedIn, notThere, Refusal } from '../platform/errors.ts';
import type { Held } from '../platform/held.ts';
import type { App, Parts } from '../platform/parts.ts';
import { deleteRow } from '../platform/rows.ts';
import { Changed, KeepInvitations, WithId } from '../platform/schemas.ts';
import { refuseIfLapsed } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { switchOff } from '../session/authenticators.ts';
import { notifyOfNewWayIn } from '../session/security-letter.ts';
import { settleInvitations } from '../users/sent-invitations.ts';
import { userById } from '../users/store.ts';
import { colleagueById, holdColleague, keepColleague, lockPeople, readColleague, teamPage } from './store.ts';
import './examples.ts';

const TeamQuery = Page.extend({ sort: sortOf(userSorts) });
const config = { may: 'run-company', signInWithRead: true } as const;

/** A company's team: its members and their roles. */
export function teamRoutes(app: App, parts: Parts): void {
  const { db, address } = parts;

  app.get(
    '/api/team',
    {
      config,
      schema: {
        tags: ['Team'],
        operationId: 'listTeam',
        summary: 'List your team',
        description: 'Lists the people in the caller’s company.',
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
        description: 'Returns one person in the caller’s company.',
        params: WithId,
        response: { 200: User },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => colleagueById(place, request.params.id)),
  );

  app.patch(
    '/api/team/:id',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags: ['Team'],
        operationId: 'updateTeamMember',
        summary: 'Change a team member',
        description:
          'Changes the role of a person in the caller’s company, or deactivates or reactivates their account. Open invitations that the person may no longer send are withdrawn, unless `keepInvitations` keeps them under the caller’s name.',
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
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags: ['Team'],
        operationId: 'removeTeamMember',
        summary: 'Remove a team member',
        description:
          'Removes a person from the caller’s company; what they recorded stays. Open invitations they sent are withdrawn, unless `keepInvitations` keeps them under the caller’s name.',
        params: WithId,
        querystring: KeepInvitations,
        response: { 204: z.null(), 412: Changed(User) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: user, companyId } = await holdForChange(t, request, request.params.id);
        refuseIfChanged(request, user);
        const refusal = colleagueRefusal(user, request.person);
        if (refusal) throw new Refusal(409, 'colleague_stays', refusal);
        await settleInvitations(t, request, user, { keep: request.query.keepInvitations === 'true' });
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
        description: 'Turns off two-step sign-in for a colleague who lost their phone.',
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
          details: `Turned off two-step sign-in for ${fullName(user)}`,
        });
        await notifyOfNewWayIn(
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
}

function inviter({ person }: FastifyRequest): string {
  return fullName(person);
}

/** Holds a colleague and the caller: of two who remove each other at once, the second may no longer do that. */
async function holdForChange(t: Transaction, { scope, person }: FastifyRequest, id: number): Promise<Held<User>> {
  await lockPeople(t, scope, [id, person.id]);
  const { rows } = await t.executeQuery(userById(scope, person.id));
  if (!rows[0] || rows[0].deactivatedAt !== null) throw notSignedIn();
  if (!can(rows[0], 'run-company')) throw notAllowed();
  return holdColleague(t, scope, id);
}

async function changeColleague(t: Transaction, request: FastifyRequest<{ Params: { id: number }; Body: ColleagueChanges }>): Promise<User> {
  const { row: stored, companyId } = await holdForChange(t, request, request.params.id);
  refuseIfChanged(request, stored);
  const { role, deactivated, keepInvitations: keep } = request.body;
  const changes = difference({ role: stored.role, deactivated: stored.deactivatedAt !== null }, { role, deactivated });
  if (Object.keys(changes).length === 0) return stored;
  if ((changes['role'] && role === 'manager') || (changes['deactivated'] && !deactivated)) refuseIfLapsed(request.person);
  const refusal = colleagueRefusal(stored, request.person);
  if (refusal) throw new Refusal(409, 'colleague_stays', refusal);
  await keepColleague(t, { companyId, id: stored.id }, { role, ...(changes['deactivated'] && { deactivated }) });
  await settleInvitations(t, request, stored, { keep, left: true });
  const what = changes['deactivated'] ? (deactivated ? 'Deactivated' : 'Reactivated') : 'Changed the role of';
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
