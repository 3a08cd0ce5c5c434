import { centsOf, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import type { Plan } from './plans.ts';
import { planOf } from './subscription.ts';
import type { Billing } from './words.ts';

/** The offers that can be bought by card, by the key used in URLs and API calls. Enterprise goes through sales instead. */
const planIds = ['starter-monthly', 'starter-yearly', 'professional-monthly', 'professional-yearly'] as const;
export const PlanId = z.enum(planIds, 'Please choose one of our plans');
export type PlanId = z.infer<typeof PlanId>;

/** One line of the price list. */
export type Offer = {
  id: PlanId;
  plan: Plan;
  billing: Billing;
  pence: Cents;
  /** the lookup key of its price at the payment provider */ lookupKey: string;
};

/** The price list, made from the catalog. */
export const offers: readonly Offer[] = planIds.map((id) => {
  const { plan, billing, amount } = planOf(id) as NonNullable<ReturnType<typeof planOf>>;
  return { id, plan, billing, pence: centsOf(amount) as Cents, lookupKey: `${plan}_${billing}_gbp_v1` };
});

/** The offer with this id. */
export function offerOf(id: PlanId): Offer {
  return offers.find((offer) => offer.id === id) as Offer;
}

/** The length of the free trial, in days. */
export const trialDays = 3;

/** The amount of the one-time payment at /checkout, in whole pounds. */
export const plainPayment = 8;

/** Whether the price that the user saw, in pounds, is still the current one. */
export function isPriceOf(offer: Offer, pounds: number): boolean {
  return centsOf(pounds) === offer.pence;
}
