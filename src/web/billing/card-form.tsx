import { lazy, Suspense } from 'react';
import { api, reason } from '../platform/api.ts';
import { useHold } from '../ui/in-order.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CardProps } from './stripe-card-form.tsx';
import { SandboxCardForm } from './sandbox-card-form.tsx';

const StripeCardForm = lazy(() => import('./stripe-card-form.tsx').then((module) => ({ default: module.StripeCardForm })));

/** The card form of the payment provider in use. */
export function CardForm(props: CardProps) {
  const config = api.useQuery('get', '/api/payment-config');
  if (config.isPending) return <CardSkeleton />;
  if (config.isError)
    return <ErrorState title="The payment form couldn't be loaded" text={reason(config.error)} onRetry={() => void config.refetch()} />;
  const { provider, publishableKey } = config.data;
  if (provider === 'sandbox') return <SandboxCardForm {...props} />;
  if (provider === 'stripe' && publishableKey)
    return (
      <Suspense fallback={<CardSkeleton />}>
        <StripeCardForm {...props} publishableKey={publishableKey} />
      </Suspense>
    );
  return (
    <ErrorState
      title="Payments aren’t available yet"
      text="Payments aren’t available on this installation at the moment. Please come back later."
    />
  );
}

export function CardSkeleton() {
  useHold(true);
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-11" />
    </div>
  );
}
