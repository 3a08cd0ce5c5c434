import type { FastifyRequest } from 'fastify';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { maxPasskeys, NewPasskey, Passkey, PasskeyChallenge, PasskeyWanted, UsedPasskey } from '#domain/session/passkey.ts';
import { CurrentPassword, passwordNeeded, ticketMinutes } from '#domain/session/second-step.ts';
import { SignedIn } from '#domain/session/session.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { companyOf } from '../platform/company.ts';
import { withExample } from '../platform/examples.ts';
import type { Database } from '../platform/database.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import { clientOf, consumeAttempt, limitFailures } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { record, write } from '../platform/write.ts';
import { passkeysOf, passkeyUsed, passkeyWithOwner, addPasskey, removePasskey } from './passkey-store.ts';
import { knownBrowser, rememberBrowser } from './known-browsers.ts';
import { proveAgain } from './prove-again.ts';
import { notifyOfNewWayIn } from './security-letter.ts';
import { signIn } from './store.ts';
import { giveTicket, useUp, type Purpose } from './tickets.ts';

// Loaded with the first passkey: it takes half a second and 25 MB that a start can save.
const webauthn = () => import('@simplewebauthn/server');

const bodyLimit = 16 * 1024;
const timeout = ticketMinutes * 60_000;
const bytesOf = (ticket: string) => new Uint8Array(Buffer.from(ticket, 'base64url'));

/** Signing in with a passkey, which counts as both steps: something the person has, unlocked by a fingerprint, a face or a PIN. */
export function passkeyRoutes(app: App, parts: Parts): void {
  const { db, address } = parts;

  app.post(
    '/api/auth/passkey/options',
    {
      config: { may: 'anyone' },
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'getPasskeySignInOptions',
        summary: 'Get a challenge to sign in with a passkey',
        description: 'Returns what a browser needs to ask for a passkey. The challenge works once, within five minutes.',
        response: { 200: PasskeyChallenge },
      },
    },
    async (request) => {
      await consumeAttempt(
        db,
        { key: `passkey:asked:${await attemptKey(db, request)}`, max: 300, minutes: 15 },
        'Too many sign-in attempts. Please wait a few minutes and try again.',
      );
      const { generateAuthenticationOptions } = await webauthn();
      const challenge = bytesOf(await giveTicket(db, 'passkey', null));
      return generateAuthenticationOptions({
        rpID: relyingParty(address()).id,
        challenge,
        timeout,
        userVerification: 'required',
      }) as Promise<z.infer<typeof PasskeyChallenge>>;
    },
  );

  app.post(
    '/api/auth/passkey',
    {
      config: { may: 'anyone' },
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'signInWithPasskey',
        summary: 'Sign in with a passkey',
        description: 'Exchanges a challenge signed by a passkey for a token.',
        body: UsedPasskey,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const limit = { key: `passkey:${await attemptKey(db, request)}`, max: 20, minutes: 15 };
      const userId = await limitFailures(db, [limit], 'Too many failed sign-ins. Please wait a few minutes and try again.', () =>
        ownerByPasskey(db, address(), request.body.credential),
      );
      if (userId === undefined)
        throw new Refusal(
          401,
          'wrong_passkey',
          "This passkey doesn't belong to an account here. Please try another one, or use your password.",
        );
      await rememberBrowser(parts, request, reply, userId);
      return signIn(db, userId, { userAgent: request.headers['user-agent'], ip: request.ip });
    },
  );

  ownPasskeyRoutes(app, parts);
}

/** The key that counts attempts with a passkey: a browser that someone has signed in with before isn't counted with its neighbors. */
async function attemptKey(db: Database, request: FastifyRequest): Promise<string> {
  const browser = await knownBrowser(db, request);
  return browser ? `browser:${browser}` : `client:${clientOf(request)}`;
}

