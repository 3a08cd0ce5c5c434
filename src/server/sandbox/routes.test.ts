import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aWorld, caller } from '../testing/given.ts';
import { aBrowser, aFounder, founderSecret } from '../testing/payments.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

const confirm = (clientSecret: string, paymentMethod: string) =>
  caller(world)('POST', '/api/sandbox/confirm', { clientSecret, paymentMethod });

/** Someone whose trial has just begun. */
async function aSubscriber() {
  const founder = aFounder();
  const { body } = await aBrowser(world).setUp(founder);
  await confirm(body.clientSecret, 'pm_card_visa');
  return caller(world, (await caller(world)('POST', '/api/auth/login', { email: founder.email, password: founderSecret })).body.token);
}

describe('the sandbox', () => {
  test('says what it is', async () => {
    expect((await caller(world)('GET', '/api/payment-config')).body).toEqual({ provider: 'sandbox', testMode: true, publishableKey: null });
  });

  test('confirms by the secret, delivers the event at once, and so finishes even if the browser is closed', async () => {
    const ada = aFounder();
    const { body } = await aBrowser(world).setUp(ada);
    expect((await confirm(body.clientSecret, 'pm_card_visa')).body).toEqual({ id: body.setupIntentId, status: 'succeeded', error: null });
    expect((await caller(world)('POST', '/api/auth/login', { email: ada.email, password: founderSecret })).status).toBe(200);
    expect((await confirm(body.clientSecret, 'pm_card_visa')).body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
    });
  });

  test('asks for confirmation like a bank, and accepts a refusal', async () => {
    const { body } = await aBrowser(world).setUp(aFounder());
    expect((await confirm(body.clientSecret, 'pm_card_threeDSecure2Required')).body).toMatchObject({
      status: 'requires_action',
      error: null,
    });
    const refused = await caller(world)('POST', '/api/sandbox/challenge', { clientSecret: body.clientSecret, pass: false });
    expect(refused.body).toMatchObject({
      status: 'requires_payment_method',
      error: { type: 'card_error', code: 'setup_intent_authentication_failure' },
    });
  });

  test('accepts only test cards and its own secrets', async () => {
    const { body } = await aBrowser(world).setUp(aFounder());
    expect((await confirm(body.clientSecret, '4111111111111111')).body).toMatchObject({
      code: 'payment_refused',
      message: 'Only test cards are taken here.',
    });
    expect((await confirm('seti_unknown_secret_unknown', 'pm_card_visa')).status).toBe(404);
  });

  test('moves the clock forward only for the caller’s company', async () => {
    const [ada, eve] = await Promise.all([aSubscriber(), aSubscriber()]);
    expect((await ada('POST', '/api/sandbox/clock', { days: 4 })).status).toBe(200);
    expect((await ada('GET', '/api/auth/session')).body.subscription.status).toBe('active');
    expect((await eve('GET', '/api/auth/session')).body.subscription.status).toBe('trialing');
    const maya = await aPerson(world);
    expect((await maya.call('POST', '/api/sandbox/clock', { days: 4 })).status).toBe(404);
  });

  test('moves the clock forward even while the subscription is locked', async () => {
    const ada = await aSubscriber();
    await world.owner.query('begin');
    await world.owner.query('select 1 from sandbox.subscriptions for update');
    const passing = ada('POST', '/api/sandbox/clock', { days: 4 });
    await Promise.race([passing, setTimeout(500)]);
    await world.owner.query('commit');
    expect((await passing).status).toBe(200);
    expect((await ada('GET', '/api/auth/session')).body.subscription.status).toBe('active');
  });
});
