import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stripe } from 'stripe';
import { offerOf } from '#domain/billing/price-list.ts';
import { aWorld } from '../testing/given.ts';
import { aBrowser, aFounder, stripeOutside } from '../testing/payments.ts';
import { connect } from './provider.ts';

let outside: Awaited<ReturnType<typeof stripeOutside>>;
const world = aWorld({
  payments: async () => {
    outside = await stripeOutside();
    return outside.provider;
  },
});
afterAll(() => outside.close());
let made = 0;
const key = () => `test:${++made}`;

async function aConfirmedCard() {
  const ref = key();
  const customerId = await outside.provider.ensureCustomer({ ref, email: 'ada@founders.example', name: 'Ada', company: 'Ada & Co' }, key());
  const setup = await outside.provider.beginSetup({ ref, customerId }, key());
  await outside.confirm(setup.clientSecret as string);
  const { paymentMethodId } = await outside.provider.readSetup(setup.id);
  return {
    ref,
    customerId,
    paymentMethodId: paymentMethodId as string,
    offer: offerOf('starter-monthly'),
    trialEnd: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  };
}

describe('creating at Stripe', () => {
  test.each(['failed', 'answer lost', 'refused'] as const)('happens once in spite of a request with the fault “%s”', async (what) => {
    const of = await aConfirmedCard();
    outside.double.faults.push({ of: 'Subscriptions.create', what });
    const trial = await outside.provider.createTrial(of, key());
    expect(trial).toMatchObject({ status: 'trialing', ref: of.ref, planId: 'starter-monthly', card: { last4: '4242' } });
    expect(outside.double.books.all('sub').filter(({ customer }) => customer === of.customerId)).toHaveLength(1);
  });

  test('finds an existing object by its ref when its key is long forgotten', async () => {
    const of = await aConfirmedCard();
    const first = await outside.provider.createTrial(of, key());
    expect((await outside.provider.createTrial(of, key())).id).toBe(first.id);
    const paid = { ref: key(), customerId: of.customerId, offer: offerOf('professional-yearly') };
    const subscription = await outside.provider.createPaid(paid, key());
    expect((await outside.provider.createPaid(paid, key())).latestInvoice?.toConfirm).toEqual(subscription.latestInvoice?.toConfirm);
  });

  test('is refused if the key was used for something else', async () => {
    const same = key();
    const who = { ref: 'r', email: 'ada@founders.example', name: 'Ada', company: 'Ada & Co' };
    await outside.provider.ensureCustomer(who, same);
    await expect(outside.provider.ensureCustomer({ ...who, name: 'Eve' }, same)).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('is refused with someone else’s card', async () => {
    const [ada, eve] = [await aConfirmedCard(), await aConfirmedCard()];
    await expect(outside.provider.createTrial({ ...ada, ref: eve.ref, customerId: eve.customerId }, key())).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

test('a missing object is reported as such, and a provider out of reach can be tried again', async () => {
  await expect(outside.provider.readSetup('seti_unknown')).rejects.toMatchObject({ kind: 'not_found', passes: false });
  await expect(outside.provider.readSubscription('sub_unknown')).rejects.toMatchObject({ kind: 'not_found' });
  for (let tries = 0; tries < 3; tries++) outside.double.faults.push({ of: 'SetupIntents.retrieve', what: 'failed' });
  await expect(outside.provider.readSetup('seti_unknown')).rejects.toMatchObject({ kind: 'unavailable', passes: true });
});

test('nothing is sold at a price that differs from our list', async () => {
  const [price] = outside.double.books.all('price').filter(({ lookup_key: name }) => name === 'starter_monthly_gbp_v1');
  Object.assign(price ?? {}, { unit_amount: 900 });
  await expect(outside.provider.verifyPrices()).rejects.toMatchObject({ code: 'price_mismatch' });
  Object.assign(price ?? {}, { unit_amount: 800, lookup_key: 'another' });
  await expect(outside.provider.verifyPrices()).rejects.toMatchObject({ code: 'price_missing' });
  Object.assign(price ?? {}, { lookup_key: 'starter_monthly_gbp_v1' });
  await expect(outside.provider.verifyPrices()).resolves.toBeUndefined();
});

const send = (payload: string, headers: Record<string, string>) =>
  world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
const event = (more: object = {}) => JSON.stringify({ ...outside.double.books.events[0], id: `evt_${key()}`, ...more }, null, 2);
const countEvents = async () => Number((await world.owner.query('select count(*) from payment_events')).rows[0].count);

describe('an event', () => {
  beforeAll(async () => {
    await outside.provider.createTrial(await aConfirmedCard(), key());
  });

  test('is stored once, with the signature of either secret over its exact bytes', async () => {
    const [payload, before] = [event(), await countEvents()];
    for (let times = 0; times < 3; times++) expect((await send(payload, outside.sign(payload))).statusCode).toBe(200);
    expect(await countEvents()).toBe(before + 1);
  });

  test.each<[string, (payload: string) => [string, Record<string, string>]]>([
    ['without a signature', (payload) => [payload, {}]],
    ['of other bytes', (payload) => [payload.replace('  ', ' '), outside.sign(payload)]],
    ['that is too old', (payload) => [payload, outside.sign(payload, Math.floor(Date.now() / 1000) - 301)]],
    ['of a time to come', (payload) => [payload, outside.sign(payload, Math.floor(Date.now() / 1000) + 400)]],
    ['signed by somebody else', (payload) => [payload, { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }]],
  ])('%s is refused, and not stored', async (_, spoil) => {
    const before = await countEvents();
    const answer = await send(...spoil(event()));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'event_rejected']);
    expect(await countEvents()).toBe(before);
  });

  test('of live mode is refused by test keys', async () => {
    const payload = event({ livemode: true });
    expect((await send(payload, outside.sign(payload))).statusCode).toBe(400);
  });

  test('finishes a sign-up whose browser was closed', async () => {
    const [browser, ada] = [aBrowser(world), aFounder()];
    const { body } = await browser.setUp(ada);
    await outside.confirm(body.clientSecret);
    const payload = JSON.stringify(outside.double.books.events.at(-1));
    await send(payload, outside.sign(payload));
    await expect.poll(async () => (await world.owner.query('select from users where email = $1', [ada.email])).rowCount).toBe(1);
  });

  test('is the only kind: there is no sandbox as well', async () => {
    expect((await world.app.inject({ method: 'POST', url: '/api/sandbox/confirm', payload: {} })).statusCode).toBe(404);
  });
});

describe('the test double', () => {
  test('found nothing wrong with our requests', () => expect(outside.violations()).toEqual([]));

  test.each<[string, (stripe: Stripe) => Promise<unknown>]>([
    [
      'a parameter that was removed',
      (stripe) => stripe.setupIntents.create({ payment_method_types: ['card'] } as object, { idempotencyKey: key() }),
    ],
    [
      'a parameter of the wrong type',
      (stripe) =>
        stripe.subscriptions.create({ customer: 'c', items: [{ price: 'p', quantity: 'two' as never }] }, { idempotencyKey: key() }),
    ],
    [
      'a word that isn’t one',
      (stripe) =>
        stripe.subscriptions.create(
          { customer: 'c', items: [{ price: 'p' }], payment_behavior: 'default_incompleet' as never },
          { idempotencyKey: key() },
        ),
    ],
    ['a random key where something is created', (stripe) => stripe.subscriptions.create({ customer: 'c', items: [{ price: 'p' }] })],
    ['another version', (stripe) => stripe.subscriptions.retrieve('sub_x', {}, { apiVersion: '2024-06-20' })],
    ['a path that was removed', (stripe) => stripe.subscriptions.retrieve('sub_x', { expand: ['latest_invoice.payment_intent'] })],
    ['an operation we don’t use', (stripe) => stripe.charges.retrieve('ch_x')],
  ])('notices %s', async (_, ask) => {
    await expect(ask(connect('sk_test_double', outside.double.endpoint))).rejects.toMatchObject({ statusCode: 400 });
    expect(outside.double.violations.splice(0)).toHaveLength(1);
  });
});
