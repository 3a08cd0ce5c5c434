import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { authenticationFailed } from '#domain/billing/test-cards.ts';
import { client } from '../platform/api.ts';
import type { RawSearch } from '../platform/search-params.ts';
import { sessionQuery } from '../platform/session.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { useCardReplacement } from './card-actions.ts';
import { isRunning } from './subscription-state.ts';

type Outcome = { plan?: string; billing?: string; card?: boolean; setup_intent?: string; redirect_status?: string };

/**
 * Shown when a bank sends somebody back from its own confirmation page. The outcome is in the address, and is removed from it. Somebody who
 * is signing up has no account yet: they continue where they were, at the payment of their plan, which finds the card confirmed or asks for
 * another.
 */
export function BankReturnPage({ search, signedIn }: { search: RawSearch; signedIn: boolean }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const replace = useCardReplacement();
  const handleReturn = useEffectEvent(async () => {
    const { plan, billing, card, setup_intent: setupIntentId, redirect_status: outcome } = search as Outcome;
    if (outcome === 'failed') toast({ variant: 'destructive', title: 'Payment Failed', description: authenticationFailed });
    if (signedIn && card && setupIntentId) {
      // Success and failure are both shown.
      if (outcome !== 'failed') await replace.mutateAsync(setupIntentId).catch(() => {});
      return navigate({ to: '/profile', replace: true });
    }
    if (!signedIn) return navigate({ to: '/checkout/payment', search: { plan, billing, signup: true }, replace: true });
    await navigate({ to: '/dashboard', search: {}, replace: true });
    if (outcome === 'failed') return;
    // An address proves nothing: the server checks with the provider before it answers.
    const details = await client.GET('/api/subscription/details').catch(() => undefined);
    if (isRunning(details?.data?.subscription ?? null))
      toast({ title: 'Payment Successful', description: 'Thank you. Your plan is active.' });
    await Promise.all([queries.invalidateQueries(sessionQuery), queries.invalidateQueries({ queryKey: ['get'] })]);
  });
  useEffect(() => void handleReturn(), []);
  return <PageSpinner />;
}
