import type { FastifyReply, FastifyRequest } from 'fastify';
import { offerOf } from '#domain/billing/price-list.ts';
import { AccountAfterPayment, SignUpPayment, SignUpPaymentAnswer } from '#domain/billing/sign-up.ts';
import { z } from '#domain/shared/zod.ts';
import { withExample } from '../platform/examples.ts';
import { wrongField } from '../platform/errors.ts';
import { clientOf, consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { billingContext } from './books.ts';
import { inOurWords } from './subscriptions.ts';
import { beginSignUp, cardSetup, finishMine } from './sign-ups.ts';

const PaymentConfig = z
  .object({ provider: z.enum(['stripe', 'sandbox']).nullable(), testMode: z.boolean(), publishableKey: z.string().nullable() })
  .meta({ id: 'PaymentConfig' });
withExample(PaymentConfig, { provider: 'sandbox', testMode: true, publishableKey: null });

const tooMany = 'Too many attempts. Please wait a few minutes and try again.';
const cookieName = 'signup';
const cookieSeconds = 24 * 3600;

/** From choosing a plan to an account: first the card, then the account. */
export function signUpRoutes(app: App, parts: Parts): void {
  const { db, payments, address } = parts;

  app.get(
    '/api/payment-config',
    {
      config: { may: 'anyone' },
      schema: {
        tags: ['Sign-up'],
        operationId: 'getPaymentConfig',
        summary: 'Read the payment settings',
        description: 'Returns the payment provider in use and its publishable key.',
        response: { 200: PaymentConfig },
      },
    },
    () => payments?.publicConfig() ?? { provider: null, testMode: false, publishableKey: null },
  );

  app.post(
    '/api/create-signup-payment-intent',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Sign-up'],
        operationId: 'createSignUpPaymentIntent',
        summary: 'Start a sign-up',
        description: 'Stores the details of a new company and starts the setup of its card.',
        body: SignUpPayment,
        response: { 200: SignUpPaymentAnswer },
      },
    },
    async (request, reply) => {
      const { planId, billing, signupData } = request.body;
      if (offerOf(planId).billing !== billing) throw wrongField('billing', 'Please choose one of our plans');
      const context = billingContext(parts);
      await consumeAttempt(db, { key: `sign-up:look:${clientOf(request)}`, max: 300, minutes: 15 }, tooMany);
      let token = cookieOf(request);
      if (signupData) {
        // Each sign-up costs a password hash and a customer at the provider.
        await consumeAttempt(db, { key: `sign-up:begin:${clientOf(request)}`, max: 60, minutes: 15 }, tooMany);
        token = await beginSignUp(context, signupData, planId);
        setCookie(reply, token);
      }
      return cardSetup(context, token ?? '', request.body).catch(inOurWords);
    },
  );

  app.post(
    '/api/create-account-after-payment',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Sign-up'],
        operationId: 'createAccountAfterPayment',
        summary: 'Finish a sign-up',
        description: 'Creates the company and its first account once the card is confirmed.',
        body: AccountAfterPayment,
        response: { 200: withExample(z.object({ ok: z.boolean() }), { ok: true }) },
      },
    },
    async (request, reply) => {
      await consumeAttempt(db, { key: `sign-up:finish:${clientOf(request)}`, max: 300, minutes: 15 }, tooMany);
      await finishMine(billingContext(parts), cookieOf(request), request.body).catch(inOurWords);
      return reply.send({ ok: true });
    },
  );

  /** Proves that this browser started the sign-up; scripts can't read it. */
  function setCookie(reply: FastifyReply, token: string): void {
    const secure = address().startsWith('https:') ? '; Secure' : '';
    reply.header('set-cookie', `${cookieName}=${token}; Path=/api; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`);
  }
}

function cookieOf({ headers }: FastifyRequest): string | null {
  return /(?:^|;\s*)signup=([A-Za-z0-9_-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? null;
}
