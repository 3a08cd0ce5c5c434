import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CurrentPassword,
  FirstCode,
  NewSecret,
  passwordNeeded,
  readCode,
  RecoveryCodes,
  SecondStep,
  SecondStepProof,
} from '#domain/session/second-step.ts';
import { SignedIn } from '#domain/session/session.ts';
import { z } from '#domain/shared/zod.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { forget, consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { record, write } from '../platform/write.ts';
import { newRecoveryCodes, newSecret, replaceRecoveryCodes, spend, stepOf, switchOff } from './authenticators.ts';
import { knownBrowser, rememberBrowser } from './known-browsers.ts';
import { proveAgain } from './prove-again.ts';
import { confirmSecret, holdSecondStep, keepSecret, secondStepOf, secretOf } from './second-step-store.ts';
import { notifyOfNewWayIn } from './security-letter.ts';
import { signIn } from './store.ts';
import { holderOf, useUp } from './tickets.ts';

const wrongCode = "This code isn't right or has already been used. Please enter the latest one.";
const onAlready = () => new Refusal(409, 'second_step_on', 'Two-step sign-in is already on.');
const notOn = () => new Refusal(409, 'second_step_off', "Two-step sign-in isn't on.");
const over = () => new Refusal(401, 'ticket_over', 'That took too long. Please sign in again.');
const tooManyCodes = 'Too many wrong codes. Please wait a few minutes and try again.';
const bodyLimit = 16 * 1024;

/** The second step of a sign-in. */
export function secondStepRoutes(app: App, parts: Parts): void {
  const { db } = parts;

  app.post(
    '/api/auth/login/second-step',
    {
      config: { may: 'anyone' },
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'completeSecondStep',
        summary: 'Finish signing in with a code',
        description: 'Exchanges the ticket from signing in and a code, from an authenticator app or the recovery codes, for a token.',
        body: SecondStepProof,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const { ticket, code } = request.body;
      const userId = await holderOf(db, ticket, 'second-step');
      if (userId === undefined) throw over();
      const tries = triesOf(userId, (await knownBrowser(db, request, { id: userId })) !== undefined);
      await consumeAttempt(db, tries, tooManyCodes);
      const typed = readCode(code);
      await db.atTheDoor(async (t) => {
        if (!(await useUp(t, ticket, 'second-step'))) throw over();
        // A wrong code rolls this back, so the ticket stays valid for another attempt.
        if (!typed || !(await spend(t, userId, typed, Date.now()))) throw new Refusal(401, 'wrong_code', wrongCode);
      });
      await forget(db, tries.key);
      await rememberBrowser(parts, request, reply, userId);
      return signIn(db, userId, { userAgent: request.headers['user-agent'], ip: request.ip });
    },
  );

  ownSecondStepRoutes(app, parts);
}

