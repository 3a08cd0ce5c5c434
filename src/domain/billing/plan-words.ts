import { catalogue, type Plan } from './plans.ts';
import type { Billing } from './words.ts';

/** How a plan is described wherever it is sold. Every plan is the whole product: they differ in boats and in price. */
export const planWords: Record<Plan, { description: string; features: readonly string[]; mostPopular?: true }> = {
  starter: {
    description: 'For a first fleet, up to 10 boats',
    features: ['Up to 10 boats', 'Schedule, crew and maintenance', 'Customers, finance and invoices', 'Your whole team at no extra cost'],
  },
  professional: {
    description: 'For growing operators, up to 50 boats',
    features: ['Up to 50 boats', 'Everything in Starter', 'From 46p a boat per month', 'Change up or down at any time'],
    mostPopular: true,
  },
  enterprise: {
    description: 'For large fleets, unlimited boats',
    features: ['Unlimited boats', 'Everything in Professional', 'A price that fits your fleet', 'Implementation in 2-4 weeks'],
  },
};

/** The saving of yearly payment, as the price list words it. */
export const yearlyDiscount = 'Save 12.5%';

/** The price of a plan in words: "£8 per month". */
export function priceInWords(amount: number, billing: Billing): string {
  return `£${amount} per ${billing === 'yearly' ? 'year' : 'month'}`;
}

/** What yearly payment saves compared to twelve monthly payments; null if the plan has no list price. */
export function savingInWords(plan: Plan): string | null {
  const { monthly, yearly } = catalogue[plan];
  return monthly === null || yearly === null ? null : `Save £${monthly * 12 - yearly}`;
}
