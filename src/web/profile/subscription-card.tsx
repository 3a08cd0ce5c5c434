import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Subscription } from '#domain/billing/subscription.ts';
import { statusInWords } from '#domain/billing/words.ts';
import { CancelDialog } from '../billing/cancel-dialog.tsx';
import { isRunning, needsPayment } from '../billing/subscription-state.ts';
import { TestModeNotice } from '../billing/test-mode-notice.tsx';
import { api, client, reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { sessionQuery } from '../platform/session.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { InOrder } from '../ui/in-order.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';

const BillList = lazy(() => import('../billing/bill-list.tsx').then((module) => ({ default: module.BillList })));

/** What the company pays for. */
export function SubscriptionCard() {
  const details = api.useQuery('get', '/api/subscription/details');
  return (
    <section aria-labelledby="subscription" className="card p-5">
      <h2 id="subscription" className="text-panel font-semibold">
        Subscription & billing
      </h2>
      <Loaded
        query={details}
        loading={
          <div className="mt-4 grid gap-3">
            <Skeletons count={4}>
              <Skeleton className="h-4" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="Your subscription couldn't be loaded" text={reason(error)} onRetry={retry} />}
        empty={{
          when: ({ subscription }) => subscription === null,
          show: (
            <>
              <p className="mt-2 mb-4 text-ink-2">Your company doesn’t have a subscription yet.</p>
              <Link to="/subscribe" className={buttonLook({ variant: 'primary' })}>
                Choose a plan
              </Link>
            </>
          ),
        }}
      >
        {({ subscription }) => subscription && <Details subscription={subscription} />}
      </Loaded>
    </section>
  );
}

function Details({ subscription }: { subscription: Subscription }) {
  const dates = useDates();
  const { planName, amount, billing, cancelAtPeriodEnd, trialEnd, currentPeriodEnd, endedAt, paymentMethod, status } = subscription;
  const on = (seconds: number | null) => (seconds === null ? null : dates.day(new Date(seconds * 1000)));
  const runs = isRunning(subscription) || status === 'past_due';
  // It stays marked as cancelled after it has ended.
  const runsOut = runs && cancelAtPeriodEnd;
  const next = !runs ? 'Ended on' : runsOut ? 'Access until' : status === 'trialing' ? 'Trial ends' : 'Renews on';
  const day = on(!runs ? endedAt : status === 'trialing' ? trialEnd : currentPeriodEnd);
  return (
    <>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="text-page font-semibold">{planName}</span>
        <span className="tnum text-ink-2">
          £{amount} per {billing === 'yearly' ? 'year' : 'month'}
        </span>
      </p>
      <div className="mt-2">
        <Badge tone={toneOf(subscription)}>{statusInWords(subscription)}</Badge>
      </div>
      <dl className="mt-4 grid gap-2.5 border-t pt-4 text-nav">
        {day && <Line name={next}>{day}</Line>}
        {paymentMethod && (
          <Line name="Card">
            <span className="capitalize">{paymentMethod.card.brand}</span> ending in {paymentMethod.card.last4}
          </Line>
        )}
        {paymentMethod && (
          <Line name="Expires">
            {String(paymentMethod.card.expMonth).padStart(2, '0')}/{paymentMethod.card.expYear}
          </Line>
        )}
      </dl>
      {runsOut && <p className="mt-3 text-xs text-ink-3">Your subscription is cancelled. You keep full access until the period ends.</p>}
      <InOrder>
        <TestModeNotice className="mt-4" />
        <Actions subscription={subscription} until={day ?? 'the end of the period'} />
        <Suspense fallback={<div className="h-20" />}>
          <BillList />
        </Suspense>
      </InOrder>
    </>
  );
}

/** The actions: a cancelled subscription can be resumed, and an ended one started again. */
function Actions({ subscription, until }: { subscription: Subscription; until: string }) {
  const queries = useQueryClient();
  const [cancelling, setCancelling] = useState(false);
  const resume = useMutation({
    mutationFn: async () => (await client.POST('/api/subscription/resume')).data!,
    onSuccess: ({ message }) => {
      toast({ title: 'Subscription resumed', description: message });
      void queries.invalidateQueries(sessionQuery);
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Your subscription couldn’t be resumed', description: reason(error) }),
  });
  const overdue = needsPayment(subscription);
  const mayCancel = overdue || (isRunning(subscription) && !subscription.cancelAtPeriodEnd);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {!isRunning(subscription) ? (
        <Link to="/subscribe" className={buttonLook({ variant: 'primary' })}>
          {overdue ? 'Pay now' : 'Subscribe'}
        </Link>
      ) : subscription.cancelAtPeriodEnd ? (
        <Button variant="primary" running={resume.isPending && 'Resuming'} onClick={() => resume.mutate()}>
          Resume subscription
        </Button>
      ) : (
        <>
          <Link to="/subscribe" className={buttonLook({})}>
            Change plan
          </Link>
          {subscription.paymentMethod && (
            <Link to="/subscribe" search={{ card: true }} className={buttonLook({})}>
              Replace card
            </Link>
          )}
        </>
      )}
      {mayCancel && (
        <Button variant="ghost" onClick={() => setCancelling(true)}>
          Cancel subscription
        </Button>
      )}
      {cancelling && <CancelDialog subscription={subscription} until={until} onClose={() => setCancelling(false)} />}
    </div>
  );
}

function toneOf(subscription: Subscription): Tone {
  if (!isRunning(subscription)) return 'red';
  if (subscription.cancelAtPeriodEnd) return 'amber';
  return subscription.status === 'active' ? 'green' : 'blue';
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-3">{name}</dt>
      <dd className="tnum min-w-0 text-right font-medium">{children}</dd>
    </div>
  );
}