/** The caller's two-step sign-in: turning it on and off, and its recovery codes. */
function ownSecondStepRoutes(app: App, { db, address }: Parts): void {
  const config = { may: 'own-account' } as const;

  app.get(
    '/api/profile/second-step',
    {
      config,
      schema: {
        tags: ['Session'],
        operationId: 'getSecondStep',
        summary: 'Read two-step sign-in settings',
        description: 'Returns whether the caller’s account has two-step sign-in turned on, and how many recovery codes are left.',
        response: { 200: SecondStep },
      },
    },
    ({ person, scope }) => secondStepOf(db, scope, person.id),
  );

  app.post(
    '/api/profile/second-step',
    {
      config,
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'startSecondStep',
        summary: 'Start setting up two-step sign-in',
        description: 'Returns a new secret for an authenticator app; two-step sign-in stays off until a code confirms it.',
        body: CurrentPassword,
        response: { 200: NewSecret },
      },
    },
    async ({ person, body }) => {
      await proveAgain(db, person.id, body.currentPassword, passwordNeeded);
      const made = newSecret(person.email);
      if (!(await keepSecret(db, person.id, made.secret))) throw onAlready();
      return made;
    },
  );

  app.post(
    '/api/profile/second-step/confirm',
    {
      config,
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'confirmSecondStep',
        summary: 'Turn on two-step sign-in',
        description:
          'Turns on two-step sign-in once a code from the authenticator app matches, and returns the recovery codes this one time.',
        body: FirstCode,
        response: { 200: RecoveryCodes },
      },
    },
    async (request, reply) => {
      const { id } = request.person;
      await consumeAttempt(db, triesOf(id, true), tooManyCodes);
      const { createdAt, usedStep } = await firstCode(db, id, request.body.code);
      const recoveryCodes = newRecoveryCodes();
      await change(db, request, reply, 'Turned on two-step sign-in', async (t) => {
        if (!(await confirmSecret(t, id, { createdAt, usedStep }))) throw onAlready();
        await replaceRecoveryCodes(t, id, recoveryCodes);
      });
      await forget(db, triesOf(id, true).key);
      return { recoveryCodes };
    },
  );

  app.post(
    '/api/profile/second-step/recovery-codes',
    {
      config,
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'replaceRecoveryCodes',
        summary: 'Replace the recovery codes',
        description: 'Returns ten new recovery codes; the old ones stop working.',
        body: CurrentPassword,
        response: { 200: RecoveryCodes },
      },
    },
    async (request, reply) => {
      const { id } = request.person;
      await proveAgain(db, id, request.body.currentPassword, passwordNeeded);
      const recoveryCodes = newRecoveryCodes();
      await change(db, request, reply, 'Created new recovery codes', async (t) => {
        // Locked, so that of two simultaneous requests, the later one's codes are the valid ones.
        if (!(await holdSecondStep(t, id))) throw notOn();
        await replaceRecoveryCodes(t, id, recoveryCodes);
      });
      // A repeated request with the same key gets no codes: they are stored nowhere.
      return { recoveryCodes: reply.hasHeader('idempotency-replayed') ? [] : recoveryCodes };
    },
  );

  app.post(
    '/api/profile/second-step/off',
    {
      config,
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'turnOffSecondStep',
        summary: 'Turn off two-step sign-in',
        description: 'Turns off two-step sign-in for the caller’s account, after the current password is given again.',
        body: CurrentPassword,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await proveAgain(db, request.person.id, request.body.currentPassword, passwordNeeded);
      await change(db, request, reply, 'Turned off two-step sign-in', async (t) => {
        if (!(await switchOff(t, request.person.id))) throw notOn();
        await notifyOfNewWayIn(
          t,
          address(),
          request.person,
          'Two-step sign-in is off',
          'Two-step sign-in was turned off for your Fairlead account. From now on, you sign in with just your password.',
        );
      });
      return reply.code(204).send(null);
    },
  );
}

/** The half minute of the first code, which shows that the app has the secret; a wrong code is refused at its field. */
async function firstCode(db: Database, userId: number, code: string): Promise<{ createdAt: string; usedStep: number }> {
  const app = await secretOf(db, userId);
  if (!app) throw notOn();
  if (app.confirmedAt) throw onAlready();
  const typed = readCode(code);
  const usedStep = typed && 'digits' in typed ? stepOf(app.secret, typed.digits, Date.now()) : null;
  if (usedStep === null) throw wrongField('code', "This code isn't right. Please enter the latest one from your app.");
  return { createdAt: app.createdAt, usedStep };
}

/** A change to how a person signs in, with its activity. The answer contains a secret, so it isn't stored for repeated requests. */
async function change(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  details: string,
  make: (t: Transaction) => Promise<void>,
): Promise<void> {
  await write(db, request, reply, 200, async (t, { id, companyId }) => {
    await make(t);
    await record(t, request, { companyId: companyOf({ companyId }), action: 'update', resourceType: 'user', resourceId: id, details });
    return null;
  });
}

/**
 * Ten codes in a quarter of an hour, for all sign-ins of one account together: nobody gets through a million that way. Known browsers have
 * ten of their own, so that someone who found out the password can't lock out the owner.
 */
function triesOf(userId: number, isKnown: boolean) {
  return { key: `second-step:${userId}${isKnown ? ':known' : ''}`, max: 10, minutes: 15 };
}
