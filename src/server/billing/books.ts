// Our record of a company's subscription: the provider's last known state, and what is still to be done there.
import { sql } from 'kysely';
import { catalogue } from '#domain/billing/plans.ts';
import { offerOf, PlanId, trialDays } from '#domain/billing/price-list.ts';
import { planOf } from '#domain/billing/subscription.ts';
import { openStatuses } from '#domain/billing/words.ts';
import { fullName } from '#domain/shared/words.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { exclusively } from '../platform/leases.ts';
import { ProviderError, type PaymentProvider, type ProviderSubscription } from '../platform/payment-provider.ts';
import { announce } from '../platform/write.ts';
import { tellOfFailedPayment } from './failed-payment-letter.ts';
import { asPayments } from './scope.ts';

/** What payment code needs. */
export type BillingContext = { db: Database; provider: PaymentProvider };

const live = ['provisioning', ...openStatuses] as const;
const day = 86_400_000;

export const busy = () => new Refusal(409, 'payment_in_progress', 'Your payment is being processed. Please wait a moment and try again.');

/** The payment provider, or a refusal if this server has none. */
export function billingContext({ db, payments }: { db: Database; payments: PaymentProvider | null | undefined }): BillingContext {
  if (!payments) throw new Refusal(503, 'payments_closed', 'Payments are not set up on this server yet. Please try again later.');
  return { db, provider: payments };
}

const columns = [
  'companyId',
  'id',
  'provider',
  'customerId',
  'paymentMethodId',
  'providerSubscriptionId',
  'setupIntentId',
  'planId',
  'status',
  'cancelAtPeriodEnd',
  'trialEnd',
  'provisionAttempts',
  'syncedAt',
] as const;

export type Booked = Awaited<ReturnType<typeof bookedById>>;

