// What Stripe's form does in the browser, for the sandbox's form: confirming a card, and answering for its bank.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { offerOf, type PlanId } from '#domain/billing/price-list.ts';
import { authenticationFailed, testCards, type CardRefusal, type TestCard } from '#domain/billing/test-cards.ts';
import { ProviderError, type Setup } from '../platform/payment-provider.ts';
import type { Transaction } from '../platform/database.ts';
import { putOnPlan } from './plans.ts';
import { emit, holdSubscription, newId, notFound, nowFor } from './store.ts';

export type Intent = {
  id: string;
  kind: 'setup' | 'payment';
  customerId: string;
  invoiceId: string | null;
  ref: string;
  pence: number | null;
  clientSecret: string;
  status: Setup['status'];
  paymentMethodId: string | null;
  askedToken: string | null;
  lastError: CardRefusal | null;
};

/** The result of confirming, in the form a browser gets from Stripe. */
export type Confirmed = {
  id: string;
  status: Setup['status'];
  error: { type: 'card_error' | 'invalid_request_error'; code: string; declineCode?: string; message: string } | null;
};

const prefix = { setup: 'seti', payment: 'pi' } as const;
const knownUntil = { expMonth: 12, expYear: 2034 };

/** Creates something for a browser to confirm. */
export async function newIntent(
  t: Transaction,
  of: { kind: 'setup' | 'payment'; customerId: string; ref: string; invoiceId?: string; pence?: number },
): Promise<string> {
  const id = newId(prefix[of.kind]);
  const clientSecret = `${id}_secret_${randomBytes(16).toString('hex')}`;
  await sql`
    insert into sandbox.intents (id, kind, customer_id, invoice_id, ref, pence, client_secret, status)
    values (${id}, ${of.kind}, ${of.customerId}, ${of.invoiceId ?? null}, ${of.ref}, ${of.pence ?? null}, ${clientSecret}, 'requires_payment_method')`.execute(
    t,
  );
  return id;
}

export async function readIntent(t: Transaction, kind: Intent['kind'], id: string): Promise<Intent> {
  const { rows } = await sql<Intent>`select * from sandbox.intents where id = ${id} and kind = ${kind}`.execute(t);
  if (!rows[0]) throw notFound(`${kind} intent`);
  return rows[0];
}

/** Confirms with a test card. Anyone with the secret may. */
export async function confirm(t: Transaction, secret: string, token: string): Promise<Confirmed> {
  const card = testCards.find((each) => each.token === token);
  if (!card) throw new ProviderError('invalid', 'unknown_test_card', 'Only test cards are taken here.');
  const intent = await hold(t, secret);
  if (!(await isOpen(t, intent))) return unexpected(intent);
  const refused = card.refused ?? (intent.kind === 'payment' ? card.refusedLater : undefined);
  if (refused) return refuse(t, intent, refused);
  if (!card.asks) return succeed(t, intent, card);
  await sql`update sandbox.intents set status = 'requires_action', asked_token = ${token} where id = ${intent.id}`.execute(t);
  return { id: intent.id, status: 'requires_action', error: null };
}

/** Answers the bank's question. */
export async function answerBank(t: Transaction, secret: string, pass: boolean): Promise<Confirmed> {
  const intent = await hold(t, secret);
  const card = testCards.find((each) => each.token === intent.askedToken);
  if (intent.status !== 'requires_action' || !card) return { id: intent.id, status: intent.status, error: null };
  if (pass) return succeed(t, intent, card);
  return refuse(t, intent, { code: `${intent.kind}_intent_authentication_failure`, message: authenticationFailed });
}

async function hold(t: Transaction, secret: string): Promise<Intent> {
  const { rows } = await sql<Intent>`select * from sandbox.intents where client_secret = ${secret} for update`.execute(t);
  if (!rows[0]) throw notFound('intent');
  return rows[0];
}

/** Nothing is left to confirm if the invoice was paid or given up meanwhile. */
async function isOpen(t: Transaction, intent: Intent): Promise<boolean> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return false;
  if (intent.invoiceId === null) return true;
  const { rows } = await sql`select 1 from sandbox.invoices where id = ${intent.invoiceId} and status = 'open' for update`.execute(t);
  return rows.length > 0;
}

function unexpected({ id, kind, status }: Intent): Confirmed {
  return {
    id,
    status,
    error: { type: 'invalid_request_error', code: `${kind}_intent_unexpected_state`, message: 'This was confirmed or cancelled already.' },
  };
}

async function refuse(t: Transaction, { id, kind }: Intent, refusal: CardRefusal): Promise<Confirmed> {
  await sql`update sandbox.intents set status = 'requires_payment_method', asked_token = null, last_error = ${JSON.stringify(refusal)} where id = ${id}`.execute(
    t,
  );
  if (kind === 'setup') await emit(t, 'setup.failed', { setupId: id });
  return { id, status: 'requires_payment_method', error: { type: 'card_error', ...refusal } };
}

async function succeed(t: Transaction, { id, kind, customerId, invoiceId }: Intent, card: TestCard): Promise<Confirmed> {
  const paymentMethodId = newId('pm');
  const { expMonth, expYear } = knownUntil;
  await sql`
    insert into sandbox.payment_methods (id, customer_id, token, brand, last4, exp_month, exp_year)
    values (${paymentMethodId}, ${customerId}, ${card.token}, ${card.brand}, ${card.number.slice(-4)}, ${expMonth}, ${expYear})`.execute(t);
  await sql`update sandbox.intents set status = 'succeeded', payment_method_id = ${paymentMethodId}, asked_token = null, last_error = null where id = ${id}`.execute(
    t,
  );
  if (kind === 'setup') await emit(t, 'setup.succeeded', { setupId: id });
  else if (invoiceId === null) await emit(t, 'payment.succeeded', { paymentId: id });
  else await pay(t, invoiceId, paymentMethodId);
  return { id, status: 'succeeded', error: null };
}

/** A paid invoice activates its subscription, with this card from now on and the plan it was for. One that has ended stays so. */
async function pay(t: Transaction, invoiceId: string, paymentMethodId: string): Promise<void> {
  const {
    rows: [invoice],
  } = await sql<{
    subscriptionId: string;
    planId: PlanId | null;
  }>`update sandbox.invoices set status = 'paid', next_attempt_at = null where id = ${invoiceId} returning subscription_id, plan_id`.execute(
    t,
  );
  if (!invoice) throw notFound('invoice');
  const { subscriptionId, planId } = invoice;
  const held = await holdSubscription(t, subscriptionId);
  if (held.status !== 'canceled' && held.status !== 'incomplete_expired') {
    if (planId) await putOnPlan(t, held, offerOf(planId), { at: await nowFor(t, held.customerId) });
    await sql`update sandbox.subscriptions set status = 'active', tries = 0, due_at = period_end, payment_method_id = ${paymentMethodId} where id = ${subscriptionId}`.execute(
      t,
    );
  }
  await emit(t, 'invoice.paid', { subscriptionId });
  await emit(t, 'subscription.changed', { subscriptionId });
}
