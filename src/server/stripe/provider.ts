// Stripe as a payment provider, through its own SDK. Stripe's objects are translated into ours in answers.ts.
import { Stripe } from 'stripe';
import { offers, type PlanId } from '#domain/billing/price-list.ts';
import { EventRejected, ProviderError, type PaymentProvider, type ProviderSubscription } from '../platform/payment-provider.ts';
import { billOf, eventOf, translateError, paymentOf, setupOf, subscriptionOf } from './answers.ts';

type StripeKeys = { secretKey: string; publishableKey: string; webhookSecrets: string[] };
/** Replaces Stripe's address in tests. */
type Endpoint = { host: string; port: number; protocol: 'http' | 'https' };

const expand = ['default_payment_method', 'latest_invoice.confirmation_secret'];
const settings = { payment_method_types: ['card' as const], save_default_payment_method: 'on_subscription' as const };

/** Stripe, with the keys from the settings. */
export function openStripe({ secretKey, publishableKey, webhookSecrets }: StripeKeys, endpoint?: Endpoint): PaymentProvider {
  const stripe = connect(secretKey, endpoint);
  const testMode = secretKey.includes('_test_');
  let prices: Map<PlanId, string> | undefined;

  /** Found by its lookup key, and trusted only if it matches our list. */
  async function readPrices(): Promise<Map<PlanId, string>> {
    const { data } = await callStripe(() =>
      stripe.prices.list({ lookup_keys: offers.map(({ lookupKey }) => lookupKey), active: true, limit: 10 }),
    );
    return new Map(
      offers.map(({ id, lookupKey, pence, billing }) => {
        const price = data.find((each) => each.lookup_key === lookupKey);
        if (!price) throw new ProviderError('invalid', 'price_missing', `Stripe has no active price with the lookup key ${lookupKey}`);
        const isOurs =
          price.unit_amount === pence &&
          price.currency === 'gbp' &&
          price.recurring?.interval === (billing === 'yearly' ? 'year' : 'month') &&
          price.recurring.interval_count === 1;
        if (!isOurs) throw new ProviderError('invalid', 'price_mismatch', `The price ${lookupKey} at Stripe differs from our list`);
        return [id, price.id] as const;
      }),
    );
  }

  async function priceOf(id: PlanId): Promise<string> {
    prices ??= await readPrices();
    return prices.get(id) as string;
  }

  /** A list by customer includes what was just created, a search may not; without `all` it leaves out ended ones. */
  async function byRef(customer: string, ref: string): Promise<ProviderSubscription | null> {
    const { data } = await callStripe(() =>
      stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: expand.map((path) => `data.${path}`) }),
    );
    const found = data.find((each) => each.metadata['ref'] === ref && each.status !== 'incomplete_expired');
    return found ? subscriptionOf(found) : null;
  }

  const readSubscription = async (id: string) => subscriptionOf(await callStripe(() => stripe.subscriptions.retrieve(id, { expand })));

  return {
    name: 'stripe',
    publicConfig: () => ({ provider: 'stripe', testMode, publishableKey }),
    now: () => Promise.resolve(new Date()),
    async verifyPrices() {
      prices = await readPrices();
    },

    ensureCustomer: async ({ ref, email, name, company }, idempotencyKey) =>
      (await callStripe(() => stripe.customers.create({ email, name, description: company, metadata: { ref } }, { idempotencyKey }))).id,
    async forgetCustomer(id) {
      await callStripe(() => stripe.customers.del(id)).catch(unless('not_found'));
    },

    beginSetup: async ({ ref, customerId }, idempotencyKey) =>
      setupOf(
        await callStripe(() =>
          stripe.setupIntents.create(
            { customer: customerId, usage: 'off_session', allowed_payment_method_types: ['card'], metadata: { ref } },
            { idempotencyKey },
          ),
        ),
      ),
    readSetup: async (id) => setupOf(await callStripe(() => stripe.setupIntents.retrieve(id))),
    async cancelSetup(id) {
      await callStripe(() =>
        stripe.setupIntents.cancel(id, { cancellation_reason: 'abandoned' }, { idempotencyKey: `cancel:${id}` }),
      ).catch((error: unknown) => {
        if (!(error instanceof ProviderError && error.code === 'setup_intent_unexpected_state')) throw error;
      });
    },

    async createTrial({ ref, customerId, paymentMethodId, offer, trialEnd }, idempotencyKey) {
      const price = await priceOf(offer.id);
      return (
        (await byRef(customerId, ref)) ??
        subscriptionOf(
          await callStripe(() =>
            stripe.subscriptions.create(
              {
                customer: customerId,
                items: [{ price }],
                default_payment_method: paymentMethodId,
                trial_end: Math.floor(Date.parse(trialEnd) / 1000),
                off_session: true,
                // If the card is removed during the trial, the trial just ends, rather than leaving a debt.
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
                payment_settings: settings,
                metadata: { ref },
                expand,
              },
              { idempotencyKey },
            ),
          ),
        )
      );
    },
    async createPaid({ ref, customerId, offer }, idempotencyKey) {
      const price = await priceOf(offer.id);
      return (
        (await byRef(customerId, ref)) ??
        subscriptionOf(
          await callStripe(() =>
            stripe.subscriptions.create(
              {
                customer: customerId,
                items: [{ price }],
                payment_behavior: 'default_incomplete',
                payment_settings: settings,
                metadata: { ref },
                expand,
              },
              { idempotencyKey },
            ),
          ),
        )
      );
    },
    readSubscription,
    setCancelAtPeriodEnd: async (id, cancel) =>
      subscriptionOf(await callStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: cancel, expand }))),
    async cancelNow(id) {
      // Stripe reports an already cancelled one as missing.
      await callStripe(() => stripe.subscriptions.cancel(id)).catch(unless('not_found'));
      return readSubscription(id);
    },
    // Without the item's id Stripe would add a second item.
    async changePlan({ id, itemId, offer, inTrial }, idempotencyKey) {
      const price = await priceOf(offer.id);
      const terms = inTrial
        ? { proration_behavior: 'none' as const }
        : { proration_behavior: 'always_invoice' as const, payment_behavior: 'pending_if_incomplete' as const };
      return subscriptionOf(
        await callStripe(() => stripe.subscriptions.update(id, { items: [{ id: itemId, price }], ...terms, expand }, { idempotencyKey })),
      );
    },

    replaceCard: async ({ id, paymentMethodId }) =>
      subscriptionOf(await callStripe(() => stripe.subscriptions.update(id, { default_payment_method: paymentMethodId, expand }))),
    readBills: async (customer, limit) =>
      (await callStripe(() => stripe.invoices.list({ customer, limit }))).data.flatMap((invoice) => billOf(invoice) ?? []),

    beginPayment: async ({ ref, customerId, pence }, idempotencyKey) =>
      paymentOf(
        await callStripe(() =>
          stripe.paymentIntents.create(
            { amount: pence, currency: 'gbp', customer: customerId, allowed_payment_method_types: ['card'], metadata: { ref } },
            { idempotencyKey },
          ),
        ),
      ),
    readPayment: async (id) => paymentOf(await callStripe(() => stripe.paymentIntents.retrieve(id))),
    async credit({ customerId, pence, reason }, idempotencyKey) {
      await callStripe(() =>
        stripe.customers.createBalanceTransaction(customerId, { amount: -pence, currency: 'gbp', description: reason }, { idempotencyKey }),
      );
    },

    readEvent(raw, headers) {
      const event = verified(stripe, raw, headers['stripe-signature'], webhookSecrets);
      if (event.livemode === testMode) throw new EventRejected('The event belongs to the other mode');
      return eventOf(event);
    },
  };
}

