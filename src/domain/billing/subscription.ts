import { z } from '../shared/zod.ts';
import { catalogue, plans, type Plan } from './plans.ts';

export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

export const subscriptionStatuses = [
  'provisioning',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export const SubscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** The provider has it, and it has not ended for good. */
export const openStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
] as const satisfies readonly SubscriptionStatus[];

const Card = z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() });

/** What people are told about their company's subscription. Amounts are whole pounds, moments seconds since 1970. */
export const Subscription = z
  .object({
    id: z.string(),
    planName: z.string(),
    amount: z.number(),
    billing: z.enum(billings),
    status: SubscriptionStatus,
    cancelAtPeriodEnd: z.boolean(),
    trialEnd: z.int().nullable(),
    currentPeriodStart: z.int().nullable(),
    currentPeriodEnd: z.int().nullable(),
    endedAt: z.int().nullable(),
    paymentMethod: z.object({ card: Card }).nullable(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

/** Null for a company that never had one. */
export const SubscriptionDetails = z.object({ subscription: Subscription.nullable() }).meta({ id: 'SubscriptionDetails' });

/** What a plan's id, such as starter-monthly, stands for; null where there is no such plan to be bought. */
export function planOf(planId: string): { plan: Plan; billing: Billing; amount: number } | null {
  const [name, period] = planId.split('-');
  const plan = plans.find((each) => each === name);
  const billing = billings.find((each) => each === period);
  const amount = plan && billing && catalogue[plan][billing];
  return plan && billing && amount ? { plan, billing, amount } : null;
}

/** How a subscription's state is called. One that is cancelled runs on until its period ends. */
export function statusInWords({ status, cancelAtPeriodEnd }: Pick<Subscription, 'status' | 'cancelAtPeriodEnd'>): string {
  return cancelAtPeriodEnd && (status === 'trialing' || status === 'active') ? 'Canceling' : inWords[status];
}

const inWords: Record<SubscriptionStatus, string> = {
  provisioning: 'Free Trial',
  trialing: 'Free Trial',
  active: 'Active',
  past_due: 'Payment overdue',
  unpaid: 'Unpaid',
  paused: 'Paused',
  incomplete: 'Payment needed',
  incomplete_expired: 'Not completed',
  canceled: 'Canceled',
};
