// Events of the provider. Each is kept once, answered at once, and worked on afterwards; it is a reason to read
// again and never what is true, so order, repetition and gaps make no difference.
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

/** Keeps an event, if it is the provider's own and new. */
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

/** Works on the events that wait. One that fails waits longer each time; after ten tries it is left for people to look at. */
export async function workOnEvents(context: BillingContext, log: FastifyBaseLogger): Promise<void> {
  const { db, provider } = context;
  const waiting = await asPayments(db)
    .query.selectFrom('paymentEvents')
    .select(['eventId', 'body', 'attempts'])
    .where('provider', '=', provider.name)
    .where('processedAt', 'is', null)
    .where('attempts', '<', maxAttempts)
    // Moments are kept rounded to a millisecond, so that one of just now may lie ahead of a now that isn't.
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
  if (pending) await finish(context, pending.id);
  else if (isForCard(await context.provider.readSetup(setupId))) await finishCard(context, setupId);
  else await finishFirst(context, setupId);
}

/** Brings the events of a provider within this server where others' come in, by the same door, and works on them. */
export async function deliver(provider: InternalProvider, context: BillingContext, log: FastifyBaseLogger): Promise<void> {
  for (const { id, raw, headers } of await provider.deliveries()) {
    await receive(context, raw, headers);
    await provider.delivered(id);
  }
  await workOnEvents(context, log);
}
