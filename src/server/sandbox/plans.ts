// The sandbox's plans and their periods.
import { sql } from 'kysely';
import { offerOf, type Offer } from '#domain/billing/price-list.ts';
import type { Transaction } from '../platform/database.ts';
import type { HeldSubscription } from './store.ts';

/** The end of a period that begins here. A month from the 31st ends on the last day of the next. */
export function endOfPeriod(start: Date, { billing }: Offer): Date {
  const next = new Date(start);
  next.setUTCDate(1);
  if (billing === 'yearly') next.setUTCFullYear(next.getUTCFullYear() + 1);
  else next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return next;
}

/** Puts a subscription on another plan. One that is billed at another interval begins a new period, except in a trial. */
export async function putOnPlan(
  t: Transaction,
  { id, planId, periodStart, periodEnd }: HeldSubscription,
  offer: Offer,
  { at, inTrial = false }: { at: Date; inTrial?: boolean },
): Promise<void> {
  const restarts = !inTrial && offerOf(planId).billing !== offer.billing;
  const period = restarts ? { start: at.toISOString(), end: endOfPeriod(at, offer).toISOString() } : { start: periodStart, end: periodEnd };
  await sql`update sandbox.subscriptions set plan_id = ${offer.id}, period_start = ${period.start}, period_end = ${period.end}, due_at = case when due_at = period_end then ${period.end}::timestamptz else due_at end where id = ${id}`.execute(
    t,
  );
}
