import { z } from '../shared/zod.ts';
import { catalogue, plans, type Plan } from './plans.ts';
import { billings, subscriptionStatuses, type Billing } from './words.ts';

const SubscriptionStatus = z.enum(subscriptionStatuses);

const Card = z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() });

/** A company's subscription as its users see it. Amounts are in whole pounds, moments in seconds since 1970. */
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

/** Null for a company that never had a subscription. */
export const SubscriptionDetails = z.object({ subscription: Subscription.nullable() }).meta({ id: 'SubscriptionDetails' });

/** The plan and interval of an id such as starter-monthly; null if no such plan is sold. */
export function planOf(planId: string): { plan: Plan; billing: Billing; amount: number } | null {
  const [name, period] = planId.split('-');
  const plan = plans.find((each) => each === name);
  const billing = billings.find((each) => each === period);
  const amount = plan && billing && catalogue[plan][billing];
  return plan && billing && amount ? { plan, billing, amount } : null;
}
