import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { catalogue, plans } from '#domain/billing/plans.ts';
import { PlanId } from '#domain/billing/price-list.ts';
import type { Subscription } from '#domain/billing/subscription.ts';
import { client, reason } from '../platform/api.ts';
import { sessionQuery } from '../platform/session.tsx';
import { toast, type Toast } from '../ui/toast-store.ts';
import { connectionLost, paymentProcessing } from './payment-words.ts';

/** What a card still has to confirm. */
type ToConfirm = { clientSecret: string; kind: 'setup' | 'payment' };

/** What to request from the server: a running subscription (on this plan, or as it was), or another plan for a running one. */
type Wanted = { planId: PlanId; change?: true } | undefined;

export type Beginning = ReturnType<typeof useSubscribing>['begin'];

/** The steps from a chosen plan to a running subscription. */
export function useSubscribing() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [toConfirm, setToConfirm] = useState<ToConfirm | null>(null);

  async function settled(subscription: Subscription | null, done: Toast) {
    const running = isRunning(subscription);
    toast(running ? done : paymentProcessing);
    // Every page depends on what the subscription allows.
    await Promise.all([queries.invalidateQueries(sessionQuery), queries.invalidateQueries({ queryKey: ['get'] })]);
    if (running) await navigate({ to: '/profile' });
    else setToConfirm(null);
  }

  const begin = useMutation({
    mutationFn: async (wanted: Wanted) =>
      wanted?.change
        ? { ...(await client.POST('/api/subscription/change-plan', { body: { planId: wanted.planId } })).data! }
        : {
            message: 'Your subscription continues.',
            ...(await client.POST('/api/get-or-create-subscription', { body: wanted ? { planId: wanted.planId } : {} })).data!,
          },
    onSuccess: async ({ clientSecret, kind, message, subscription }) => {
      if (clientSecret && kind) setToConfirm({ clientSecret, kind });
      else await settled(subscription, { title: 'Subscription updated', description: message });
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Setup Error', description: reason(error) }),
  });
  // The server checks with the provider before it answers which plan is paid for.
  const confirm = useMutation({
    mutationFn: async () => (await client.GET('/api/subscription/details')).data!,
    onSuccess: ({ subscription }) => settled(subscription, { title: 'Payment Successful', description: 'Thank you. Your plan is active.' }),
    onError: (error) => toast({ variant: 'destructive', title: 'Error', description: reason(error) }),
  });

  return {
    begin,
    confirm,
    toConfirm,
    giveUp: () => setToConfirm(null),
    refused: (message: string) =>
      toast({
        variant: 'destructive',
        title: toConfirm?.kind === 'setup' ? 'Payment Setup Failed' : 'Payment Failed',
        description: message,
      }),
    lost: () => toast(connectionLost.toast),
  };
}

/** The plan it is on, or was. */
export function currentPlan(subscription: Subscription | null): PlanId | null {
  const plan = subscription && plans.find((each) => catalogue[each].name === subscription.planName);
  return PlanId.safeParse(`${plan}-${subscription?.billing}`).data ?? null;
}

export function isRunning(subscription: Subscription | null): boolean {
  return subscription !== null && ['provisioning', 'trialing', 'active'].includes(subscription.status);
}

export function needsPayment(subscription: Subscription | null): boolean {
  return subscription !== null && ['past_due', 'unpaid'].includes(subscription.status);
}
