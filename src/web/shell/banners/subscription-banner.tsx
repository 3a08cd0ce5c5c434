import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';

/** Says on every page why nothing can be changed, now or soon, and what to do about it. */
export function SubscriptionBanner({ user }: { user: SessionUser | null }) {
  const subscription = user?.subscription;
  if (!user || !subscription?.banner) return null;
  const look = subscription.access === 'full' ? 'bg-amber-soft text-amber' : 'bg-red-soft text-red';
  return (
    <section aria-label="Your subscription" className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2.5 sm:px-6 ${look}`}>
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p>
        {subscription.banner}
        {/[.!]$/.test(subscription.banner) ? '' : '.'}
      </p>
      {can(user, 'run-company') ? (
        <Link to="/subscribe" className="rounded py-1 font-semibold underline underline-offset-4">
          {subscription.status === 'past_due' || subscription.status === 'unpaid' ? 'Pay now' : 'Subscribe'}
        </Link>
      ) : (
        <p>Please ask a manager of your company.</p>
      )}
    </section>
  );
}
