import { z } from '../shared/zod.ts';
import { catalogue } from './plans.ts';
import { offerOf, PlanId, plainPayment } from './price-list.ts';
import { Subscription } from './subscription.ts';

/** What is left to be confirmed with a card, if anything. */
export const ToConfirm = z.object({ clientSecret: z.string().nullable(), kind: z.enum(['setup', 'payment']).nullable() });

/** One's subscription is to run: resumed, paid, or begun, whichever it takes. */
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

/** A card that is being set up in the place of the one that is charged. */
export const CardToConfirm = z
  .object({ clientSecret: z.string(), kind: z.literal('setup'), setupIntentId: z.string() })
  .meta({ id: 'CardToConfirm' });
export const ConfirmedCard = z
  .object({ setupIntentId: z.string({ error: 'setupIntentId is required' }).min(1, 'setupIntentId is required').max(255) })
  .meta({ id: 'ConfirmedCard' });

/** The plain payment of /checkout. */
export const PlainPayment = z.object({ amount: z.literal(plainPayment, `The amount is £${plainPayment}`) }).meta({ id: 'PlainPayment' });

/** Why a company with so many boats can't go to this plan, or null if it can. Nothing is ever hidden to make them fit. */
export function tooManyBoatsFor(planId: PlanId, boats: number): string | null {
  const { name, boats: limit } = catalogue[offerOf(planId).plan];
  return boats <= limit ? null : `The ${name} plan includes up to ${limit} boats, and you have ${boats}.`;
}
