import type { ReactNode } from 'react';
import { statusInWords, type Subscription } from '#domain/billing/subscription.ts';
import { api, reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

/** What the company pays for. */
export function SubscriptionCard() {
  const details = api.useQuery('get', '/api/subscription/details');
  return (
    <section aria-labelledby="subscription" className="card p-5">
      <h2 id="subscription" className="text-panel font-semibold">Subscription & billing</h2>
      <Loaded
        query={details}
        loading={<div className="mt-4 grid gap-3"><Skeletons count={4}><Skeleton className="h-4" /></Skeletons></div>}
        renderFailed={(retry, error) => <ErrorState title="Your subscription can't be shown" text={reason(error)} onRetry={retry} />}
        empty={{ when: ({ subscription }) => subscription === null, show: <p className="mt-2 text-ink-2">Your company has no subscription yet.</p> }}
      >
        {({ subscription }) => subscription && <Details subscription={subscription} />}
      </Loaded>
    </section>
  );
}

function Details({ subscription }: { subscription: Subscription }) {
  const dates = useDates();
  const { planName, amount, billing, cancelAtPeriodEnd, trialEnd, currentPeriodEnd, paymentMethod, status } = subscription;
  const on = (seconds: number | null) => (seconds === null ? null : dates.date(new Date(seconds * 1000)));
  const next = cancelAtPeriodEnd ? 'Access until' : status === 'trialing' ? 'Trial ends' : 'Renews on';
  const day = on(status === 'trialing' ? trialEnd : currentPeriodEnd);
  return (
    <>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="text-page font-semibold">{planName}</span>
        <span className="tnum text-ink-2">£{amount} per {billing === 'yearly' ? 'year' : 'month'}</span>
      </p>
      <div className="mt-2"><Badge tone={toneOf(subscription)}>{statusInWords(subscription)}</Badge></div>
      <dl className="mt-4 grid gap-2.5 border-t pt-4 text-nav">
        {day && <Line name={next}>{day}</Line>}
        {paymentMethod && <Line name="Card"><span className="capitalize">{paymentMethod.card.brand}</span> ending in {paymentMethod.card.last4}</Line>}
        {paymentMethod && <Line name="Expires">{String(paymentMethod.card.expMonth).padStart(2, '0')}/{paymentMethod.card.expYear}</Line>}
      </dl>
      {cancelAtPeriodEnd && <p className="mt-3 text-xs text-ink-3">Your subscription is cancelled. Everything stays open to you until the period ends.</p>}
    </>
  );
}

function toneOf({ status, cancelAtPeriodEnd }: Subscription): Tone {
  if (cancelAtPeriodEnd) return 'amber';
  if (status === 'active') return 'green';
  return status === 'trialing' || status === 'provisioning' ? 'blue' : 'red';
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return <div className="flex justify-between gap-4"><dt className="text-ink-3">{name}</dt><dd className="tnum min-w-0 text-right font-medium">{children}</dd></div>;
}
