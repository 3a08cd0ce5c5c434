import { PlanId } from '#domain/billing/price-list.ts';
import { planOf } from '#domain/billing/subscription.ts';
import type { Billing } from '#domain/billing/words.ts';
import type { RawSearch } from '../platform/search-params.ts';

/** The sign-up as this tab keeps it until the account exists. The password isn't part of it: the server has its hash. */
type PendingSignUp = { email: string; firstName: string; lastName: string; companyName: string };

const keys = { data: 'pendingSignupData', subscription: 'subscriptionId', secret: 'clientSecret' } as const;

export function rememberSignUp(data: PendingSignUp) {
  sessionStorage.setItem(keys.data, JSON.stringify(data));
}

export function pendingSignUp(): PendingSignUp | null {
  const stored = sessionStorage.getItem(keys.data);
  return stored === null ? null : (JSON.parse(stored) as PendingSignUp);
}

export function rememberSetup({ subscriptionId, clientSecret }: { subscriptionId: string; clientSecret: string | null }) {
  sessionStorage.setItem(keys.subscription, subscriptionId);
  if (clientSecret === null) sessionStorage.removeItem(keys.secret);
  else sessionStorage.setItem(keys.secret, clientSecret);
}

/** Whether this tab got as far as the payment. Its sign-up continues from there, without the password. */
export function reachedPayment(): boolean {
  return sessionStorage.getItem(keys.subscription) !== null;
}

/** The server has nothing to continue from; only the form is left. */
export function forgetSetup() {
  for (const key of [keys.subscription, keys.secret]) sessionStorage.removeItem(key);
}

export function forgetSignUp() {
  for (const key of Object.values(keys)) sessionStorage.removeItem(key);
}

export type Chosen = { planId: PlanId; plan: 'starter' | 'professional'; billing: Billing; amount: number };

/** The plan that an address names, or null if it can't be bought or has another billing period. */
export function chosenPlan({ plan, billing }: RawSearch): Chosen | null {
  const planId = PlanId.safeParse(plan).data;
  const namedPlan = planId && planOf(planId);
  if (!planId || !namedPlan || namedPlan.plan === 'enterprise' || namedPlan.billing !== billing) return null;
  return { planId, plan: namedPlan.plan, billing: namedPlan.billing, amount: namedPlan.amount };
}
