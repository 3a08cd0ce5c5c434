import type { FastifyRequest } from 'fastify';
import { Role } from '#domain/session/session.ts';
import { Page, sortOf } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { demotionRefusal, NewUser, roleRefusal, User, UserChanges, userDeletionRefusal, userSorts } from '#domain/users/user.ts';
import { adoptPicture } from '../files/store.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow } from '../platform/rows.ts';
import { Changed, KeepInvitations, WithId } from '../platform/schemas.ts';
import { announce, difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { hashNewPassword } from '../session/passwords.ts';
import { notifyOfNewCredentials } from '../session/security-letter.ts';
import { holdAdmins, holdUser, readUser, releaseFromCompany, userPage, userById, changeAccount, companyBy, deleteUser } from './store.ts';
import { settleInvitations } from './sent-invitations.ts';
import './examples.ts';

const UserQuery = Page.extend({ role: Role.optional(), sort: sortOf(userSorts) });

/** All accounts, for platform admins. */
export function userRoutes(app: App, { db, address }: Parts): void {
  app.get(
    '/api/users',
    {
      config: { may: 'run-platform', signInWithRead: true },
      schema: {
        tags: ['Users'],
        operationId: 'listUsers',
        summary: 'List accounts',
        description:
          'Lists the accounts of all companies, for the platform’s admins; those of yacht owners only where `role` asks for them.',
        querystring: UserQuery,
        response: { 200: z.array(User) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, userPage),
  );

  app.get(
    '/api/users/:id',
    {
      config: { may: 'run-platform', signInWithRead: true },
      schema: {
        tags: ['Users'],
        operationId: 'getUser',
        summary: 'Read an account',
        description: 'Returns one account.',
        params: WithId,
        response: { 200: User },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => userById(place, request.params.id)),
  );

  app.post(
    '/api/users',
    {
      config: { may: 'run-platform' },
      schema: {
        tags: ['Users'],
        operationId: 'createUser',
        summary: 'Add an account',
        description: 'Adds an account in a company, or of a platform admin.',
        body: NewUser,
        response: { 201: User },
      },
    },
    async (request, reply) => {
      const { password, companyName: _name, companyId: _id, ...rest } = request.body;
      const passwordHash = await hashNewPassword('password', password);
      const user = await write(db, request, reply, 201, async (t) => {
        const role = rest.role ?? 'user';
        const companyId = (await companyNamed(t, request.body)) ?? null;
        if (companyId === null && role !== 'admin') throw wrongField('companyId', 'Please choose the company of this user');
        await adoptPicture(t, companyOf({ companyId }), 'imageUrl', rest.imageUrl);
        const id = await addRow(t, 'users', { ...rest, role, companyId, passwordHash });
        const made = await readUser(t, request.scope, id);
        await record(t, request, {
          companyId: companyOf({ companyId }),
          action: 'create',
          resourceType: 'user',
          resourceId: id,
          details: `Added user ${fullName(made)}`,
        });
        return made;
      });
      reply.header('etag', etag(user)).header('location', `/api/users/${user.id}`);
      return user;
    },
  );

  app.patch(
    '/api/users/:id',
    {
      config: { may: 'run-platform' },
      schema: {
        tags: ['Users'],
        operationId: 'updateUser',
        summary: 'Change an account',
        description:
          'Changes the given fields of an account. Open invitations that the person may no longer send are withdrawn, unless `keepInvitations` keeps them under the caller’s name.',
        params: WithId,
        body: UserChanges,
        response: { 200: User, 412: Changed(User) },
      },
    },
    async (request, reply) => {
      const passwordHash = request.body.password ? await hashNewPassword('password', request.body.password) : undefined;
      const user = await write(db, request, reply, 200, async (t) => {
        const { before, user: changed } = await changeUser(t, request, passwordHash);
        await notifyOfNewCredentials(t, address(), before, { email: changed.email, hasNewPassword: passwordHash !== undefined });
        return changed;
      });
      reply.header('etag', etag(user));
      return user;
    },
  );

  app.delete(
    '/api/users/:id',
    {
      config: { may: 'run-platform' },
      schema: {
        tags: ['Users'],
        operationId: 'deleteUser',
        summary: 'Delete an account',
        description:
          'Deletes an account; what the person recorded stays. Open invitations they sent are withdrawn, unless `keepInvitations` keeps them under the caller’s name.',
        params: WithId,
        querystring: KeepInvitations,
        response: { 204: z.null(), 412: Changed(User) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const admins = await holdAdmins(t);
        const { row: user, companyId } = await holdUser(t, request.scope, request.params.id);
        refuseIfChanged(request, user);
        const refusal = userDeletionRefusal(user, request.person, admins);
        if (refusal) throw new Refusal(409, 'user_needed', refusal);
        await settleInvitations(t, request, user, { keep: request.query.keepInvitations === 'true' });
        await deleteUser(t, user.id);
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'user',
          resourceId: user.id,
          details: `Deleted user ${fullName(user)}`,
        });
        return null;
      }),
  );
}

async function changeUser(
  t: Transaction,
  request: FastifyRequest<{ Params: { id: number }; Body: UserChanges }>,
  passwordHash: string | undefined,
): Promise<{ before: User; user: User }> {
  const admins = await holdAdmins(t);
  const { row: stored } = await holdUser(t, request.scope, request.params.id);
  refuseIfChanged(request, stored);
  const { password: _password, companyName: _name, companyId: _id, keepInvitations: keep, ...rest } = request.body;
  const companyId = (await companyNamed(t, request.body)) ?? (request.body.companyId === null ? null : stored.companyId);
  const roleFault = rest.role ? roleRefusal(stored, rest.role) : null;
  if (roleFault) throw wrongField('role', roleFault);
  const refusal = rest.role ? demotionRefusal(stored, rest.role, admins) : null;
  if (refusal) throw new Refusal(409, 'user_needed', refusal);
  if (companyId === null && (rest.role ?? stored.role) !== 'admin') throw wrongField('companyId', 'Please choose the company of this user');
  if (companyId !== stored.companyId && stored.isOwner)
    throw new Refusal(409, 'user_needed', `${fullName(stored)} owns ${stored.companyName} and can't move to another company.`);
  if (companyId !== stored.companyId && stored.role === 'yacht_owner')
    throw wrongField('companyId', `${fullName(stored)} owns a yacht of ${stored.companyName} and can't move to another company.`);
  const changes = difference(stored, { ...rest, companyId });
  if (Object.keys(changes).length === 0 && !passwordHash) return { before: stored, user: stored };
  const moves = companyId !== stored.companyId;
  if (moves) {
    await settleInvitations(t, request, stored, { keep });
    await releaseFromCompany(t, stored, companyOf({ companyId }));
  }
  await adoptPicture(t, companyOf({ companyId }), 'imageUrl', rest.imageUrl);
  await changeAccount(t, stored.id, { ...rest, companyId, passwordHash });
  await settleInvitations(t, request, stored, { keep, left: true });
  const changed = await readUser(t, request.scope, stored.id);
  // The feed shows that the password changed, but never the password.
  await record(t, request, {
    companyId: companyOf({ companyId }),
    action: 'update',
    resourceType: 'user',
    resourceId: changed.id,
    details: `Updated user ${fullName(changed)}${passwordHash ? ', with a new password' : ''}`,
    changes,
  });
  if (moves) await announce(t, { companyId: companyOf(stored), resourceType: 'user', resourceId: changed.id });
  return { before: stored, user: changed };
}

/** The company a person is assigned to, by id or by name; undefined if neither is given. */
async function companyNamed(
  t: Transaction,
  { companyId, companyName }: { companyId?: number | null | undefined; companyName?: string | null | undefined },
): Promise<number | undefined> {
  if (!companyId && !companyName) return undefined;
  const found = await companyBy(t, { id: companyId, name: companyName });
  if (found === undefined)
    throw wrongField(
      companyName ? 'companyName' : 'companyId',
      companyName ? `There is no company named ${companyName}.` : 'This company no longer exists.',
    );
  return found;
}
