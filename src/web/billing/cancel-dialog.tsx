import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '#domain/billing/subscription.ts';
import { client } from '../platform/api.ts';
import { sessionQuery } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { needsPayment } from './subscription-state.ts';

/** Asks before a subscription is left to run out, or ended if it isn't paid. */
export function CancelDialog({ subscription, until, onClose }: { subscription: Subscription; until: string; onClose: () => void }) {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: async () => (await client.POST('/api/subscription/cancel', { body: { subscriptionId: subscription.id } })).data!,
    onSuccess: ({ message }) => {
      toast({ title: 'Subscription cancelled', description: message });
      void queries.invalidateQueries(sessionQuery);
    },
    onError: () =>
      toast({ variant: 'destructive', title: 'Cancellation Failed', description: 'Failed to cancel subscription. Please try again.' }),
    onSettled: onClose,
  });
  const end = needsPayment(subscription)
    ? 'It ends now because a payment is overdue, and nothing more is charged.'
    : `You keep access until ${until}, and ${subscription.status === 'trialing' ? 'nothing is charged' : 'nothing more is charged'}.`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel your subscription?"
      text={`${end} After that your company can still read and export its data, but not change it.`}
      actions={
        <>
          <Button onClick={onClose}>Keep subscription</Button>
          <Button variant="danger" running={cancel.isPending && 'Cancelling'} onClick={() => cancel.mutate()}>
            Cancel subscription
          </Button>
        </>
      }
    />
  );
}
