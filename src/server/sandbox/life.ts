// What happens to the sandbox's subscriptions over time: periods end, cards are charged, failed charges are retried and finally given up.
import { sql } from 'kysely';
import { offerOf } from '#domain/billing/price-list.ts';
import { testCards } from '#domain/billing/test-cards.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { newIntent } from './intents.ts';
import { endOfPeriod } from './plans.ts';
import { inSandbox } from './scope.ts';
import { emit, holdSubscription, newId, nowFor, type HeldSubscription } from './store.ts';

const hour = 3_600_000;
const day = 24 * hour;
const retryAfter = 3 * day;
const maxTries = 4;
/** How long a subscription waits for its first payment. */
export const incompleteFor = 23 * hour;

/** Bills this amount, less the customer's credit; an invoice of 0 is paid. */
export async function bill(
  t: Transaction,
  { id, customerId, ref }: { id: string; customerId: string; ref: string | null },
  pence: number,
  { planId = null, at }: { planId?: string | null; at?: Date } = {},
): Promise<{ id: string; pence: number }> {
  const {
    rows: [customer],
  } = await sql<{ credit: number }>`select credit from sandbox.customers where id = ${customerId} for update`.execute(t);
  const credited = Math.min(customer?.credit ?? 0, pence);
  if (credited > 0) await sql`update sandbox.customers set credit = credit - ${credited} where id = ${customerId}`.execute(t);
  const invoiceId = newId('in');
  const due = pence - credited;
  await sql`
    insert into sandbox.invoices (id, subscription_id, pence, credited, status, plan_id, created_at)
    values (${invoiceId}, ${id}, ${due}, ${credited}, ${due > 0 ? 'open' : 'paid'}, ${planId}, ${at ?? (await nowFor(t, customerId))})`.execute(
    t,
  );
  if (due > 0) await newIntent(t, { kind: 'payment', customerId, ref: ref ?? '', invoiceId, pence: due });
  return { id: invoiceId, pence: due };
}

/** Voids what a subscription has left to pay, and gives back the credit used for it. */
export async function voidOpen(t: Transaction, { id, customerId }: HeldSubscription): Promise<void> {
  await sql`
    with voided as (update sandbox.invoices set status = 'void' where subscription_id = ${id} and status = 'open' returning credited)
    update sandbox.customers set credit = credit + (select coalesce(sum(credited), 0) from voided) where id = ${customerId}`.execute(t);
}

/** Charges an invoice to the stored card. */
export async function charge(
  t: Transaction,
  { id, token }: HeldSubscription,
  invoice: { id: string; pence: number },
  at: Date,
): Promise<boolean> {
  const card = testCards.find((each) => each.token === token);
  const isPaid = invoice.pence === 0 || (card !== undefined && !card.refusedLater);
  await sql`update sandbox.invoices set attempts = attempts + 1, status = ${isPaid ? 'paid' : 'open'}, next_attempt_at = ${isPaid ? null : new Date(at.getTime() + retryAfter)} where id = ${invoice.id}`.execute(
    t,
  );
  if (isPaid) await sql`update sandbox.intents set status = 'succeeded' where invoice_id = ${invoice.id}`.execute(t);
  await emit(t, isPaid ? 'invoice.paid' : 'invoice.payment_failed', { subscriptionId: id });
  return isPaid;
}

/**
 * Does everything that is due by each customer's clock, or only that of one customer, one step per transaction, and returns the number of
 * steps. Customers locked by someone else are skipped until next time; a single one is waited for.
 */
export async function passTime(db: Database, customerId: string | null = null): Promise<number> {
  let steps = 0;
  while (await inSandbox(db, (t) => nextStep(t, customerId))) steps++;
  return steps;
}

async function nextStep(t: Transaction, customerId: string | null): Promise<boolean> {
  const {
    rows: [due],
  } = await sql<{ id: string; dueAt: string }>`
    select s.id, s.due_at from sandbox.subscriptions s join sandbox.customers c on c.id = s.customer_id
    where s.due_at <= now() + c.ahead ${customerId === null ? sql`` : sql`and c.id = ${customerId}`}
    order by s.due_at, s.id limit 1 for update of s ${customerId === null ? sql`skip locked` : sql``}`.execute(t);
  if (!due) return false;
  const held = await holdSubscription(t, due.id);
  await step(t, held, new Date(due.dueAt));
  await emit(t, 'subscription.changed', { subscriptionId: due.id });
  return true;
}

async function step(t: Transaction, held: HeldSubscription, at: Date): Promise<void> {
  if (held.status === 'incomplete') {
    await voidOpen(t, held);
    return end(t, held.id, 'incomplete_expired', at);
  }
  if (held.cancelAtPeriodEnd && at >= new Date(held.periodEnd)) return end(t, held.id, 'canceled', at);
  if (held.status === 'past_due') return tryAgain(t, held, at);
  if (held.status === 'trialing' && held.paymentMethodId === null) return end(t, held.id, 'canceled', at);
  return renew(t, held, at);
}

async function renew(t: Transaction, held: HeldSubscription, at: Date): Promise<void> {
  const offer = offerOf(held.planId);
  const periodEnd = endOfPeriod(at, offer);
  const paid = await charge(t, held, await bill(t, held, offer.pence, { at }), at);
  await sql`
    update sandbox.subscriptions set status = ${paid ? 'active' : 'past_due'}, period_start = ${at}, period_end = ${periodEnd}, tries = ${paid ? 0 : 1}, due_at = ${paid ? periodEnd : new Date(at.getTime() + retryAfter)}
    where id = ${held.id}`.execute(t);
}

async function tryAgain(t: Transaction, held: HeldSubscription, at: Date): Promise<void> {
  const {
    rows: [invoice],
  } = await sql<{
    id: string;
    pence: number;
  }>`select id, pence from sandbox.invoices where subscription_id = ${held.id} order by number desc limit 1`.execute(t);
  if (!invoice || (await charge(t, held, invoice, at))) {
    await sql`update sandbox.subscriptions set status = 'active', tries = 0, due_at = period_end where id = ${held.id}`.execute(t);
  } else if (held.tries + 1 >= maxTries) {
    await end(t, held.id, 'canceled', at);
  } else {
    await sql`update sandbox.subscriptions set tries = tries + 1, due_at = ${new Date(at.getTime() + retryAfter)} where id = ${held.id}`.execute(
      t,
    );
  }
}

async function end(t: Transaction, id: string, status: 'canceled' | 'incomplete_expired', at: Date): Promise<void> {
  await sql`update sandbox.subscriptions set status = ${status}, ended_at = ${at}, due_at = null where id = ${id}`.execute(t);
}
