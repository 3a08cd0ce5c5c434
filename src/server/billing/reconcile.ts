// Finishes what a crash, a lost delivery or a closed browser interrupted. Each step may be repeated.
import { sql, type RawBuilder } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { openStatuses } from '#domain/billing/words.ts';
import { logged } from '../platform/errors.ts';
import { provision, reread, type BillingContext } from './books.ts';
import { asPayments } from './scope.ts';
import { finish, abandon } from './sign-ups.ts';
import { finishFirst } from './subscriptions.ts';

// The maximum number per round; the rest follows a minute later.
const batchSize = 200;
// How long one round of reading subscriptions again may take.
const maxAge = 30 * 60_000;

/**
 * Finishes sign-ups whose card is confirmed, drops abandoned ones, and starts subscriptions that were interrupted. Only those untouched for
 * `seconds` are handled, so that active users aren't disturbed.
 */
export async function reconcile(context: BillingContext, log: FastifyBaseLogger, { seconds = 120, batch = batchSize } = {}): Promise<void> {
  const { db, provider } = context;
  const old = sql<boolean>`updated_at < now() - make_interval(secs => ${seconds})`;
  const open = () =>
    asPayments(db)
      .query.selectFrom('pendingSignups')
      .select(['id', 'setupIntentId', 'customerId'])
      .where('state', '=', 'open')
      .where('provider', '=', provider.name)
      .orderBy('updatedAt')
      .limit(batch);

  for (const { id } of await open()
    .where('setupIntentId', 'is not', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .where(old)
    .execute()) {
    if (await isConfirmed(context, id).catch(logged(log, 'could not check a sign-up')))
      await finish(context, id).catch(logged(log, 'could not finish a sign-up'));
    else
      await asPayments(db)
        .query.updateTable('pendingSignups')
        .set({ updatedAt: sql`now()` })
        .where('id', '=', id)
        .execute();
  }
  for (const pending of await open()
    .where('expiresAt', '<=', sql<string>`now()`)
    .execute()) {
    const end = (await isConfirmed(context, pending.id).catch(logged(log, 'could not check a sign-up')))
      ? finish(context, pending.id)
      : abandon(context, pending);
    await end.catch(logged(log, 'could not end a sign-up'));
  }
  const cutOff = await asPayments(db)
    .query.selectFrom('subscriptions')
    .select(['id', 'status', 'setupIntentId'])
    .where('provider', '=', provider.name)
    .where((either) =>
      either.or([
        either('status', '=', 'provisioning'),
        either.and([either('status', '=', 'incomplete'), either('setupIntentId', 'is not', null)]),
      ]),
    )
    .where(old)
    .orderBy('updatedAt')
    .limit(batch)
    .execute();
  for (const { id, status, setupIntentId } of cutOff) {
    const going = status === 'provisioning' ? provision(context, id) : finishFirst(context, setupIntentId as string);
    await going.catch(logged(log, 'could not start a subscription'));
    // If it didn't progress, the others go first next time.
    await asPayments(db)
      .query.updateTable('subscriptions')
      .set({ updatedAt: sql`now()` })
      .where('id', '=', id)
      .where('status', '=', status)
      .execute();
  }
  await forgetDuplicates(context, log);
}

/** Deletes customers at the provider whose sign-up failed because the address already had an account. */
async function forgetDuplicates({ db, provider }: BillingContext, log: FastifyBaseLogger): Promise<void> {
  const duplicates = await asPayments(db)
    .query.selectFrom('pendingSignups')
    .select(['id', 'customerId'])
    .where('state', '=', 'conflict')
    .where('customerId', 'is not', null)
    .where('provider', '=', provider.name)
    .limit(batchSize)
    .execute();
  for (const { id, customerId } of duplicates) {
    try {
      await provider.forgetCustomer(customerId as string);
      await asPayments(db).query.updateTable('pendingSignups').set({ customerId: null }).where('id', '=', id).execute();
    } catch (error) {
      logged(log, 'could not delete a customer at the payment provider')(error);
    }
  }
}

const periodIsOver = sql<boolean>`current_period_end < now() and synced_at < now() - interval '5 minutes'`;
const isUnseen = sql<boolean>`synced_at < now() - interval '24 hours'`;

/**
 * Reads again every subscription whose period is over, then every one not read for a day, so that a lost delivery delays things by a day at
 * most. What isn't done in time follows an hour later.
 */
export async function readAllAgain(
  context: BillingContext,
  log: FastifyBaseLogger,
  { signal, batch = batchSize }: { signal?: AbortSignal; batch?: number } = {},
): Promise<void> {
  const end = Date.now() + maxAge;
  for (const due of [periodIsOver, isUnseen]) {
    for await (const id of oldestFirst(context, due, batch)) {
      signal?.throwIfAborted();
      if (Date.now() > end) return;
      await reread(context, id).catch(logged(log, 'could not refresh a subscription'));
    }
  }
}

/** The provider's ids, oldest first. One that can't be read keeps its time and is skipped. */
async function* oldestFirst({ db, provider }: BillingContext, due: RawBuilder<boolean>, batch: number): AsyncGenerator<string> {
  let last = { syncedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await asPayments(db)
      .query.selectFrom('subscriptions')
      .select(['id', 'providerSubscriptionId', 'syncedAt'])
      .where('provider', '=', provider.name)
      .where('status', 'in', openStatuses)
      .where('providerSubscriptionId', 'is not', null)
      .where(due)
      .where(sql<boolean>`(synced_at, id) > (${last.syncedAt}::timestamptz, ${last.id}::uuid)`)
      .orderBy('syncedAt')
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { providerSubscriptionId } of rows) yield providerSubscriptionId as string;
    if (rows.length < batch) return;
    last = rows.at(-1) as typeof last;
  }
}

async function isConfirmed({ db, provider }: BillingContext, id: string): Promise<boolean> {
  const { setupIntentId } = await asPayments(db)
    .query.selectFrom('pendingSignups')
    .select('setupIntentId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return setupIntentId !== null && (await provider.readSetup(setupIntentId)).status === 'succeeded';
}

/** Ends subscriptions made in the sandbox when real payments are turned on, because nobody ever paid for them. Nothing else is deleted. */
export async function leaveSandbox(db: BillingContext['db']): Promise<void> {
  await asPayments(db).transaction(async (t) => {
    await t
      .updateTable('subscriptions')
      .set({ status: 'canceled', endedAt: sql`now()` })
      .where('provider', '=', 'sandbox')
      .where('status', 'not in', ['canceled', 'incomplete', 'incomplete_expired'])
      .execute();
    await t
      .updateTable('subscriptions')
      .set({ status: 'incomplete_expired' })
      .where('provider', '=', 'sandbox')
      .where('status', '=', 'incomplete')
      .execute();
    await t
      .updateTable('pendingSignups')
      .set({ state: 'expired', passwordHash: null })
      .where('provider', '=', 'sandbox')
      .where('state', '=', 'open')
      .execute();
  });
}
