// A payment provider of our own for trying things out: public test cards, no money, and its data in the database.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { offerOf, type Offer } from '#domain/billing/price-list.ts';
import {
  EventRejected,
  ProviderError,
  type Delivery,
  type InternalProvider,
  type Payment,
  type ProviderEvent,
  type ProviderSubscription,
  type Setup,
} from '../platform/payment-provider.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { answerBank, confirm, newIntent, readIntent, type Confirmed, type Intent } from './intents.ts';
import { bill, charge, incompleteFor, passTime, voidOpen } from './life.ts';
import { endOfPeriod, putOnPlan } from './plans.ts';
import { inSandbox } from './scope.ts';
import { answerOf, emit, holdSubscription, newId, nowFor, once, readBills } from './store.ts';

const tolerance = 300;

export type Sandbox = InternalProvider & {
  readonly name: 'sandbox';
  /** Whether its clock may be moved forward from outside. */
  readonly clockMoves: boolean;
  confirm(secret: string, token: string): Promise<Confirmed>;
  answerBank(secret: string, pass: boolean): Promise<Confirmed>;
  /** Moves this customer's clock forward, and does everything that is due by then. */
  advance(customerId: string, to: Date): Promise<void>;
};

/** The sandbox on this database. */
export function openSandbox(db: Database, { clockMoves = false }: { clockMoves?: boolean } = {}): Sandbox {
  // It delivers to its own process, so nobody else has to know the secret.
  const secret = randomBytes(32);
  const run = <T>(work: (t: Transaction) => Promise<T>) => inSandbox(db, work);

  return {
    name: 'sandbox',
    clockMoves,
    publicConfig: () => ({ provider: 'sandbox', testMode: true, publishableKey: null }),
    now: (customerId) => run((t) => nowFor(t, customerId)),
    verifyPrices: () => Promise.resolve(),

    ensureCustomer: (who, key) =>
      run((t) =>
        once(t, key, who, async () => {
          const id = newId('cus');
          await sql`insert into sandbox.customers (id, ref, email, name) values (${id}, ${who.ref}, ${who.email}, ${who.name})`.execute(t);
          return id;
        }),
      ),
    forgetCustomer: (id) => run(async (t) => void (await sql`delete from sandbox.customers where id = ${id}`.execute(t))),

    beginSetup: (of, key) =>
      run(async (t) => setupOf(await readIntent(t, 'setup', await once(t, key, of, () => newIntent(t, { kind: 'setup', ...of }))))),
    readSetup: (id) => run(async (t) => setupOf(await readIntent(t, 'setup', id))),
    cancelSetup: (id) =>
      run(
        async (t) =>
          void (await sql`update sandbox.intents set status = 'canceled' where id = ${id} and kind = 'setup' and status <> 'succeeded'`.execute(
            t,
          )),
      ),

    createTrial: (of, key) =>
      run(async (t) => {
        const { ref, customerId, paymentMethodId, offer, trialEnd } = of;
        const now = await nowFor(t, customerId);
        await refuseOthersCard(t, customerId, paymentMethodId);
        const known = await byRef(t, customerId, ref);
        if (known) return answerOf(t, known);
        if (new Date(trialEnd) <= now) throw new ProviderError('invalid', 'trial_end', 'A trial ends in the future');
        const id = await once(t, key, { ...of, offer: offer.id }, () =>
          begin(t, { ref, customerId, offer, now, status: 'trialing', trialEnd, paymentMethodId }),
        );
        return answerOf(t, id);
      }),
    createPaid: (of, key) =>
      run(async (t) => {
        const { ref, customerId, offer } = of;
        const now = await nowFor(t, customerId);
        const id =
          (await byRef(t, customerId, ref)) ??
          (await once(t, key, { ...of, offer: offer.id }, () =>
            begin(t, { ref, customerId, offer, now, status: 'incomplete', trialEnd: null, paymentMethodId: null }),
          ));
        return answerOf(t, id);
      }),
    readSubscription: (id) => run((t) => answerOf(t, id)),
    setCancelAtPeriodEnd: (id, cancel) => run((t) => setCancel(t, id, cancel)),
    cancelNow: (id) => run((t) => cancelNow(t, id)),
    changePlan: (of, key) =>
      run(async (t) => {
        await once(t, key, { ...of, offer: of.offer.id }, () => changePlan(t, of));
        return answerOf(t, of.id);
      }),

    replaceCard: (of) => run((t) => replaceCard(t, of)),
    readBills: (customerId, max) => run((t) => readBills(t, customerId, max)),

    beginPayment: (of, key) =>
      run(async (t) => paymentOf(await readIntent(t, 'payment', await once(t, key, of, () => newIntent(t, { kind: 'payment', ...of }))))),
    readPayment: (id) => run(async (t) => paymentOf(await readIntent(t, 'payment', id))),
    credit: (of, key) =>
      run(
        async (t) =>
          void (await once(t, key, of, async () => {
            await sql`update sandbox.customers set credit = credit + ${of.pence} where id = ${of.customerId}`.execute(t);
            return true;
          })),
      ),

    readEvent(raw, headers) {
      const [, at = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-sandbox-signature'] ?? '')) ?? [];
      if (given === '' || !timingSafeEqual(sign(secret, at, raw), Buffer.from(given, 'hex')))
        throw new EventRejected('The signature is wrong');
      if (Math.abs(Date.now() / 1000 - Number(at)) > tolerance) throw new EventRejected('The delivery is too old');
      return JSON.parse(raw.toString('utf8')) as ProviderEvent;
    },

    confirm: (clientSecret, token) => run((t) => confirm(t, clientSecret, token)),
    answerBank: (clientSecret, pass) => run((t) => answerBank(t, clientSecret, pass)),
    async advance(customerId, to) {
      await run((t) =>
        sql`update sandbox.customers set ahead = greatest(ahead, ${to.toISOString()}::timestamptz - now()) where id = ${customerId}`.execute(
          t,
        ),
      );
      await passTime(db, customerId);
    },
    passTime: () => passTime(db),
    deliveries: (max = 100) =>
      run(async (t) => {
        const { rows } = await sql<{
          id: string;
          body: ProviderEvent;
        }>`select id, body from sandbox.events where delivered_at is null order by number limit ${max}`.execute(t);
        return rows.map(({ id, body }) => deliveryOf(secret, id, body));
      }),
    delivered: (id) => run(async (t) => void (await sql`update sandbox.events set delivered_at = now() where id = ${id}`.execute(t))),
  };
}

function sign(secret: Buffer, at: string, raw: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${at}.`).update(raw).digest();
}

function deliveryOf(secret: Buffer, id: string, body: ProviderEvent): Delivery {
  const raw = Buffer.from(JSON.stringify(body));
  const at = String(Math.floor(Date.now() / 1000));
  return { id, raw, headers: { 'x-sandbox-signature': `t=${at},v1=${sign(secret, at, raw).toString('hex')}` } };
}

function setupOf({ id, status, customerId, ref, paymentMethodId, clientSecret, lastError }: Intent): Setup {
  return { id, status, customerId, ref, paymentMethodId, clientSecret, lastError };
}

function paymentOf({ id, status, customerId, ref, pence, clientSecret }: Intent): Payment {
  return { id, status, customerId, ref, pence: pence ?? 0, client: { kind: 'payment', secret: clientSecret } };
}

async function byRef(t: Transaction, customerId: string, ref: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select id from sandbox.subscriptions where customer_id = ${customerId} and ref = ${ref} and status <> 'incomplete_expired'`.execute(t);
  return rows[0]?.id;
}

type NewSubscription = {
  ref: string;
  customerId: string;
  offer: Offer;
  now: Date;
  status: 'trialing' | 'incomplete';
  trialEnd: string | null;
  paymentMethodId: string | null;
};

async function begin(t: Transaction, { ref, customerId, offer, now, status, trialEnd, paymentMethodId }: NewSubscription): Promise<string> {
  const id = newId('sub');
  const periodEnd = trialEnd ?? endOfPeriod(now, offer).toISOString();
  const dueAt = status === 'incomplete' ? new Date(now.getTime() + incompleteFor).toISOString() : periodEnd;
  const {
    rows: [made],
  } = await sql<{ id: string }>`
    insert into sandbox.subscriptions (id, ref, customer_id, plan_id, item_id, status, trial_end, period_start, period_end, payment_method_id, due_at)
    values (${id}, ${ref}, ${customerId}, ${offer.id}, ${newId('si')}, ${status}, ${trialEnd}, ${now}, ${periodEnd}, ${paymentMethodId}, ${dueAt})
    on conflict do nothing returning id`.execute(t);
  // Someone else was first, with another key.
  if (!made) return (await byRef(t, customerId, ref)) as string;
  const { pence } = await bill(t, { id, customerId, ref }, status === 'incomplete' ? offer.pence : 0);
  // What a credit pays for entirely begins at once.
  if (status === 'incomplete' && pence === 0)
    await sql`update sandbox.subscriptions set status = 'active', due_at = period_end where id = ${id}`.execute(t);
  await emit(t, 'subscription.changed', { subscriptionId: id });
  return id;
}

async function setCancel(t: Transaction, id: string, cancel: boolean): Promise<ProviderSubscription> {
  const held = await holdSubscription(t, id);
  if (held.status === 'canceled' || held.status === 'incomplete_expired')
    throw new ProviderError('invalid', 'canceled', "A cancelled subscription can't be changed");
  await sql`update sandbox.subscriptions set cancel_at_period_end = ${cancel}, canceled_at = ${cancel ? await nowFor(t, held.customerId) : null} where id = ${id}`.execute(
    t,
  );
  await emit(t, 'subscription.changed', { subscriptionId: id });
  return answerOf(t, id);
}

async function replaceCard(
  t: Transaction,
  { id, paymentMethodId }: { id: string; paymentMethodId: string },
): Promise<ProviderSubscription> {
  const held = await holdSubscription(t, id);
  await refuseOthersCard(t, held.customerId, paymentMethodId);
  await sql`update sandbox.subscriptions set payment_method_id = ${paymentMethodId} where id = ${id}`.execute(t);
  await emit(t, 'subscription.changed', { subscriptionId: id });
  return answerOf(t, id);
}

async function refuseOthersCard(t: Transaction, customerId: string, paymentMethodId: string): Promise<void> {
  const { rows } = await sql<{ customerId: string }>`select customer_id from sandbox.payment_methods where id = ${paymentMethodId}`.execute(
    t,
  );
  if (rows[0]?.customerId !== customerId) throw new ProviderError('invalid', 'payment_method', "The card isn't this customer's");
}

async function cancelNow(t: Transaction, id: string): Promise<ProviderSubscription> {
  const held = await holdSubscription(t, id);
  if (held.status !== 'canceled') {
    await voidOpen(t, held);
    const now = await nowFor(t, held.customerId);
    await sql`update sandbox.subscriptions set status = 'canceled', canceled_at = ${now}, ended_at = ${now}, due_at = null where id = ${id}`.execute(
      t,
    );
    await emit(t, 'subscription.changed', { subscriptionId: id });
  }
  return answerOf(t, id);
}

async function changePlan(
  t: Transaction,
  { id, itemId, offer, inTrial }: { id: string; itemId: string; offer: Offer; inTrial: boolean },
): Promise<boolean> {
  const held = await holdSubscription(t, id);
  if (held.itemId !== itemId) throw new ProviderError('invalid', 'item', 'No such item');
  if (held.status === 'canceled' || held.status === 'incomplete_expired')
    throw new ProviderError('invalid', 'canceled', "A cancelled subscription can't be changed");
  const now = await nowFor(t, held.customerId);
  // Another change replaces one that was never paid.
  await voidOpen(t, held);
  const due = inTrial ? 0 : owedFor(held, offer, now);
  const invoice = due > 0 ? await bill(t, held, due, { planId: offer.id }) : null;
  if (due < 0) await sql`update sandbox.customers set credit = credit - ${due} where id = ${held.customerId}`.execute(t);
  // An unpaid subscription doesn't begin: it waits for its invoice to be confirmed with a card.
  if (invoice && !(await charge(t, held, invoice, now))) return false;
  await putOnPlan(t, held, offer, { at: now, inTrial });
  await emit(t, 'subscription.changed', { subscriptionId: id });
  return true;
}

/** The new price less the unused part of the old one; if the interval stays, only the rest of the period counts. */
function owedFor(
  { planId, periodStart, periodEnd }: { planId: Offer['id']; periodStart: string; periodEnd: string },
  offer: Offer,
  now: Date,
): number {
  const old = offerOf(planId);
  const [start, end] = [Date.parse(periodStart), Date.parse(periodEnd)];
  const left = Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
  const share = old.billing === offer.billing ? left : 1;
  return Math.round(offer.pence * share) - Math.round(old.pence * left);
}
