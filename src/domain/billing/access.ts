import { z } from '../shared/zod.ts';
import { catalogue, plans, type Plan } from './plans.ts';
import { subscriptionStatuses, type SubscriptionStatus } from './words.ts';

/** How many days a company keeps full access while a payment is overdue. */
export const graceDays = 7;

const accesses = ['full', 'read-only'] as const;
type Access = (typeof accesses)[number];

/** The part of a subscription that decides what a company may do. */
type Standing = { status: SubscriptionStatus; trialEnd: string | null; pastDueSince: string | null };

/** What every page knows about its company's subscription. */
export const CompanyAccess = z
  .object({
    status: z.enum(subscriptionStatuses),
    access: z.enum(accesses),
    /** The number of boats the plan allows; null means no limit. */
    boatLimit: z.int().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    trialEnd: z.string().nullable(),
    currentPeriodEnd: z.string().nullable(),
    /** The banner at the top of every page, if any. */
    banner: z.string().nullable(),
  })
  .meta({ id: 'CompanyAccess', description: "What a company's subscription allows." });
export type CompanyAccess = z.infer<typeof CompanyAccess>;

/** The banner of a lapsed company, and the refusal when it tries to change something. */
export const lapsed = 'Your subscription has ended. Your data is kept. Subscribe to make changes.';
const paymentFailed = 'Payment failed, update your card';

/**
 * What a company may do. One that never subscribed has an arrangement with us; otherwise the payment provider says what is paid, never our
 * own clock.
 */
export function accessOf(standing: Standing | null, now: Date): Access {
  if (!standing) return 'full';
  const { status, trialEnd, pastDueSince } = standing;
  if (status === 'trialing' || status === 'active') return 'full';
  if (status === 'provisioning') return trialEnd !== null && Date.parse(trialEnd) > now.getTime() ? 'full' : 'read-only';
  if (status === 'past_due')
    return pastDueSince !== null && now.getTime() - Date.parse(pastDueSince) < graceDays * 86_400_000 ? 'full' : 'read-only';
  return 'read-only';
}

/**
 * The company's access as pages show it; null if the plan has nothing to show. Enterprise is never paid by card, so no card can make it
 * lapse.
 */
export function companyAccess(
  standing: (Standing & { cancelAtPeriodEnd: boolean; currentPeriodEnd: string | null }) | null,
  plan: Plan | null,
  now: Date,
): CompanyAccess | null {
  if (!standing || plan === 'enterprise') return null;
  const { status, trialEnd, cancelAtPeriodEnd, currentPeriodEnd } = standing;
  const access = accessOf(standing, now);
  return {
    status,
    access,
    cancelAtPeriodEnd,
    trialEnd,
    currentPeriodEnd,
    boatLimit: catalogue[plan ?? plans[0]].boats,
    banner:
      access === 'read-only'
        ? status === 'past_due' || status === 'unpaid'
          ? `${paymentFailed}. Your data is kept. Pay to make changes.`
          : lapsed
        : status === 'past_due'
          ? paymentFailed
          : null,
  };
}
