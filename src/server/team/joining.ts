import { LetterToken } from '#domain/session/reset.ts';
import { SignedIn } from '#domain/session/session.ts';
import type { Role } from '#domain/session/words.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { InvitationShown, Joining } from '#domain/team/team.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';
import { wrongField } from '../platform/errors.ts';
import { clientOf, consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow } from '../platform/rows.ts';
import { hashToken } from '../platform/sign-in.ts';
import { recordAs } from '../platform/write.ts';
import { rememberBrowser } from '../session/known-browsers.ts';
import { hashNewPassword } from '../session/passwords.ts';
import { openSession } from '../session/store.ts';
import { invitationByToken, redeemInvitation } from './store.ts';

const stale = 'This invitation has expired, was withdrawn, or has already been used. Please ask for a new one.';

/** What an invitation's link opens: who invites, and joining the company. */
export function joiningRoutes(app: App, parts: Parts): void {
  const { db } = parts;
  app.post(
    '/api/join/look',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Team'],
        operationId: 'getInvitationByToken',
        summary: 'Read an invitation by its token',
        description: 'Shows which company an invitation leads to, before the account is created.',
        body: z.object({ token: LetterToken }),
        response: { 200: InvitationShown },
      },
    },
    async (request) => {
      await limitAttempts(db, clientOf(request));
      const invitation = await invitationByToken(db, hashToken(request.body.token));
      if (!invitation) throw wrongField('token', stale);
      return invitation;
    },
  );

  app.post(
    '/api/join',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Team'],
        operationId: 'joinCompany',
        summary: 'Join a company',
        description: 'Creates the account of an invited person, a colleague or the owner of a yacht, and signs them in.',
        body: Joining,
        response: { 201: SignedIn },
      },
    },
    async (request, reply) => {
      await limitAttempts(db, clientOf(request));
      const { token, password, firstName, lastName } = request.body;
      const passwordHash = await hashNewPassword('password', password);
      const userId = await asPlatform(db, 'anyone with an invitation').transaction(async (t) => {
        const invitation = await redeemInvitation(t, hashToken(token));
        if (!invitation) throw wrongField('token', stale);
        const { companyId, email, yachtOwnerId } = invitation;
        const id = await addRow(t, 'users', {
          companyId,
          email,
          firstName,
          lastName,
          passwordHash,
          role: invitation.role as Role,
        });
        if (yachtOwnerId !== null && !(await isNowOwner(t, companyId, yachtOwnerId, id))) throw wrongField('token', stale);
        const userName = fullName({ firstName, lastName });
        const activity =
          yachtOwnerId === null
            ? ({ resourceType: 'user', resourceId: id, details: `${userName} joined the team` } as const)
            : ({ resourceType: 'yacht_owner', resourceId: yachtOwnerId, details: `${userName} joined as a yacht owner` } as const);
        await recordAs(t, { companyId, action: 'create', ...activity }, { userId: id, userName, ip: request.ip });
        return id;
      });
      reply.code(201);
      await rememberBrowser(parts, request, reply, userId);
      return openSession(db, userId, { userAgent: request.headers['user-agent'], ip: request.ip });
    },
  );
}

/** Links the account to the owner it was created for. False if the owner has another one. */
async function isNowOwner(t: Transaction, companyId: number, id: number, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await t
    .updateTable('yachtOwners')
    .set({ userId })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('userId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function limitAttempts(db: Database, client: string): Promise<void> {
  return consumeAttempt(db, { key: `join:${client}`, max: 60, minutes: 15 }, 'Too many attempts. Please wait a few minutes and try again.');
}
