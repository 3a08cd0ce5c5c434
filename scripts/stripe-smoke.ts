// Calls Stripe itself once, in test mode: STRIPE_SECRET_KEY=sk_test_… npm run stripe:smoke. It creates what it needs, prices included, and
// shows where Stripe behaves differently from our double of it.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { offerOf } from '#domain/billing/price-list.ts';
import { createPrices } from '#server/stripe/prices.ts';
import { connect, openStripe } from '#server/stripe/provider.ts';

const secretKey = process.env['STRIPE_SECRET_KEY'] ?? '';
if (!/^[sr]k_test_/.test(secretKey)) {
  process.stderr.write('Set STRIPE_SECRET_KEY to a key of test mode (sk_test_…). Nothing was done.\n');
  process.exit(1);
}
const run = randomUUID();
const stripe = connect(secretKey);
const provider = openStripe({ secretKey, publishableKey: 'pk_test_unused', webhookSecrets: ['whsec_unused'] });
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString();
const refused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`${what} … `);
  const outcome = await work();
  process.stdout.write('ok\n');
  return outcome;
}

await step('the prices of our list are there', async () => {
  await createPrices(stripe);
  await provider.verifyPrices();
});
const customerId = await step('a customer, once for one key', async () => {
  const who = { ref: run, email: 'smoke@fairlead.example', name: 'Smoke Test', company: 'Smoke Test' };
  const id = await provider.ensureCustomer(who, `smoke:cus:${run}`);
  assert.equal(await provider.ensureCustomer(who, `smoke:cus:${run}`), id);
  return id;
});
const setup = await step('a card is declined, and another one confirmed on the same set-up', async () => {
  const pending = await provider.beginSetup({ ref: run, customerId }, `smoke:seti:${run}`);
  assert.ok(await refused(stripe.setupIntents.confirm(pending.id, { payment_method: 'pm_card_visa_chargeDeclined' })));
  assert.equal((await provider.readSetup(pending.id)).status, 'requires_payment_method');
  await stripe.setupIntents.confirm(pending.id, { payment_method: 'pm_card_visa' });
  await provider.cancelSetup(pending.id);
  return provider.readSetup(pending.id);
});
const trial = await step('a trial, once for one ref', async () => {
  assert.deepEqual([setup.status, setup.customerId, setup.ref], ['succeeded', customerId, run]);
  const of = {
    ref: run,
    customerId,
    paymentMethodId: setup.paymentMethodId as string,
    offer: offerOf('starter-monthly'),
    trialEnd: inThreeDays(),
  };
  const created = await provider.createTrial(of, `smoke:sub:${run}`);
  assert.equal((await provider.createTrial(of, `smoke:sub:${run}:again`)).id, created.id);
  assert.deepEqual(
    [created.status, created.planId, created.card?.last4, created.trialEnd],
    ['trialing', 'starter-monthly', '4242', created.currentPeriodEnd],
  );
  return created;
});
await step('another plan, and the trial as it was', async () => {
  const changed = await provider.changePlan(
    { id: trial.id, itemId: trial.itemId, offer: offerOf('professional-yearly'), inTrial: true },
    `smoke:chg:${run}`,
  );
  assert.deepEqual([changed.planId, changed.trialEnd], ['professional-yearly', trial.trialEnd]);
});
await step('cancelled, resumed, ended', async () => {
  assert.equal((await provider.setCancelAtPeriodEnd(trial.id, true)).cancelAtPeriodEnd, true);
  assert.equal((await provider.setCancelAtPeriodEnd(trial.id, false)).cancelAtPeriodEnd, false);
  assert.equal((await provider.cancelNow(trial.id)).status, 'canceled');
  assert.equal((await provider.cancelNow(trial.id)).status, 'canceled');
});
const paid = await step('taken up again: nothing is charged before it is confirmed', async () => {
  const created = await provider.createPaid({ ref: `${run}:again`, customerId, offer: offerOf('starter-monthly') }, `smoke:paid:${run}`);
  assert.deepEqual(
    [created.status, created.latestInvoice?.amountDue, created.latestInvoice?.toConfirm?.kind],
    ['incomplete', 800, 'payment'],
  );
  return created;
});
await step('confirmed, and active', async () => {
  const intent = String(paid.latestInvoice?.toConfirm?.secret).split('_secret_')[0] as string;
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa', return_url: 'https://fairlead.example' });
  assert.equal((await provider.readSubscription(paid.id)).status, 'active');
});
await step('a plain payment, credited', async () => {
  const payment = await provider.beginPayment({ ref: run, customerId, pence: 800 }, `smoke:pi:${run}`);
  assert.equal((await provider.readPayment(payment.id)).status, 'requires_payment_method');
  await provider.credit({ customerId, pence: 800, reason: 'Smoke test' }, `smoke:credit:${run}`);
});
await step('forgotten, with all that was its', () => provider.forgetCustomer(customerId));