/** The SDK, with the API version it was made for. */
export function connect(secretKey: string, endpoint?: Endpoint): Stripe {
  return new Stripe(secretKey, { ...endpoint, maxNetworkRetries: 2, timeout: 15_000, telemetry: false });
}

async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  return call().catch((error: unknown) => {
    throw translateError(error);
  });
}

function unless(kind: ProviderError['kind']) {
  return (error: unknown) => {
    if (!(error instanceof ProviderError && error.kind === kind)) throw error;
  };
}

const maxSecondsAhead = 300;

/** The SDK refuses signatures that are too old, but not ones dated in the future, which would stay valid longer. */
function refuseFromTheFuture(signature: string): void {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (signedAt - Date.now() / 1000 > maxSecondsAhead) throw new EventRejected('The signature is dated in the future');
}

/** While a secret is being replaced, both are valid. */
function verified(stripe: Stripe, raw: Buffer, signature: unknown, secrets: string[]): Stripe.Event {
  if (typeof signature !== 'string') throw new EventRejected('There is no signature');
  let last: unknown;
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(raw, signature, secret);
      refuseFromTheFuture(signature);
      return event;
    } catch (error) {
      last = error;
    }
  }
  throw new EventRejected(last instanceof Error ? last.message : 'The signature is wrong');
}
