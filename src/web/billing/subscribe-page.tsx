import { useNavigate, useSearch } from '@tanstack/react-router';
import { PlanId } from '#domain/billing/price-list.ts';
import type { Subscription } from '#domain/billing/subscription.ts';
import { api, reason } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { InOrder } from '../ui/in-order.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Building2 } from 'lucide-react';
import { CardForm } from './card-form.tsx';
import { PlanChangeButton } from './plan-change-button.tsx';
import { PlanField } from './plan-field.tsx';
import { currentPlan, needsPayment, isRunning, useSubscribing } from './subscription-state.ts';
import { ReplaceCardSection } from './replace-card-section.tsx';
import { TestModeNotice } from './test-mode-notice.tsx';
import { TrustList } from './trust-list.tsx';
import { Button } from '../ui/button.tsx';

/** Takes a company through payment: for its first plan, another plan, one that ended, or an overdue bill. */
export function SubscribePage() {
  const { companyId } = useUser();
  return companyId === null ? (
    <div className="card">
      <EmptyState
        icon={<Building2 />}
        title={<h2>No company to subscribe</h2>}
        text="Platform admins don't belong to a company. Company managers choose their plan here."
      />
    </div>
  ) : (
    <OfCompany />
  );
}

function OfCompany() {
  const details = api.useQuery('get', '/api/subscription/details');
  return (
    <div className="mx-auto grid max-w-216 gap-4">
      <InOrder>
        <Loaded
          query={details}
          loading={<Skeleton className="h-96" />}
          renderFailed={(retry, error) => <ErrorState title="Your subscription couldn't be loaded" text={reason(error)} onRetry={retry} />}
        >
          {({ subscription }) => <Subscribing subscription={subscription} />}
        </Loaded>
        <TrustList />
      </InOrder>
    </div>
  );
}

function Subscribing({ subscription }: { subscription: Subscription | null }) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const current = currentPlan(subscription);
  const chosen = PlanId.safeParse(search.plan).data ?? current ?? 'professional-monthly';
  const { begin, confirm, toConfirm, giveUp, refused, lost } = useSubscribing();
  const running = isRunning(subscription);

  if (search.card && running && subscription) return <ReplaceCardSection subscription={subscription} />;
  if (toConfirm) {
    return (
      <section aria-labelledby="pay" className="card p-6 sm:p-8">
        <h2 id="pay" className="text-page font-semibold">
          {toConfirm.kind === 'setup' ? 'Set up your card' : 'Pay with your card'}
        </h2>
        <p className="mt-1 mb-6 text-ink-2">
          {toConfirm.kind === 'setup'
            ? 'Your 3-day free trial starts now. Nothing is charged before it ends.'
            : 'Your plan starts as soon as the payment goes through.'}
        </p>
        <CardForm
          clientSecret={toConfirm.clientSecret}
          kind={toConfirm.kind}
          action={toConfirm.kind === 'setup' ? 'Start free trial' : 'Pay now'}
          running={confirm.isPending}
          onConfirmed={() => confirm.mutate()}
          onRefused={refused}
          onOutOfReach={lost}
        />
        <Button variant="ghost" className="mt-4" onClick={giveUp}>
          Back to the plans
        </Button>
      </section>
    );
  }
  if (needsPayment(subscription)) {
    return (
      <section aria-labelledby="due" className="card p-6 sm:p-8">
        <h2 id="due" className="text-page font-semibold">
          A payment is due
        </h2>
        <p className="mt-1 mb-6 text-ink-2">
          The last payment for your {subscription?.planName} plan didn’t go through. Pay with this card or another one to continue.
        </p>
        <InOrder>
          <TestModeNotice className="mb-6" />
          <Button variant="primary" size="lg" running={begin.isPending && 'One moment'} onClick={() => begin.mutate(undefined)}>
            Pay now
          </Button>
        </InOrder>
      </section>
    );
  }
  return (
    <section aria-labelledby="plans" className="card p-6 sm:p-8">
      <h2 id="plans" className="text-page font-semibold">
        {running ? 'Your plan' : subscription ? 'Welcome back: choose your plan' : 'Choose your plan'}
      </h2>
      <p className="mt-1 mb-6 text-ink-2">
        {running
          ? 'You can change it whenever your fleet changes.'
          : subscription
            ? 'Your data is just as you left it. Choose a plan to make changes again.'
            : '3-day free trial, no setup fees, cancel anytime.'}
      </p>
      <InOrder>
        <TestModeNotice className="mb-6" />
        <PlanField
          chosen={chosen}
          current={running ? current : null}
          onChoose={(plan) => void navigate({ to: '/subscribe', search: { plan }, replace: true })}
        />
        <div className="mt-6">
          {running && subscription ? (
            <PlanChangeButton key={chosen} subscription={subscription} chosen={chosen} current={current} begin={begin} />
          ) : (
            <Button variant="primary" size="lg" running={begin.isPending && 'One moment'} onClick={() => begin.mutate({ planId: chosen })}>
              Continue to payment
            </Button>
          )}
        </div>
      </InOrder>
    </section>
  );
}
