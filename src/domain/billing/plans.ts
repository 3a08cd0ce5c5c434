/** The plans, by their key in a company's record. */
export const plans = ['starter', 'professional', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

type Terms = { name: string; boats: number; /** whole pounds; null is a custom price */ monthly: number | null; yearly: number | null };

/** The only price list of the product, in pounds. */
export const catalogue: Record<Plan, Terms> = {
  starter: { name: 'Starter', boats: 10, monthly: 8, yearly: 84 },
  professional: { name: 'Professional', boats: 50, monthly: 23, yearly: 240 },
  enterprise: { name: 'Enterprise', boats: Infinity, monthly: null, yearly: null },
};

/** Why a company on this plan can't add another yacht, or null if it can. */
export function boatLimitReached(plan: Plan, boats: number): string | null {
  const { name, boats: limit } = catalogue[plan];
  return boats < limit ? null : `Your ${name} plan includes up to ${limit} boats.`;
}
