// What a company can do with its subscription. One call at a time for each company, and no transaction is open during calls to the
// provider.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { tooManyBoatsFor } from '#domain/billing/change-of-plan.ts';
import { offerOf, PlanId } from '#domain/billing/price-list.ts';
import { fullName } from '#domain/shared/words.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { exclusively } from '../platform/leases.ts';
import { record } from '../platform/write.ts';
import {
  allOf,
  bookedById,
  busy,
  countAttempt,
  endOfTrial,
  keep,
  liveOf,
  planInWords,
  provision,
  type Booked,
  type BillingContext,
} from './books.ts';
import { asPayments } from './scope.ts';
import { ProviderError, type ClientSecret, type ProviderSubscription, type Setup } from '../platform/payment-provider.ts';

/** Who makes the request, and for which company. */
export type Requester = { companyId: number; request: FastifyRequest };

/** What is left to confirm with a card, if anything. */
type Left = { toConfirm: ClientSecret | null; setupIntentId: string | null; resumed: boolean };
const nothingLeft: Left = { toConfirm: null, setupIntentId: null, resumed: false };

/** Runs changes to a company's subscription one at a time. */
export const oneAtATime = <T>(context: BillingContext, companyId: number, work: () => Promise<T>): Promise<T> =>
  exclusively(context.db, `company:${companyId}`, busy, work);

/** Makes the company's subscription run: by continuing it, paying what is due, or starting one. */
export function getOrCreate(context: BillingContext, requester: Requester, planId: PlanId | undefined): Promise<Left> {
  return oneAtATime(context, requester.companyId, async () => {
    const live = await unlessReplaced(context, await liveOf(context, requester.companyId), planId);
    if (!live) return begin(context, requester, planId);
    if (live.status === 'incomplete' && (await isFirst(context, live))) return continueSetup(context, live);
    const found = await readAgain(context, live);
    if (hasEnded(found)) return begin(context, requester, planId);
    if (!isRunning(found)) return { ...nothingLeft, toConfirm: found.latestInvoice?.toConfirm ?? null };
    if (!found.cancelAtPeriodEnd) return nothingLeft;
    await setCancel(context, requester, live, false);
    return { ...nothingLeft, resumed: true };
  });
}

/** Cancels it at the end of its paid period, which is over if a payment is overdue. */
export function cancel(context: BillingContext, requester: Requester, subscriptionId: string): Promise<void> {
  return oneAtATime(context, requester.companyId, async () => {
    const mine = await liveOf(context, requester.companyId);
    if (!mine || (subscriptionId !== mine.id && subscriptionId !== mine.providerSubscriptionId)) throw notThere();
    const found = await readAgain(context, mine);
    if (hasEnded(found)) return;
    if (isOverdue(found)) {
      const ended = await context.provider.cancelNow(found.id).catch(inOurWords);
      await keep(context, mine.id, ended, noted(requester, 'Cancelled the subscription'));
    } else if (!found.cancelAtPeriodEnd) {
      await setCancel(context, requester, mine, true);
    }
  });
}

/** Resumes a cancelled subscription while its period is running. */
export function resume(context: BillingContext, requester: Requester): Promise<void> {
  return oneAtATime(context, requester.companyId, async () => {
    const mine = await liveOf(context, requester.companyId);
    const found = mine && mine.status !== 'incomplete' ? await readAgain(context, mine) : null;
    if (!mine || !found || hasEnded(found))
      throw new Refusal(409, 'nothing_to_resume', 'There is no subscription to resume. Please subscribe again.');
    if (found.cancelAtPeriodEnd) await setCancel(context, requester, mine, false);
  });
}

