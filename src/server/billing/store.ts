import { sql, type CompiledQuery } from 'kysely';
import { catalogue } from '#domain/billing/plans.ts';
import { planOf, type Subscription } from '#domain/billing/subscription.ts';
import type { SubscriptionStatus } from '#domain/billing/words.ts';
import { build, within, type ReadScope } from '../platform/database.ts';

type Stored = {
  id: string;
  planId: string;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  trialEnd: string | null;
  currentPeriodStart: string | null;
  currentPeriodEnd: string | null;
  endedAt: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardExpMonth: number | null;
  cardExpYear: number | null;
};

/** A company's latest subscription; one that was never paid counts only if there is no other. */
export function latestSubscription(place: ReadScope, companyId: number): CompiledQuery<Stored> {
  return sql<Stored>`
    select s.id, s.plan_id, s.status, s.cancel_at_period_end, s.trial_end, s.current_period_start, s.current_period_end, s.ended_at, s.card_brand, s.card_last4, s.card_exp_month, s.card_exp_year
    from subscriptions s where ${within(place, 's')} and s.company_id = ${companyId} order by s.status in ('incomplete', 'incomplete_expired'), s.created_at desc limit 1`.compile(
    build,
  );
}

/** A stored subscription in the terms and units of the API. */
export function presentSubscription(stored: Stored): Subscription {
  const { id, status, cancelAtPeriodEnd, cardBrand, cardLast4, cardExpMonth, cardExpYear } = stored;
  const bought = planOf(stored.planId);
  return {
    id,
    status,
    cancelAtPeriodEnd,
    planName: bought ? catalogue[bought.plan].name : stored.planId,
    amount: bought?.amount ?? 0,
    billing: bought?.billing ?? 'monthly',
    trialEnd: seconds(stored.trialEnd),
    currentPeriodStart: seconds(stored.currentPeriodStart),
    currentPeriodEnd: seconds(stored.currentPeriodEnd),
    endedAt: seconds(stored.endedAt),
    paymentMethod:
      cardBrand && cardLast4 && cardExpMonth && cardExpYear
        ? { card: { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear } }
        : null,
  };
}

function seconds(at: string | null): number | null {
  return at === null ? null : Math.floor(Date.parse(at) / 1000);
}
