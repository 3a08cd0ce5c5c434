import {
  Cancellation,
  PlainPayment,
  PlanChange,
  PlanChanged,
  SubscriptionTold,
  SubscriptionToConfirm,
  SubscriptionWanted,
  ToConfirm,
} from '#domain/billing/change-of-plan.ts';
import { Subscription, SubscriptionDetails } from '#domain/billing/subscription.ts';
import type { FastifyRequest } from 'fastify';
import { logged, Refusal } from '../platform/errors.ts';
import { take } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { tillOf } from './books.ts';
import { beginPlainPayment } from './plain-payments.ts';
import { asTold, latestSubscription } from './store.ts';
import { cancel, changePlan, getOrCreate, refresh, resume, type Asking } from './subscriptions.ts';

// Whoever has lapsed must be able to come back.
const forItsManagers = { may: 'run-company', whileLapsed: true } as const;

/** What one's company pays for. */
export function billingRoutes(app: App, parts: Parts): void {
  const { db, payments } = parts;

  app.get(
    '/api/subscription/details',
    {
      config: { may: 'run-company' },
      schema: { tags: ['Billing'], summary: 'The subscription of one’s company', response: { 200: SubscriptionDetails } },
    },
    async (request) => {
      const { companyId } = request.person;
      // What the provider can't tell now is told as it was.
      if (payments && companyId !== null)
        await refresh({ db, provider: payments }, companyId).catch(logged(request.log, 'reading a subscription again failed'));
      return { subscription: await told(request) };
    },
  );

  app.post(
    '/api/get-or-create-subscription',
    {
      config: forItsManagers,
      schema: {
        tags: ['Billing'],
        summary: 'Make the company’s subscription run',
        body: SubscriptionWanted,
        response: { 200: SubscriptionToConfirm },
      },
    },
    async (request) => {
      const left = await getOrCreate(tillOf(parts), await asking(request), request.body.planId);
      return { ...confirming(left.toConfirm), setupIntentId: left.setupIntentId, resumed: left.resumed, subscription: await told(request) };
    },
  );

  app.post(
    '/api/subscription/cancel',
    {
      config: forItsManagers,
      schema: {
        tags: ['Billing'],
        summary: 'Cancel the subscription at the end of its period',
        body: Cancellation,
        response: { 200: SubscriptionTold },
      },
    },
    async (request) => {
      await cancel(tillOf(parts), await asking(request), request.body.subscriptionId);
      return {
        message: 'Your subscription is cancelled. You keep access until the end of the period.',
        subscription: (await told(request)) as Subscription,
      };
    },
  );

  app.post(
    '/api/subscription/resume',
    { config: forItsManagers, schema: { tags: ['Billing'], summary: 'Take a cancellation back', response: { 200: SubscriptionTold } } },
    async (request) => {
      await resume(tillOf(parts), await asking(request));
      return { message: 'Your subscription goes on.', subscription: (await told(request)) as Subscription };
    },
  );

  app.post(
    '/api/subscription/change-plan',
    { config: forItsManagers, schema: { tags: ['Billing'], summary: 'Change the plan', body: PlanChange, response: { 200: PlanChanged } } },
    async (request) => {
      const toConfirm = await changePlan(tillOf(parts), await asking(request), request.body.planId);
      return {
        ...confirming(toConfirm),
        message: toConfirm ? 'Please confirm the payment. Your plan changes once it is paid.' : 'Your plan is changed.',
        subscription: (await told(request)) as Subscription,
      };
    },
  );

  app.post(
    '/api/create-payment-intent',
    {
      config: { may: 'run-fleet', whileLapsed: true },
      schema: {
        tags: ['Billing'],
        summary: 'Begin the plain payment of the checkout page',
        body: PlainPayment,
        response: { 200: ToConfirm },
      },
    },
    async (request) => confirming(await beginPlainPayment(tillOf(parts), await asking(request))),
  );

  async function told(request: FastifyRequest): Promise<Subscription | null> {
    const { scope, person } = request;
    if (person.companyId === null) return null;
    const { rows } = await db.in(scope).executeQuery(latestSubscription(scope, person.companyId));
    return rows[0] ? asTold(rows[0]) : null;
  }

  /** The company that pays. The provider is asked each time, so nobody may ask without end. */
  async function asking(request: FastifyRequest): Promise<Asking> {
    const { companyId } = request.person;
    if (companyId === null) throw new Refusal(409, 'no_company', 'Platform admins belong to no company that could pay.');
    await take(db, { key: `billing:${companyId}`, most: 60, minutes: 1 }, 'That was asked very often. Please wait a minute.');
    return { companyId, request };
  }
}

function confirming(toConfirm: { kind: 'setup' | 'payment'; secret: string } | null) {
  return { clientSecret: toConfirm?.secret ?? null, kind: toConfirm?.kind ?? null };
}
