import { SubscriptionDetails } from '#domain/billing/subscription.ts';
import type { App, Parts } from '../platform/parts.ts';
import { asTold, latestSubscription } from './store.ts';

/** What one's company pays for. */
export function billingRoutes(app: App, { db }: Parts): void {
  app.get('/api/subscription/details', { config: { may: 'run-company' }, schema: { tags: ['Billing'], summary: 'The subscription of one’s company', response: { 200: SubscriptionDetails } } }, async ({ scope, person }) => {
    if (person.companyId === null) return { subscription: null };
    const { rows } = await db.in(scope).executeQuery(latestSubscription(scope, person.companyId));
    return { subscription: rows[0] ? asTold(rows[0]) : null };
  });
}
