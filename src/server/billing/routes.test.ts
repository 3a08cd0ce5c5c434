import { expect, test } from 'vitest';
import { aPerson, aWorld } from '../testing/given.ts';

const world = aWorld();

test('a company’s managers see only its latest subscription, in pounds and seconds', async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  await world.owner.query(
    `insert into subscriptions (company_id, provider, customer_id, plan_id, status, created_at) values ($1, 'sandbox', 'cus_1', 'starter-monthly', 'canceled', now() - interval '1 year')`,
    [maya.companyId],
  );
  await world.owner.query(
    `
    insert into subscriptions (company_id, provider, customer_id, plan_id, status, trial_end, current_period_start, current_period_end, card_brand, card_last4, card_exp_month, card_exp_year)
    values ($1, 'sandbox', 'cus_1', 'professional-yearly', 'trialing', '2026-11-24T09:00:00.900Z', '2026-11-21T09:00:00Z', '2026-11-24T09:00:00Z', 'visa', '4242', 12, 2030)`,
    [maya.companyId],
  );
  const { subscription } = (await maya.call('GET', '/api/subscription/details')).body;
  expect(subscription).toEqual({
    id: expect.any(String),
    planName: 'Professional',
    amount: 240,
    billing: 'yearly',
    status: 'trialing',
    cancelAtPeriodEnd: false,
    trialEnd: 1_795_510_800,
    currentPeriodStart: 1_795_251_600,
    currentPeriodEnd: 1_795_510_800,
    endedAt: null,
    paymentMethod: { card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 } },
  });
  expect((await nora.call('GET', '/api/subscription/details')).body).toEqual({ subscription: null });
});

test('staff can’t see what the company pays', async () => {
  const tom = await aPerson(world, { role: 'user' });
  expect((await tom.call('GET', '/api/subscription/details')).status).toBe(403);
});
