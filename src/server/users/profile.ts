import { ChangedProfile, deviceInWords, newAddressNeeds, OpenSession, ProfileChanges } from '#domain/session/profile.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptPicture } from '../files/store.ts';
import { withExample } from '../platform/examples.ts';
import { notThere, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { personOf, tokenHash } from '../platform/sign-in.ts';
import { difference, record, write } from '../platform/write.ts';
import { holdUser, changeAccount } from './store.ts';
import { hashNewPassword } from '../session/passwords.ts';
import { rememberBrowser } from '../session/known-browsers.ts';
import { proveAgain } from '../session/prove-again.ts';
import { notifyOfNewCredentials } from '../session/security-letter.ts';
import { companyDeletion, openSession, endOtherSessions, endSessionOf, sessionsOf } from '../session/store.ts';

/** The caller's account and open sessions. */
export function profileRoutes(app: App, { db, address }: Parts): void {
  app.patch(
    '/api/profile',
    {
      config: { may: 'own-account' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Session'],
        operationId: 'updateProfile',
        summary: 'Change your account',
        description:
          'Changes the caller’s own name, picture, email address or password; a new password ends all other sessions and returns a new token.',
        body: ProfileChanges,
        response: { 200: ChangedProfile },
      },
    },
    async (request, reply) => {
      const { currentPassword, newPassword, ...changes } = request.body;
      const isNewAddress = changes.email !== undefined && changes.email.toLowerCase() !== request.person.email.toLowerCase();
      if (newPassword || isNewAddress)
        await proveAgain(
          db,
          request.person.id,
          currentPassword,
          isNewAddress ? newAddressNeeds : 'All password fields must be filled to change password',
        );
      const passwordHash = newPassword ? await hashNewPassword('newPassword', newPassword) : undefined;
      await write(db, request, reply, 200, async (t) => {
        const { id } = request.person;
        const { row: stored, companyId } = await holdUser(t, request.scope, id);
        const changed = difference(stored, changes);
        if (Object.keys(changed).length === 0 && !passwordHash) return null;
        if (changes.imageUrl && stored.role === 'yacht_owner') throw wrongField('imageUrl', 'The account of a yacht owner has no picture.');
        await adoptPicture(t, companyId, 'imageUrl', changes.imageUrl);
        await changeAccount(t, id, { ...changes, passwordHash });
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'user',
          resourceId: id,
          details: `Updated their profile${passwordHash ? ', with a new password' : ''}`,
          changes: changed,
        });
        await notifyOfNewCredentials(t, address(), request.person, { email: changes.email, hasNewPassword: passwordHash !== undefined });
        return null;
      });
      // A new password ends all sessions, this one too, so the answer contains a new token.
      if (passwordHash) {
        await rememberBrowser({ db, address }, request, reply, request.person.id);
        return openSession(db, request.person.id, { userAgent: request.headers['user-agent'], ip: request.ip });
      }
      const { person, rows } = await db.enter(tokenHash(request), companyDeletion());
      return { user: { ...personOf(person), ...rows[0] } };
    },
  );

  app.get(
    '/api/profile/sessions',
    {
      config: { may: 'own-account' },
      schema: {
        tags: ['Session'],
        operationId: 'listSessions',
        summary: 'List where you are signed in',
        description: 'Lists the caller’s open sessions, the most recently used first.',
        response: { 200: z.array(OpenSession) },
      },
    },
    async (request) => {
      const mine = tokenHash(request);
      const rows = await sessionsOf(db, request.person.id);
      return rows.map(({ userAgent, tokenHash: hash, ...session }) => ({
        ...session,
        device: deviceInWords(userAgent),
        current: hash.equals(mine),
      }));
    },
  );

  app.delete(
    '/api/profile/sessions',
    {
      config: { may: 'own-account' },
      schema: {
        tags: ['Session'],
        operationId: 'endOtherSessions',
        summary: 'Sign out everywhere else',
        description: 'Ends all of the caller’s sessions except the current one.',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endOtherSessions(db, request.person.id, tokenHash(request));
      await rememberBrowser({ db, address }, request, reply, request.person.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/profile/sessions/:id',
    {
      config: { may: 'own-account' },
      schema: {
        tags: ['Session'],
        operationId: 'endSession',
        summary: 'Sign out one session',
        description: 'Ends one of the caller’s sessions.',
        params: z.object({ id: withExample(z.string(), '0c6a1f6e-8f0e-4b57-8f44-3a1f6f0d2b11') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { success: isId, data: id } = z.uuid().safeParse(request.params.id);
      if (!isId || !(await endSessionOf(db, request.person.id, id))) throw notThere();
      return reply.code(204).send(null);
    },
  );
}
