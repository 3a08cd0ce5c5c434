import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Subscription } from '#domain/billing/subscription.ts';
import { client, reason } from '../platform/api.ts';
import { buttonLook } from '../ui/button.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { toast } from '../ui/toast-store.ts';
import { useCardReplacement } from './card-actions.ts';
import { CardForm, CardSkeleton } from './card-form.tsx';
import { connectionLost } from './payment-words.ts';

/** Asks for a card to replace the one that is charged. Nothing is charged now. */
export function ReplaceCardSection({ subscription: { paymentMethod } }: { subscription: Subscription }) {
  const navigate = useNavigate();
  const setup = useQuery({
    queryKey: ['card-setup'],
    gcTime: 0,
    queryFn: async () => (await client.POST('/api/subscription/card')).data!,
  });
  const replace = useCardReplacement();
  return (
    <section aria-labelledby="card" className="card p-6 sm:p-8">
      <h2 id="card" className="text-page font-semibold">
        Replace your card
      </h2>
      <p className="mt-1 mb-6 text-ink-2">
        {paymentMethod && (
          <>
            Your <span className="capitalize">{paymentMethod.card.brand}</span> ending in {paymentMethod.card.last4} is charged until the
            new card is confirmed.{' '}
          </>
        )}
        Nothing is charged now.
      </p>
      {setup.isError ? (
        <ErrorState title="The card can’t be replaced" text={reason(setup.error)} onRetry={() => void setup.refetch()} />
      ) : setup.data ? (
        <CardForm
          clientSecret={setup.data.clientSecret}
          kind="setup"
          action="Replace card"
          running={replace.isPending}
          onConfirmed={() => replace.mutate(setup.data.setupIntentId, { onSuccess: () => void navigate({ to: '/profile' }) })}
          onRefused={(message) => toast({ variant: 'destructive', title: 'Payment Setup Failed', description: message })}
          onOutOfReach={() => toast(connectionLost.toast)}
        />
      ) : (
        <CardSkeleton />
      )}
      <Link to="/profile" className={buttonLook({ variant: 'ghost', className: 'mt-4' })}>
        Keep the card as it is
      </Link>
    </section>
  );
}