/** Changes the plan of the subscription: immediately, or once its cost is confirmed with a card. */
export function changePlan(context: BillingContext, requester: Requester, planId: PlanId): Promise<ClientSecret | null> {
  return oneAtATime(context, requester.companyId, async () => {
    const { companyId } = requester;
    const mine = await liveOf(context, companyId);
    if (!mine || mine.status === 'incomplete')
      throw new Refusal(409, 'no_subscription', 'There is no subscription to change. Please subscribe first.');
    const found = await readAgain(context, mine);
    if (!isRunning(found)) throw new Refusal(409, 'payment_due', 'Please pay what is due before you change the plan.');
    if (found.planId === planId) return null;
    await refuseTooManyBoats(context, companyId, planId);
    const change = await changeTo(context, requester, mine, planId);
    const changed = await context.provider
      .changePlan({ id: found.id, itemId: found.itemId, offer: offerOf(planId), inTrial: found.status === 'trialing' }, `chg:${change}`)
      .catch(async (error: unknown) => {
        // The provider repeats a refusal for the same key.
        if (error instanceof ProviderError && !error.passes)
          await asPayments(context.db)
            .query.updateTable('subscriptionChanges')
            .set({ state: 'failed' })
            .where('companyId', '=', companyId)
            .where('id', '=', change)
            .execute();
        return inOurWords(error);
      });
    const done = changed.planId === planId;
    await keep(context, mine.id, changed, done ? noted(requester, `Changed the plan to ${planInWords(planId)}`) : undefined);
    return done ? null : (changed.latestInvoice?.toConfirm ?? null);
  });
}

/**
 * The stored change: one still waiting for its payment, or a new one. Its id is the idempotency key, so repeated requests make only one
 * change at the provider.
 */
