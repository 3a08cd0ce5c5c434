import type { Stripe } from 'stripe';
import { catalogue } from '#domain/billing/plans.ts';
import { offers } from '#domain/billing/price-list.ts';

/** Creates the prices of our list that Stripe doesn't have yet. */
export async function createPrices(stripe: Stripe): Promise<void> {
  const { data } = await stripe.prices.list({ lookup_keys: offers.map(({ lookupKey }) => lookupKey), active: true, limit: 10 });
  const products = new Map<string, string>();
  for (const { lookupKey, plan, billing, pence } of offers.filter((offer) => !data.some((price) => price.lookup_key === offer.lookupKey))) {
    const product =
      products.get(plan) ??
      (await stripe.products.create({ name: `Fairlead ${catalogue[plan].name}` }, { idempotencyKey: `product:${plan}` })).id;
    products.set(plan, product);
    await stripe.prices.create(
      {
        product,
        currency: 'gbp',
        unit_amount: pence,
        lookup_key: lookupKey,
        recurring: { interval: billing === 'yearly' ? 'year' : 'month' },
      },
      { idempotencyKey: `price:${lookupKey}:${pence}` },
    );
  }
}
