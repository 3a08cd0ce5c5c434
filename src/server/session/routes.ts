import { z } from '#domain/shared/zod.ts';
import { LoginAnswer } from '#domain/session/second-step.ts';
import { Credentials, SessionUser, SignIn } from '#domain/session/session.ts';
import { withExample } from '../platform/examples.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead, tokenHash } from '../platform/sign-in.ts';
import { guessingLetters, limitGuesses } from './guessing.ts';
import { rememberBrowser } from './known-browsers.ts';
import { isPassword } from './passwords.ts';
import { accountOf, endSession, signIn, companyDeletion } from './store.ts';
import { giveTicket } from './tickets.ts';
import './examples.ts';

/** An unfinished sign-up has no account yet, but an address and a password. */
type UnfinishedSignUps = {
  waitingSignUp(db: Parts['db'], email: string): Promise<{ id: string; passwordHash: string } | undefined>;
  finishIfPaid(parts: Parts, id: string): Promise<void>;
};

/** Signing in and out. */
export function sessionRoutes(app: App, parts: Parts, unfinished: UnfinishedSignUps): void {
  const { db } = parts;

  app.post(
    '/api/auth/login',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Session'],
        operationId: 'signIn',
        summary: 'Sign in',
        description:
          'Exchanges an email address and a password for a token, or for a ticket where the account has two-step sign-in turned on.',
        body: SignIn,
        response: { 200: LoginAnswer },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const account = await limitGuesses(db, request, email, () => accountBehind(parts, unfinished, email, password));
      if (!account) throw new Refusal(401, 'wrong_credentials', 'Invalid email or password. Please try again.');
      if (account.secondStep) return { secondStep: true as const, ticket: await giveTicket(db, 'second-step', account.id) };
      await rememberBrowser(parts, request, reply, account.id);
      return signIn(db, account.id, { userAgent: request.headers['user-agent'], ip: request.ip });
    },
  );

  app.get(
    '/api/auth/session',
    {
      config: { may: 'self:read', signInWithRead: true },
      schema: {
        tags: ['Session'],
        operationId: 'getSession',
        summary: 'Read the current session',
        description: 'Returns the person the token belongs to, with their company and what its subscription allows.',
        response: { 200: SessionUser },
      },
    },
    async (request) => {
      const [company] = await enterAndRead(db, request, companyDeletion);
      return { ...request.person, ...company };
    },
  );

  app.post(
    '/api/auth/logout',
    {
      config: { may: 'own-account' },
      schema: {
        tags: ['Session'],
        operationId: 'signOut',
        summary: 'Sign out',
        description: 'Ends the session of the given token, which no longer works.',
        response: { 200: withExample(z.object({ success: z.boolean() }), { success: true }) },
      },
    },
    async (request) => {
      await endSession(db, tokenHash(request));
      return { success: true };
    },
  );

  guessingLetters(parts);
}

/** The account for this address and password; undefined if they are wrong, which takes just as long. */
async function accountBehind(
  parts: Parts,
  { waitingSignUp, finishIfPaid }: UnfinishedSignUps,
  email: string,
  password: string,
): ReturnType<typeof accountOf> {
  const { db } = parts;
  const [known, waiting] = Credentials.shape.email.safeParse(email).success
    ? await Promise.all([accountOf(db, email), waitingSignUp(db, email)])
    : [];
  if (!(await isPassword((known ?? waiting)?.passwordHash, password))) return undefined;
  if (known || !waiting) return known;
  // If the sign-up wasn't finished, signing in continues it.
  await finishIfPaid(parts, waiting.id);
  return accountOf(db, email);
}