export function bookedById({ db }: Pick<BillingContext, 'db'>, id: string) {
  return asPayments(db).query.selectFrom('subscriptions').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The company's only subscription that hasn't ended; the database doesn't allow a second. */
export function liveOf({ db }: Pick<BillingContext, 'db'>, companyId: number): Promise<Booked | undefined> {
  return asPayments(db)
    .query.selectFrom('subscriptions')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('status', 'in', live)
    .executeTakeFirst();
}

/** The company's subscriptions, ended or not, latest first. */
export function allOf({ db }: Pick<BillingContext, 'db'>, companyId: number): Promise<Booked[]> {
  return asPayments(db)
    .query.selectFrom('subscriptions')
    .select(columns)
    .where('companyId', '=', companyId)
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();
}

/** Stores the provider's state of a subscription, and announces it if it changed. `also` runs in the same transaction. */
export function keep(
  { db }: Pick<BillingContext, 'db'>,
  id: string,
  found: ProviderSubscription,
  also?: (t: Transaction, companyId: number) => Promise<void>,
): Promise<void> {
  return asPayments(db).transaction(async (t) => {
    const before = await t
      .selectFrom('subscriptions')
      .select(['companyId', 'planId', 'status', 'cancelAtPeriodEnd', 'currentPeriodEnd', 'pastDueSince'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return;
    const { companyId } = before;
    const { status, cancelAtPeriodEnd, trialEnd, currentPeriodStart, currentPeriodEnd, endedAt, card } = found;
    const planId = found.planId ?? before.planId;
    const overdue = status === 'past_due' || status === 'unpaid';
    await t
      .updateTable('subscriptions')
      .set({
        providerSubscriptionId: found.id,
        planId,
        status,
        cancelAtPeriodEnd,
        trialEnd,
        currentPeriodStart,
        currentPeriodEnd,
        endedAt,
        pastDueSince: overdue ? sql`coalesce(past_due_since, now())` : null,
        ...(card && { cardBrand: card.brand, cardLast4: card.last4, cardExpMonth: card.expMonth, cardExpYear: card.expYear }),
        syncedAt: sql`now()`,
        lastError: null,
      })
      .where('id', '=', id)
      .execute();
    await tellOwner(t, companyId, id);
    if (status === 'trialing' || status === 'active')
      await putOnPlan(t, companyId, planId, planId !== before.planId || before.status === 'incomplete' || before.status === 'provisioning');
    if (planId !== before.planId) await settleChange(t, { companyId, id, planId, isNoted: also !== undefined });
    if (overdue && before.pastDueSince === null) await tellOfFailedPayment(t, companyId, id);
    await also?.(t, companyId);
    const news =
      before.status !== status ||
      before.planId !== planId ||
      before.cancelAtPeriodEnd !== cancelAtPeriodEnd ||
      before.currentPeriodEnd !== currentPeriodEnd;
    if (news) await announce(t, { companyId, resourceType: 'subscription', resourceId: companyId });
  });
}

/** Stores the provider's ids of the customer and the subscription with the account of the company's owner. */
async function tellOwner(t: Transaction, companyId: number, subscriptionId: string): Promise<void> {
  await sql`
    update users u set stripe_customer_id = s.customer_id, stripe_subscription_id = s.provider_subscription_id
    from companies c join subscriptions s on s.company_id = c.id and s.id = ${subscriptionId}
    where c.id = ${companyId} and u.company_id = c.id and u.id = c.owner_id
      and (u.stripe_customer_id, u.stripe_subscription_id) is distinct from (s.customer_id, s.provider_subscription_id)`.execute(t);
}

/** The company gets the plan it pays for. A plan set by an admin stays until the paid plan changes. */
async function putOnPlan(t: Transaction, companyId: number, planId: string, changed: boolean): Promise<void> {
  const known = PlanId.safeParse(planId);
  if (changed && known.success)
    await t
      .updateTable('companies')
      .set({ subscriptionTier: offerOf(known.data).plan })
      .where('id', '=', companyId)
      .execute();
}

/**
 * Records that a requested plan has begun. If we learn of it later, the feed entry is added then, in the name of the person who requested
 * it.
 */
async function settleChange(
  t: Transaction,
  { companyId, id, planId, isNoted }: { companyId: number; id: string; planId: string; isNoted: boolean },
): Promise<void> {
  const change = await t
    .updateTable('subscriptionChanges')
    .set({ state: 'done' })
    .where('companyId', '=', companyId)
    .where('subscriptionId', '=', id)
    .where('toPlan', '=', planId)
    .where('state', '=', 'open')
    .returning('createdBy')
    .executeTakeFirst();
  if (change && !isNoted) await noteFor(t, { companyId, by: change.createdBy, details: `Changed the plan to ${planInWords(planId)}` });
}

/** Notes in the feed what the provider did after someone requested it; that person may no longer be known. */
export async function noteFor(
  t: Transaction,
  { companyId, by, details }: { companyId: number; by: number | null; details: string },
): Promise<void> {
  const person =
    by === null ? undefined : await t.selectFrom('users').select(['id', 'firstName', 'lastName']).where('id', '=', by).executeTakeFirst();
  await t
    .insertInto('activities')
    .values({
      companyId,
      action: 'update',
      resourceType: 'subscription',
      resourceId: companyId,
      details,
      userId: person?.id ?? null,
      userName: person ? fullName(person) : 'Fairlead',
    })
    .execute();
}

/** The name of a plan by its id: "Professional, yearly". */
export function planInWords(planId: string): string {
  const bought = planOf(planId);
  return bought ? `${catalogue[bought.plan].name}, ${bought.billing}` : planId;
}

/** Reads a subscription from the provider again and stores it. It can be repeated in any order. */
export async function reread(context: BillingContext, providerSubscriptionId: string): Promise<void> {
  const { ref } = await context.provider.readSubscription(providerSubscriptionId);
  const booked =
    ref !== null && isUuid(ref)
      ? await asPayments(context.db)
          .query.selectFrom('subscriptions')
          .select(['id', 'providerSubscriptionId'])
          .where('id', '=', ref)
          .executeTakeFirst()
      : undefined;
  // The provider account may also be used for other purposes.
  if (!booked || (booked.providerSubscriptionId !== null && booked.providerSubscriptionId !== providerSubscriptionId)) return;
  await exclusively(context.db, `subscription:${booked.id}`, busy, async () =>
    keep(context, booked.id, await context.provider.readSubscription(providerSubscriptionId)),
  );
}

/** Starts the trial of an existing company at the provider. It can be repeated from wherever it was interrupted. */
export function provision(context: BillingContext, id: string): Promise<void> {
  return exclusively(context.db, `subscription:${id}`, busy, async () => {
    let booked = await bookedById(context, id);
    if (booked.status !== 'provisioning') return;
    if (booked.paymentMethodId === null || booked.trialEnd === null) throw new Error(`the subscription ${id} has no card to begin with`);
    booked = await inTime(context, booked);
    try {
      const { customerId, paymentMethodId, provisionAttempts, trialEnd } = booked;
      const offer = offerOf(PlanId.parse(booked.planId));
      await keep(
        context,
        id,
        await context.provider.createTrial(
          { ref: id, customerId, paymentMethodId: paymentMethodId as string, offer, trialEnd: trialEnd as string },
          `sub:${id}:create:${provisionAttempts}`,
        ),
      );
    } catch (error) {
      await countAttempt(context, id, error);
      throw error;
    }
  });
}

/**
 * The provider repeats its answer to an idempotency key, even a refusal, so the next try needs a new key, unless this one may still have
 * been carried out.
 */
export async function countAttempt({ db }: Pick<BillingContext, 'db'>, id: string, error: unknown): Promise<void> {
  const next = error instanceof ProviderError && !error.passes ? 1 : 0;
  await asPayments(db)
    .query.updateTable('subscriptions')
    .set({ provisionAttempts: sql`provision_attempts + ${next}`, lastError: String(error).slice(0, 300) })
    .where('id', '=', id)
    .execute();
}

/** A trial that would already be over because the provider was unreachable for long gets another day. */
async function inTime(context: BillingContext, booked: Booked): Promise<Booked> {
  const now = (await context.provider.now(booked.customerId)).getTime();
  if (booked.trialEnd !== null && Date.parse(booked.trialEnd) > now + 3_600_000) return booked;
  await asPayments(context.db)
    .query.updateTable('subscriptions')
    .set({ trialEnd: new Date(now + day).toISOString(), provisionAttempts: sql`provision_attempts + 1` })
    .where('id', '=', booked.id)
    .execute();
  return bookedById(context, booked.id);
}

/** The end of a trial that begins now, by the provider's clock. */
export async function endOfTrial({ provider }: BillingContext, customerId: string): Promise<string> {
  return new Date((await provider.now(customerId)).getTime() + trialDays * day).toISOString();
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