/** The caller's own passkeys. */
function ownPasskeyRoutes(app: App, parts: Parts): void {
  const { db, address } = parts;
  const config = { may: 'own-account' } as const;

  app.get(
    '/api/profile/passkeys',
    {
      config,
      schema: {
        tags: ['Session'],
        operationId: 'listPasskeys',
        summary: 'List your passkeys',
        description: 'Returns the passkeys of the caller’s account, oldest first.',
        response: { 200: z.array(Passkey) },
      },
    },
    ({ person, scope }) => passkeysOf(db.in(scope), person.id),
  );

  app.post(
    '/api/profile/passkeys/options',
    {
      config,
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'getNewPasskeyOptions',
        summary: 'Get a challenge to make a passkey',
        description: 'Returns what a browser needs to make a new passkey, after the current password is given again.',
        body: CurrentPassword,
        response: { 200: PasskeyWanted },
      },
    },
    async ({ person, body, scope }) => {
      await proveAgain(db, person.id, body.currentPassword, passwordNeeded);
      const known = await passkeysOf(db.in(scope), person.id);
      if (known.length >= maxPasskeys)
        throw new Refusal(409, 'too_many_passkeys', `You already have ${maxPasskeys} passkeys. Please remove one first.`);
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: 'Fairlead',
        rpID: relyingParty(address()).id,
        timeout,
        attestationType: 'none',
        userID: handleOf(person.id),
        userName: person.email,
        userDisplayName: fullName(person),
        challenge: bytesOf(await giveTicket(db, 'new-passkey', person.id)),
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      });
      return options as z.infer<typeof PasskeyWanted>;
    },
  );

  app.post(
    '/api/profile/passkeys',
    {
      config,
      bodyLimit,
      schema: {
        tags: ['Session'],
        operationId: 'addPasskey',
        summary: 'Add a passkey',
        description: 'Stores a passkey that a browser made from the options for a new one.',
        body: NewPasskey,
        response: { 201: Passkey },
      },
    },
    async (request, reply) => {
      const { name, credential } = request.body;
      const made = await madePasskey(db, address(), request.person.id, credential);
      if (!made) throw new Refusal(422, 'wrong_passkey', "This passkey can't be used here, or took too long to make. Please try again.");
      return write(db, request, reply, 201, async (t, { id: userId, companyId }) => {
        const stored = await addPasskey(t, {
          userId,
          name,
          credentialId: made.id,
          publicKey: Buffer.from(made.publicKey),
          counter: made.counter,
          transports: made.transports ?? [],
        });
        await record(t, request, {
          companyId: companyOf({ companyId }),
          action: 'update',
          resourceType: 'user',
          resourceId: userId,
          details: 'Added a passkey',
        });
        await notifyOfNewWayIn(
          t,
          address(),
          request.person,
          'A passkey was added to your account',
          `The passkey “${name}” opens your Fairlead account from now on.`,
        );
        return stored;
      });
    },
  );

  app.delete(
    '/api/profile/passkeys/:id',
    {
      config,
      schema: {
        tags: ['Session'],
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description: 'Removes a passkey from the caller’s account; it no longer signs in.',
        params: z.object({ id: withExample(z.string(), '5b0f7c1e-2d44-4f0a-9a53-0d6f3f1f8a10') }),
        response: { 204: z.null() },
      },
    },
    (request: FastifyRequest<{ Params: { id: string } }>, reply) =>
      write(db, request, reply, 204, async (t, { id: userId, companyId }) => {
        const { success: isId, data: id } = z.uuid().safeParse(request.params.id);
        if (!isId || !(await removePasskey(t, userId, id))) throw notThere();
        await record(t, request, {
          companyId: companyOf({ companyId }),
          action: 'update',
          resourceType: 'user',
          resourceId: userId,
          details: 'Removed a passkey',
        });
        return null;
      }),
  );
}

/**
 * The relying party that browsers create passkeys for: the host name of our address. Browsers refuse IP addresses; on a developer's machine
 * the name is localhost.
 */
function relyingParty(address: string): { id: string; origin: string } {
  const url = new URL(address);
  if (/^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** An account as authenticators know it: the number reveals nothing about the person. */
function handleOf(userId: number) {
  return new Uint8Array(Buffer.from(String(userId)));
}

/** The challenge that a browser answered, if it is ours, for this account, and not answered yet. Reading it uses it up. */
async function challengeMet(db: Database, clientData: string, purpose: Purpose, userId: number | null): Promise<string | null> {
  const challenge = challengeIn(clientData);
  const ticket = await db.atTheDoor((t) => useUp(t, challenge, purpose));
  return ticket?.userId === userId ? challenge : null;
}

function challengeIn(clientData: string): string {
  try {
    return String(JSON.parse(Buffer.from(clientData, 'base64url').toString()).challenge);
  } catch {
    return '';
  }
}

type NewCredential = z.infer<typeof NewPasskey>['credential'];

/** The passkey that a browser created, or null if it isn't valid. The library throws if so. */
async function madePasskey(db: Database, address: string, userId: number, made: NewCredential): Promise<WebAuthnCredential | null> {
  const { verifyRegistrationResponse } = await webauthn();
  const expectedChallenge = await challengeMet(db, made.response.clientDataJSON, 'new-passkey', userId);
  if (expectedChallenge === null) return null;
  const { id, origin } = relyingParty(address);
  const response = { ...made, clientExtensionResults: {} };
  const proven = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  return proven?.registrationInfo?.credential ?? null;
}

/** The owner of the passkey that signed this, or null if the signature isn't valid. */
async function ownerByPasskey(db: Database, address: string, used: UsedPasskey['credential']): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const expectedChallenge = await challengeMet(db, used.response.clientDataJSON, 'passkey', null);
  const stored = await passkeyWithOwner(db, used.id);
  if (expectedChallenge === null || !stored) return undefined;
  const { id, origin } = relyingParty(address);
  const response = { ...used, clientExtensionResults: {} };
  const credential = { id: used.id, publicKey: new Uint8Array(stored.publicKey), counter: stored.counter };
  const proven = await verifyAuthenticationResponse({
    response,
    credential,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!proven?.verified || !(await passkeyUsed(db, stored.id, proven.authenticationInfo.newCounter))) return undefined;
  return stored.userId;
}
