import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, reason } from '../platform/api.ts';
import { toast } from '../ui/toast-store.ts';

/** Makes the card of this set-up the one that is charged, and shows whether that worked. */
export function useCardReplacement() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (setupIntentId: string) => (await client.POST('/api/subscription/card/confirm', { body: { setupIntentId } })).data!,
    onSuccess: ({ message }) => {
      toast({ title: 'Card replaced', description: message });
      return queries.invalidateQueries({ queryKey: ['get', '/api/subscription/details'] });
    },
    onError: (error) => toast({ variant: 'destructive', title: 'The card couldn’t be replaced', description: reason(error) }),
  });
}
