import { Bills, maxBills } from '#domain/billing/bills.ts';
import {
  Cancellation,
  CardToConfirm,
  ConfirmedCard,
  PlainPayment,
  PlanChange,
  PlanChanged,
  SubscriptionAnswer,
  SubscriptionToConfirm,
  SubscriptionWanted,
  ToConfirm,
} from '#domain/billing/change-of-plan.ts';
import { Subscription, SubscriptionDetails } from '#domain/billing/subscription.ts';
import { decimalOf } from '#domain/shared/money.ts';
import type { FastifyRequest } from 'fastify';
import { logged, Refusal } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { billingContext } from './books.ts';
import { beginCard, replaceCard } from './cards.ts';
import { beginPlainPayment } from './plain-payments.ts';
import { presentSubscription, latestSubscription } from './store.ts';
import { cancel, changePlan, getOrCreate, inOurWords, knownCustomer, refresh, resume, type Requester } from './subscriptions.ts';
import './examples.ts';

// A company whose subscription lapsed must be able to subscribe again.
const forItsManagers = { may: 'run-company', whileLapsed: true } as const;

/** The subscription of the user's company. */
export function billingRoutes(app: App, parts: Parts): void {
  const { db, payments } = parts;

  app.get(
    '/api/subscription/details',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Billing'],
        operationId: 'getSubscription',
        summary: 'Read your subscription',
        description: 'Returns the subscription of the caller’s company, as the payment provider has it now.',
        response: { 200: SubscriptionDetails },
      },
    },
    async (request) => {
      const { companyId } = request.person;
      // If the provider is unreachable, the last known state is returned.
      if (payments && companyId !== null)
        await refresh({ db, provider: payments }, companyId).catch(logged(request.log, 'could not refresh a subscription'));
      return { subscription: await currentSubscription(request) };
    },
  );

  app.post(
    '/api/get-or-create-subscription',
    {
      config: forItsManagers,
      schema: {
        tags: ['Billing'],
        operationId: 'getOrCreateSubscription',
        summary: 'Start or continue a subscription',
        description: 'Ensures that the company has a subscription to a plan, and returns any card confirmation that is still needed.',
        body: SubscriptionWanted,
        response: { 200: SubscriptionToConfirm },
      },
    },
    async (request) => {
      const left = await getOrCreate(billingContext(parts), await requesterOf(request), request.body.planId);
      return {
        ...confirming(left.toConfirm),
        setupIntentId: left.setupIntentId,
        resumed: left.resumed,
        subscription: await currentSubscription(request),
      };
    },
  );

  app.post(
    '/api/subscription/cancel',
    {
      config: forItsManagers,
      schema: {
        tags: ['Billing'],
        operationId: 'cancelSubscription',
        summary: 'Cancel your subscription',
        description:
          'Cancels the subscription at the end of its paid period; access lasts until then. One with an overdue payment ends at once.',
        body: Cancellation,
        response: { 200: SubscriptionAnswer },
      },
    },
    async (request) => {
      await cancel(billingContext(parts), await requesterOf(request), request.body.subscriptionId);
      const subscription = (await currentSubscription(request)) as Subscription;
      return {
        message:
          subscription.status === 'canceled'
            ? 'Your subscription has ended, and the overdue payment isn’t taken.'
            : 'Your subscription is cancelled. You keep access until the end of the period.',
        subscription,
      };
    },
  );

  app.post(
    '/api/subscription/resume',
    {
      config: forItsManagers,
      schema: {
        tags: ['Billing'],
        operationId: 'resumeSubscription',
        summary: 'Resume your subscription',
        description: 'Reverses a cancellation before the paid period ends.',
        response: { 200: SubscriptionAnswer },
      },
    },
    async (request) => {
      await resume(billingContext(parts), await requesterOf(request));
      return { message: 'Your subscription continues.', subscription: (await currentSubscription(request)) as Subscription };
    },
  );

  app.post(
    '/api/subscription/change-plan',
    {
      config: forItsManagers,
      schema: {
        tags: ['Billing'],
        operationId: 'changePlan',
        summary: 'Change your plan',
        description: 'Moves the subscription to another plan, and returns any card confirmation that is still needed.',
        body: PlanChange,
        response: { 200: PlanChanged },
      },
    },
    async (request) => {
      const toConfirm = await changePlan(billingContext(parts), await requesterOf(request), request.body.planId);
      return {
        ...confirming(toConfirm),
        message: toConfirm ? 'Please confirm the payment. Your plan changes once it is paid.' : 'Your plan has changed.',
        subscription: (await currentSubscription(request)) as Subscription,
      };
    },
  );

  app.post(
    '/api/subscription/card',
    {
      config: forItsManagers,
      schema: {
        tags: ['Billing'],
        operationId: 'setUpCard',
        summary: 'Set up another card',
        description: 'Starts replacing the card of a running subscription, and returns what the new card has to confirm.',
        response: { 200: CardToConfirm },
      },
    },
    async (request) => {
      const { id, clientSecret } = await beginCard(billingContext(parts), await requesterOf(request));
      return { clientSecret: clientSecret as string, kind: 'setup' as const, setupIntentId: id };
    },
  );

  app.post(
    '/api/subscription/card/confirm',
    {
      config: forItsManagers,
      schema: {
        tags: ['Billing'],
        operationId: 'replaceCard',
        summary: 'Replace the card',
        description: 'Charges the new card from now on, once the payment provider has confirmed it.',
        body: ConfirmedCard,
        response: { 200: SubscriptionAnswer },
      },
    },
    async (request) => {
      await replaceCard(billingContext(parts), (await requesterOf(request)).companyId, request.body.setupIntentId);
      return { message: 'Your new card will be charged from now on.', subscription: (await currentSubscription(request)) as Subscription };
    },
  );

  app.get(
    '/api/subscription/bills',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Billing'],
        operationId: 'listBills',
        summary: 'List your bills',
        description: `Returns the last ${maxBills} bills of your subscription, the latest first, as the payment provider has them.`,
        response: { 200: Bills },
      },
    },
    async (request) => {
      const context = billingContext(parts);
      const { companyId } = await requesterOf(request);
      const customerId = await knownCustomer(context, companyId);
      const bills = customerId === undefined ? [] : await context.provider.readBills(customerId, maxBills).catch(inOurWords);
      return { bills: bills.map(({ at, pence, ...bill }) => ({ ...bill, date: at, amount: decimalOf(pence) })) };
    },
  );

  app.post(
    '/api/create-payment-intent',
    {
      config: { may: 'any:write', whileLapsed: true },
      schema: {
        tags: ['Billing'],
        operationId: 'createPaymentIntent',
        summary: 'Start a one-off payment',
        description: 'Starts the one-off payment of the checkout page.',
        body: PlainPayment,
        response: { 200: ToConfirm },
      },
    },
    async (request) => confirming(await beginPlainPayment(billingContext(parts), await requesterOf(request))),
  );

  async function currentSubscription(request: FastifyRequest): Promise<Subscription | null> {
    const { scope, person } = request;
    if (person.companyId === null) return null;
    const { rows } = await db.in(scope).executeQuery(latestSubscription(scope, person.companyId));
    return rows[0] ? presentSubscription(rows[0]) : null;
  }

  /** The company that pays. Each call asks the provider, so the calls are rate-limited. */
  async function requesterOf(request: FastifyRequest): Promise<Requester> {
    const { companyId } = request.person;
    if (companyId === null) throw new Refusal(409, 'no_company', "Platform admins don't belong to a company, so there is nothing to pay.");
    await consumeAttempt(db, { key: `billing:${companyId}`, max: 60, minutes: 1 }, 'Too many requests. Please wait a minute.');
    return { companyId, request };
  }
}

function confirming(toConfirm: { kind: 'setup' | 'payment'; secret: string } | null) {
  return { clientSecret: toConfirm?.secret ?? null, kind: toConfirm?.kind ?? null };
}
