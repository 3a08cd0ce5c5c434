// Events of the provider. Each is stored once, answered immediately, and processed afterwards. An event is only a reason to read the state
// again, never the state itself, so order, repetition and gaps make no difference.
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { reread, type BillingContext } from './books.ts';
import { asPayments } from './scope.ts';
import type { InternalProvider, ProviderEvent } from '../platform/payment-provider.ts';
import { finishCard, isForCard } from './cards.ts';
import { creditPlainPayment } from './plain-payments.ts';
import { countFailure, finish } from './sign-ups.ts';
import { finishFirst } from './subscriptions.ts';

const maxAttempts = 10;

/** Stores an event if it really comes from the provider and is new. */
export async function receive(
  { db, provider }: BillingContext,
  raw: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> {
  const event = provider.readEvent(raw, headers);
  if (event.type === 'ignored') return;
  await asPayments(db)
    .query.insertInto('paymentEvents')
    .values({ provider: provider.name, eventId: event.id, type: event.type, body: JSON.stringify(event) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Processes the waiting events. One that fails waits longer each time; after ten tries it is left for manual inspection. */
export async function workOnEvents(context: BillingContext, log: FastifyBaseLogger): Promise<void> {
  const { db, provider } = context;
  const waiting = await asPayments(db)
    .query.selectFrom('paymentEvents')
    .select(['eventId', 'body', 'attempts'])
    .where('provider', '=', provider.name)
    .where('processedAt', 'is', null)
    .where('attempts', '<', maxAttempts)
    // Stored moments are rounded to a millisecond, so a recent one may be ahead of an unrounded now.
    .where(sql<boolean>`received_at + make_interval(mins => attempts * attempts) <= now()::timestamptz(3)`)
    .orderBy('receivedAt')
    .limit(200)
    .execute();
  for (const { eventId, body, attempts } of waiting) {
    const event = asPayments(db).query.updateTable('paymentEvents').where('provider', '=', provider.name).where('eventId', '=', eventId);
    try {
      await workOnEvent(context, body as ProviderEvent);
      await event.set({ processedAt: sql`now()` }).execute();
    } catch (error) {
      log[attempts + 1 >= maxAttempts ? 'error' : 'warn'](
        { err: error, eventId },
        'an event of the payment provider could not be worked on',
      );
      await event.set({ attempts: sql`attempts + 1`, lastError: String(error).slice(0, 300) }).execute();
    }
  }
}

async function workOnEvent(context: BillingContext, event: ProviderEvent): Promise<void> {
  const { type, setupId, subscriptionId, paymentId } = event;
  if (type === 'setup.succeeded' && setupId) await setUp(context, setupId);
  else if (type === 'setup.failed' && setupId) await countFailure(context, setupId);
  else if (type === 'payment.succeeded' && paymentId) await creditPlainPayment(context, paymentId);
  else if (subscriptionId) await reread(context, subscriptionId);
}

async function setUp(context: BillingContext, setupId: string): Promise<void> {
  const pending = await asPayments(context.db)
    .query.selectFrom('pendingSignups')
    .select('id')
    .where('setupIntentId', '=', setupId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (pending) return finish(context, pending.id);
  const setup = await context.provider.readSetup(setupId);
  await (isForCard(setup) ? finishCard(context, setup) : finishFirst(context, setupId));
}

/** Delivers the events of the built-in sandbox provider through the same route as real ones, and processes them. */
export async function deliver(provider: InternalProvider, context: BillingContext, log: FastifyBaseLogger): Promise<void> {
  for (const { id, raw, headers } of await provider.deliveries()) {
    await receive(context, raw, headers);
    await provider.delivered(id);
  }
  await workOnEvents(context, log);
}