async function changeTo(
  { db }: BillingContext,
  { companyId, request }: Requester,
  { id: subscriptionId, planId: fromPlan }: Booked,
  toPlan: PlanId,
): Promise<string> {
  return asPayments(db).transaction(async (t) => {
    const waiting = await openChanges(t, companyId, subscriptionId).select(['id', 'toPlan']).executeTakeFirst();
    if (waiting?.toPlan === toPlan) return waiting.id;
    await t
      .updateTable('subscriptionChanges')
      .set({ state: 'failed' })
      .where('companyId', '=', companyId)
      .where('subscriptionId', '=', subscriptionId)
      .where('state', '=', 'open')
      .execute();
    const createdBy = request.person.companyId === companyId ? request.person.id : null;
    return (
      await t
        .insertInto('subscriptionChanges')
        .values({ companyId, subscriptionId, fromPlan, toPlan, createdBy })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  });
}

/** Providers abandon a change whose payment isn't confirmed within 23 hours. */
function openChanges(t: Pick<Transaction, 'selectFrom'>, companyId: number, subscriptionId: string) {
  return t
    .selectFrom('subscriptionChanges')
    .where('companyId', '=', companyId)
    .where('subscriptionId', '=', subscriptionId)
    .where('createdAt', '>', sql<string>`now() - interval '23 hours'`)
    .where('state', '=', 'open');
}

/** Starts the trial once the card of a first subscription is confirmed. */
export function finishFirst(context: BillingContext, setupIntentId: string): Promise<void> {
  return asPayments(context.db)
    .query.selectFrom('subscriptions')
    .select(['id', 'companyId'])
    .where('setupIntentId', '=', setupIntentId)
    .executeTakeFirst()
    .then(
      (row) =>
        row && oneAtATime(context, row.companyId, async () => void (await continueSetup(context, await bookedById(context, row.id)))),
    );
}

/** Reads the subscription again if it may be out of date: if it is waiting for something, or wasn't read for a while. */
export async function refresh(context: BillingContext, companyId: number): Promise<void> {
  const mine = await liveOf(context, companyId);
  if (!mine || mine.provider !== context.provider.name) return;
  const isFresh = mine.syncedAt !== null && Date.now() - Date.parse(mine.syncedAt) < 60_000;
  const waits = mine.status !== 'trialing' && mine.status !== 'active';
  if (isFresh && !waits && !(await openChanges(asPayments(context.db).query, companyId, mine.id).select('id').executeTakeFirst())) return;
  await oneAtATime(context, companyId, async () => {
    const row = await bookedById(context, mine.id);
    if (row.setupIntentId !== null && row.status === 'incomplete') await continueSetup(context, row);
    else if (row.status === 'provisioning') await provision(context, row.id);
    else if (row.providerSubscriptionId !== null)
      await keep(context, row.id, await context.provider.readSubscription(row.providerSubscriptionId));
  });
}

export function isRunning({ status }: ProviderSubscription): boolean {
  return status === 'active' || status === 'trialing' || status === 'paused';
}

function isOverdue({ status }: ProviderSubscription): boolean {
  return status === 'past_due' || status === 'unpaid';
}

function hasEnded({ status }: ProviderSubscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Abandons a subscription that was never paid if another plan is chosen. One that was paid just now stays. */
async function unlessReplaced(
  context: BillingContext,
  current: Booked | undefined,
  planId: PlanId | undefined,
): Promise<Booked | undefined> {
  if (current?.status !== 'incomplete' || planId === undefined || planId === current.planId) return current;
  refuseOther(context, current);
  if (current.providerSubscriptionId !== null) {
    const { id, status } = await readAgain(context, current);
    if (status !== 'incomplete') return current;
    const atProvider = await context.provider.cancelNow(id).catch(inOurWords);
    await keep(context, current.id, { ...atProvider, status: 'incomplete_expired' });
  } else {
    await asPayments(context.db)
      .query.updateTable('subscriptions')
      .set({ status: 'incomplete_expired' })
      .where('id', '=', current.id)
      .execute();
  }
  return undefined;
}

/** Reads and stores the provider's current state. If starting it was interrupted, it is started. */
export async function readAgain(context: BillingContext, row: Booked): Promise<ProviderSubscription> {
  refuseOther(context, row);
  if (row.status === 'provisioning') await provision(context, row.id).catch(inOurWords);
  const { providerSubscriptionId } = await bookedById(context, row.id);
  if (providerSubscriptionId === null) return payFor(context, row);
  const found = await context.provider.readSubscription(providerSubscriptionId).catch(inOurWords);
  await keep(context, row.id, found);
  return found;
}

/** Starts it at the provider, where it waits for its first payment. */
async function payFor(context: BillingContext, { id, customerId, planId, provisionAttempts }: Booked): Promise<ProviderSubscription> {
  const found = await context.provider
    .createPaid({ ref: id, customerId, offer: offerOf(PlanId.parse(planId)) }, `sub:${id}:create:${provisionAttempts}`)
    .catch(async (error: unknown) => {
      await countAttempt(context, id, error);
      return inOurWords(error);
    });
  await keep(context, id, found);
  return found;
}

/** A company's first subscription starts with a trial and a card setup; every later one with a payment. */
async function begin(context: BillingContext, { companyId, request }: Requester, wanted: PlanId | undefined): Promise<Left> {
  const earlier = await allOf(context, companyId);
  const last = PlanId.safeParse(earlier[0]?.planId).data;
  const planId = wanted ?? last;
  if (!planId) throw wrongField('planId', 'Please choose one of our plans');
  if (planId !== last) await refuseTooManyBoats(context, companyId, planId);
  const customerId = await customerOf(context, companyId, request);
  const { id } = await asPayments(context.db)
    .query.insertInto('subscriptions')
    .values({ companyId, provider: context.provider.name, customerId, planId, status: 'incomplete' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await bookedById(context, id);
  if (await isFirst(context, row)) return continueSetup(context, row);
  return { ...nothingLeft, toConfirm: (await payFor(context, row)).latestInvoice?.toConfirm ?? null };
}

/** Whether it starts with a trial, as a company's first one does. One that is already being paid doesn't, even if a step was lost. */
async function isFirst(context: BillingContext, { companyId, providerSubscriptionId }: Booked): Promise<boolean> {
  return providerSubscriptionId === null && !(await allOf(context, companyId)).some(({ trialEnd }) => trialEnd !== null);
}

async function continueSetup(context: BillingContext, row: Booked): Promise<Left> {
  refuseOther(context, row);
  const setup = await setupOf(context, row);
  if (setup.status !== 'succeeded')
    return {
      ...nothingLeft,
      setupIntentId: setup.id,
      toConfirm: setup.clientSecret === null ? null : { kind: 'setup', secret: setup.clientSecret },
    };
  if (setup.customerId !== row.customerId || setup.ref !== row.id || setup.paymentMethodId === null)
    throw new Refusal(409, 'setup_mismatch', 'This card setup does not belong to this subscription.');
  const trialEnd = await endOfTrial(context, row.customerId);
  await asPayments(context.db)
    .query.updateTable('subscriptions')
    .set({ status: 'provisioning', trialEnd, paymentMethodId: setup.paymentMethodId })
    .where('id', '=', row.id)
    .where('status', '=', 'incomplete')
    .execute();
  // From here on the job retries what the provider doesn't accept now.
  await provision(context, row.id).catch(() => {});
  return nothingLeft;
}

async function setupOf(context: BillingContext, { id, customerId, setupIntentId }: Booked): Promise<Setup> {
  const known = setupIntentId === null ? null : await context.provider.readSetup(setupIntentId).catch(inOurWords);
  if (known && known.status !== 'canceled') return known;
  const setup = await context.provider.beginSetup({ ref: id, customerId }, `seti:${id}:${setupIntentId ?? 'first'}`).catch(inOurWords);
  await asPayments(context.db).query.updateTable('subscriptions').set({ setupIntentId: setup.id }).where('id', '=', id).execute();
  return setup;
}

/** The company's customer id at the provider, if there is one. */
export async function knownCustomer(context: BillingContext, companyId: number): Promise<string | undefined> {
  const { db, provider } = context;
  const known =
    (await allOf(context, companyId)).find((each) => each.provider === provider.name) ??
    (await asPayments(db)
      .query.selectFrom('oneOffPayments')
      .select('customerId')
      .where('companyId', '=', companyId)
      .where('provider', '=', provider.name)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst());
  return known?.customerId;
}

/** The company's customer id at the provider, created if needed. */
export async function customerOf(context: BillingContext, companyId: number, { person }: FastifyRequest): Promise<string> {
  const { db, provider } = context;
  const known = await knownCustomer(context, companyId);
  if (known) return known;
  const { name } = await asPayments(db).query.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirstOrThrow();
  return provider
    .ensureCustomer(
      { ref: `company:${companyId}`, email: person.email, name: fullName(person), company: name },
      `cus:company:${companyId}:${person.email}`,
    )
    .catch(inOurWords);
}

async function setCancel(
  context: BillingContext,
  requester: Requester,
  { id, providerSubscriptionId }: Booked,
  cancelled: boolean,
): Promise<void> {
  const atProvider = providerSubscriptionId ?? (await bookedById(context, id)).providerSubscriptionId;
  const found = await context.provider.setCancelAtPeriodEnd(atProvider as string, cancelled).catch(inOurWords);
  await keep(context, id, found, noted(requester, cancelled ? 'Cancelled the subscription' : 'Resumed the subscription'));
}

/** Notes it in the feed, in the same transaction as the change. */
function noted({ request }: Requester, details: string) {
  return (t: Transaction, companyId: number) =>
    record(t, request, { companyId, action: 'update', resourceType: 'subscription', resourceId: companyId, details });
}

async function refuseTooManyBoats({ db }: BillingContext, companyId: number, planId: PlanId): Promise<void> {
  const { boats } = await asPayments(db)
    .query.selectFrom('yachts')
    .select((each) => each.fn.countAll<number>().as('boats'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  const reason = tooManyBoatsFor(planId, boats);
  if (reason) throw new Refusal(409, 'too_many_boats', reason);
}

/** A subscription started with another provider can't be managed at this one. */
function refuseOther({ provider }: BillingContext, row: Booked): void {
  if (row.provider !== provider.name)
    throw new Refusal(503, 'payments_closed', 'This subscription can’t be changed on this server at the moment. Please try again later.');
}

/** The provider's refusals, translated into ours. */
export function inOurWords(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  if (error.kind === 'card') throw new Refusal(402, error.code, error.message);
  if (error.kind === 'not_found') throw notThere();
  if (error.kind === 'invalid') throw new Refusal(409, 'payment_refused', error.message);
  throw new Refusal(503, 'payment_unavailable', 'Failed to connect to payment service. Please try again.', { retryAfter: 5 });
}
