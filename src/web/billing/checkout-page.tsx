import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { plainPayment } from '#domain/billing/price-list.ts';
import { client, reason } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { InOrder } from '../ui/in-order.tsx';
import { toast } from '../ui/toast-store.ts';
import { CardForm, CardSkeleton } from './card-form.tsx';
import { connectionLost } from './payment-words.ts';
import { TrustList } from './trust-list.tsx';

/** A plain payment of a fixed amount, which is taken off the company's next bill. */
export function CheckoutPage() {
  const { companyName } = useUser();
  const payment = useQuery({
    queryKey: ['plain-payment'],
    gcTime: 0,
    queryFn: async () => (await client.POST('/api/create-payment-intent', { body: { amount: plainPayment } })).data!,
  });
  const done = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async () => toast({ title: 'Payment Successful', description: `£${plainPayment} is taken off your next bill.` }),
  });

  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <InOrder>
        <section aria-labelledby="checkout" className="card p-6 sm:p-8">
          {done.isSuccess ? (
            <div role="status">
              <EmptyState
                icon={<CircleCheck />}
                title={<h2 id="checkout">Thank you</h2>}
                text={`£${plainPayment} is taken off the next bill of ${companyName}.`}
                action={
                  <Link to="/profile" className={buttonLook({})}>
                    Go to my profile
                  </Link>
                }
              />
            </div>
          ) : (
            <>
              <h2 id="checkout" className="flex items-baseline justify-between gap-4 text-page font-semibold">
                Payment <span className="tnum text-[1.75rem]">£{plainPayment}</span>
              </h2>
              <p className="mt-1 mb-6 text-ink-2">Credited to {companyName ?? 'your company'} and taken off its next bill.</p>
              {payment.isError ? (
                <ErrorState title="The payment can't be started" text={reason(payment.error)} onRetry={() => void payment.refetch()} />
              ) : payment.data?.clientSecret ? (
                <CardForm
                  clientSecret={payment.data.clientSecret}
                  kind="payment"
                  action={`Pay £${plainPayment}`}
                  running={done.isPending}
                  onConfirmed={() => done.mutate()}
                  onRefused={(message) => toast({ variant: 'destructive', title: 'Payment Failed', description: message })}
                  onOutOfReach={() => toast(connectionLost.toast)}
                />
              ) : (
                <CardSkeleton />
              )}
            </>
          )}
        </section>
        <TrustList />
      </InOrder>
    </div>
  );
}
