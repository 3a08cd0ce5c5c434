// What tests of payments need beside the application: somebody at the browser with a card, a provider that is cut off when told
// to, and time that passes.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import type { Database } from '../platform/database.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { openSandbox } from '../sandbox/provider.ts';
import { inSandbox } from '../sandbox/store.ts';
import { caller, type World } from './given.ts';

type Bank = 'passes' | 'refuses' | 'is left waiting';

/** What stands where browser, deliveries and clock of a provider are. */
export type Outside = {
  provider: PaymentProvider;
  /** Confirms with a test card, by its token. */
  confirm(secret: string, token?: string, bank?: Bank): Promise<{ error?: { code: string; message: string } | null }>;
  /** What the provider has told of so far, as it would be delivered. */
  deliveries(): Promise<{ raw: Buffer; headers: Record<string, string> }[]>;
  /** Lets time pass for this customer until then. */
  advance(customerId: string, to: Date): Promise<void>;
  /** How many subscriptions and how many set-ups the provider has for whoever has this address. */
  has(email: string): Promise<{ customers: number; subscriptions: number; charged: number }>;
  close(): Promise<void>;
};

export const quiet = pino({ level: 'silent' });

/** The sandbox, from outside. */
export function sandboxOutside(db: Database): Outside {
  const sandbox = openSandbox(db, { clockMoves: true });
  return {
    provider: sandbox,
    async confirm(secret, token = 'pm_card_visa', bank = 'passes') {
      const first = await sandbox.confirm(secret, token);
      return first.status === 'requires_action' && bank !== 'is left waiting' ? sandbox.answerBank(secret, bank === 'passes') : first;
    },
    deliveries: () => sandbox.deliveries(1000),
    advance: (customerId, to) => sandbox.advance(customerId, to),
    has: (email) => inSandbox(db, async (t) => {
      const { rows } = await sql<{ customers: number; subscriptions: number; charged: number }>`
        select count(distinct c.id) as customers, count(distinct s.id) as subscriptions, coalesce(sum(v.pence) filter (where v.status = 'paid'), 0)::int as charged
        from sandbox.customers c left join sandbox.subscriptions s on s.customer_id = c.id left join sandbox.invoices v on v.subscription_id = s.id where c.email = ${email}`.execute(t);
      return rows[0] as { customers: number; subscriptions: number; charged: number };
    }),
    close: () => Promise.resolve(),
  };
}

type Method = Exclude<keyof PaymentProvider, 'name'>;
type Lost = 'request' | 'answer';

/** The provider, in whose next call of a name something is lost: on its way there, or on its way back. */
export function unreliable(provider: PaymentProvider) {
  const losing = new Map<string, Lost>();
  const shaky = new Proxy(provider, {
    get(target, name: string) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !losing.has(name)) return value;
      return async (...given: unknown[]) => {
        const lost = losing.get(name);
        losing.delete(name);
        if (lost === 'request') throw new Error('the process died before it asked');
        await (value as (...all: unknown[]) => unknown).apply(target, given);
        throw new Error('the process died before it heard');
      };
    },
  });
  return { provider: shaky, lose: (lost: Lost, method: Method) => void losing.set(method, lost), mend: () => losing.clear() };
}

export const founderSecret = 'a-long-enough-secret';
const amounts = { 'starter-monthly': 8, 'starter-yearly': 84, 'professional-monthly': 23, 'professional-yearly': 240 };
type PlanId = keyof typeof amounts;

/** What somebody new writes into the sign-up form. */
export function aFounder(more: { email?: string; companyName?: string } = {}) {
  const name = randomBytes(5).toString('hex');
  return { email: `${name}@founders.example`, password: founderSecret, firstName: 'Ada', lastName: 'Founder', companyName: `Company ${name}`, role: 'user', timeZone: 'Europe/London', ...more };
}

/** A browser on its way through sign-up. It keeps the cookie it is given; a second tab of it shares the cookie. */
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
    setUp: (signupData?: object, planId: PlanId = 'starter-monthly', amount = amounts[planId]) => post('/api/create-signup-payment-intent', { planId, amount, billing: planId.split('-')[1], signupData }),
    finish: ({ setupIntentId, subscriptionId }: { setupIntentId: string; subscriptionId: string }) => post('/api/create-account-after-payment', { setupIntentId, subscriptionId }),
  };
}
