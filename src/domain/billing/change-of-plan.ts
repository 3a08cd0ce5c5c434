import { z } from '../shared/zod.ts';
import { catalogue } from './plans.ts';
import { offerOf, PlanId, plainPayment } from './price-list.ts';
import { Subscription } from './subscription.ts';

/** What still has to be confirmed with a card, if anything. */
export const ToConfirm = z.object({ clientSecret: z.string().nullable(), kind: z.enum(['setup', 'payment']).nullable() });

/** A request to start the subscription, by resuming it, paying it or creating it. */
export const SubscriptionWanted = z
  .object({ planId: PlanId.optional() })
  .nullish()
  .transform((given) => given ?? {})
  .meta({ id: 'SubscriptionWanted' });
export const SubscriptionToConfirm = ToConfirm.extend({
  subscription: Subscription.nullable(),
  setupIntentId: z.string().nullable(),
  resumed: z.boolean(),
}).meta({ id: 'SubscriptionToConfirm' });
export type SubscriptionToConfirm = z.infer<typeof SubscriptionToConfirm>;

export const Cancellation = z
  .object({ subscriptionId: z.string({ error: 'subscriptionId is required' }).min(1, 'subscriptionId is required').max(255) })
  .meta({ id: 'Cancellation' });
export const SubscriptionAnswer = z.object({ message: z.string(), subscription: Subscription }).meta({ id: 'SubscriptionAnswer' });

export const PlanChange = z.object({ planId: PlanId }).meta({ id: 'PlanChange' });
export const PlanChanged = ToConfirm.extend({ message: z.string(), subscription: Subscription }).meta({ id: 'PlanChanged' });

/** A card being set up to replace the current one. */
export const CardToConfirm = z
  .object({ clientSecret: z.string(), kind: z.literal('setup'), setupIntentId: z.string() })
  .meta({ id: 'CardToConfirm' });
export const ConfirmedCard = z
  .object({ setupIntentId: z.string({ error: 'setupIntentId is required' }).min(1, 'setupIntentId is required').max(255) })
  .meta({ id: 'ConfirmedCard' });

/** The one-time payment of /checkout. */
export const PlainPayment = z.object({ amount: z.literal(plainPayment, `The amount is £${plainPayment}`) }).meta({ id: 'PlainPayment' });

/** Why a company with this many boats can't change to this plan, or null if it can. Boats are never hidden to make them fit. */
export function tooManyBoatsFor(planId: PlanId, boats: number): string | null {
  const { name, boats: limit } = catalogue[offerOf(planId).plan];
  return boats <= limit ? null : `The ${name} plan includes up to ${limit} boats, and you have ${boats}.`;
}
