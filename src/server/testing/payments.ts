// Helpers for tests of payments: a customer in a browser with a card, a provider whose calls can fail, and time that passes.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import type { Database } from '../platform/database.ts';
import { ProviderError, type PaymentProvider } from '../platform/payment-provider.ts';
import { createPrices } from '../stripe/prices.ts';
import { connect, openStripe } from '../stripe/provider.ts';
import { openSandbox } from '../sandbox/provider.ts';
import { inSandbox } from '../sandbox/scope.ts';
import { caller, type World } from './given.ts';
import { startDouble } from './stripe/double.ts';

type Bank = 'passes' | 'refuses' | 'is left waiting';

/** Stands in for everything outside the application: browser, deliveries and the provider's clock. */
export type Outside = {
  provider: PaymentProvider;
  /** Confirms with a test card, by its token. */
  confirm(secret: string, token?: string, bank?: Bank): Promise<{ error?: { code: string; message: string } | null }>;
  /** The provider's events since they were last forgotten, in the form in which they are delivered. */
  deliveries(): Promise<{ raw: Buffer; headers: Record<string, string> }[]>;
  /** Forgets all events so far, so that a test only delivers its own. */
  forget(): Promise<void>;
  /** Lets this many days pass for this customer. */
  pass(customerId: string, days: number): Promise<void>;
  /** Makes the cards of this customer be declined from now on. */
  spoilCards(customerId: string): Promise<void>;
  /** Requests and responses that don't match the provider's API description. */
  violations(): string[];
  /** How many customers, subscriptions and charges the provider has for this email address. */
  has(email: string): Promise<{ customers: number; subscriptions: number; charged: number }>;
  close(): Promise<void>;
};

export const quiet = pino({ level: 'silent' });

/** The outside of the sandbox. */
export function sandboxOutside(db: Database): Outside {
  const sandbox = openSandbox(db, { clockMoves: true });
  return {
    provider: sandbox,
    async confirm(secret, token = 'pm_card_visa', bank = 'passes') {
      const first = await sandbox.confirm(secret, token);
      return first.status === 'requires_action' && bank !== 'is left waiting' ? sandbox.answerBank(secret, bank === 'passes') : first;
    },
    deliveries: () => sandbox.deliveries(1000),
    forget: () =>
      inSandbox(db, async (t) => void (await sql`update sandbox.events set delivered_at = now() where delivered_at is null`.execute(t))),
    pass: async (customerId, days) => sandbox.advance(customerId, new Date((await sandbox.now(customerId)).getTime() + days * 86_400_000)),
    spoilCards: (customerId) =>
      inSandbox(
        db,
        async (t) => void (await sql`update sandbox.payment_methods set token = ${spoiled} where customer_id = ${customerId}`.execute(t)),
      ),
    violations: () => [],
    has: (email) =>
      inSandbox(db, async (t) => {
        const { rows } = await sql<{ customers: number; subscriptions: number; charged: number }>`
        select count(distinct c.id) as customers, count(distinct s.id) as subscriptions, coalesce(sum(v.pence) filter (where v.status = 'paid'), 0)::int as charged
        from sandbox.customers c left join sandbox.subscriptions s on s.customer_id = c.id left join sandbox.invoices v on v.subscription_id = s.id where c.email = ${email}`.execute(
          t,
        );
        return rows[0] as { customers: number; subscriptions: number; charged: number };
      }),
    close: () => Promise.resolve(),
  };
}

const spoiled = 'pm_card_chargeCustomerFail';
const keys = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecrets: [`whsec_${'b'.repeat(32)}`, `whsec_${'a'.repeat(32)}`],
};

/** The outside of Stripe's SDK on a double of Stripe. */
export async function stripeOutside(): Promise<
  Outside & { double: Awaited<ReturnType<typeof startDouble>>; sign: (payload: string, timestamp?: number) => Record<string, string> }
> {
  process.env['STRIPE_SUPPRESS_NOTICES'] = 'true';
  const double = await startDouble();
  const { books } = double;
  let forgotten = 0;
  const stripe = connect(keys.secretKey, double.endpoint);
  await createPrices(stripe);
  const sign = (payload: string, timestamp?: number) => ({
    'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecrets[1] as string, timestamp }),
  });
  return {
    provider: openStripe(keys, double.endpoint),
    double,
    sign,
    confirm: (secret, token = 'pm_card_visa', bank = 'passes') => Promise.resolve(double.confirm(secret, token, bank)),
    deliveries: () =>
      Promise.resolve(
        books.events
          .slice(forgotten)
          .map((event) => JSON.stringify(event))
          .map((payload) => ({ raw: Buffer.from(payload), headers: sign(payload) })),
      ),
    forget() {
      forgotten = books.events.length;
      return Promise.resolve();
    },
    pass: (customerId, days) => Promise.resolve(books.advance(customerId, books.nowOf(customerId) + days * 86_400)),
    spoilCards: (customerId) =>
      Promise.resolve(
        books
          .all('pm')
          .filter((card) => card['customer'] === customerId)
          .forEach((card) => {
            card['_token'] = spoiled;
          }),
      ),
    violations: () => double.violations,
    has: (email) => {
      const customers = new Set(
        books
          .all('cus')
          .filter((customer) => customer['email'] === email)
          .map(({ id }) => id as string),
      );
      const theirs = (kind: string) => books.all(kind).filter(({ customer }) => customers.has(customer as string));
      const charged = theirs('in')
        .filter(({ status }) => status === 'paid')
        .reduce((sum, { amount_due: due }) => sum + Number(due), 0);
      return Promise.resolve({ customers: customers.size, subscriptions: theirs('sub').length, charged });
    },
    close: () => double.close(),
  };
}

type Method = Exclude<keyof PaymentProvider, 'name'>;
type CallFailure = 'request' | 'answer' | 'refused';

/** A provider whose next call of a given name fails: its request or its response is lost, or it is refused. */
export function unreliable(provider: PaymentProvider) {
  const losing = new Map<string, CallFailure>();
  const shaky = new Proxy(provider, {
    get(target, name: string) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !losing.has(name)) return value;
      return async (...given: unknown[]) => {
        const lost = losing.get(name);
        losing.delete(name);
        if (lost === 'request') throw new Error('the process died before it asked');
        if (lost === 'refused') throw new ProviderError('invalid', 'refused_once', 'The provider refused this once');
        await (value as (...all: unknown[]) => unknown).apply(target, given);
        throw new Error('the process died before it heard');
      };
    },
  });
  return { provider: shaky, lose: (lost: CallFailure, method: Method) => void losing.set(method, lost), mend: () => losing.clear() };
}

export const founderSecret = 'a-long-enough-secret';
const amounts = { 'starter-monthly': 8, 'starter-yearly': 84, 'professional-monthly': 23, 'professional-yearly': 240 };
type PlanId = keyof typeof amounts;

/** The sign-up form of a new customer. */
export function aFounder(more: { email?: string; companyName?: string } = {}) {
  const name = randomBytes(5).toString('hex');
  return {
    email: `${name}@founders.example`,
    password: founderSecret,
    firstName: 'Ada',
    lastName: 'Founder',
    companyName: `Company ${name}`,
    role: 'user',
    timeZone: 'Europe/London',
    ...more,
  };
}

/** A browser that signs up. It keeps its cookies; a second tab shares them. */
export function aBrowser(world: World) {
  let cookie = '';
  const call = caller(world);
  const post = async (url: string, body: object) => {
    const answer = await call('POST', url, body, cookie ? { cookie } : {});
    const given = answer.headers['set-cookie'];
    if (given) cookie = String(given).split(';')[0] as string;
    return answer;
  };
  return {
    post,
    setUp: (signupData?: object, planId: PlanId = 'starter-monthly', amount = amounts[planId]) =>
      post('/api/create-signup-payment-intent', { planId, amount, billing: planId.split('-')[1], signupData }),
    finish: ({ setupIntentId, subscriptionId }: { setupIntentId: string; subscriptionId: string }) =>
      post('/api/create-account-after-payment', { setupIntentId, subscriptionId }),
  };
}
