import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, reason } from '../platform/api.ts';
import { sessionQuery } from '../platform/session.tsx';
import { toast } from '../ui/toast-store.ts';

/** Cancels the deletion of the company. */
export function useKeepCompany(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await client.DELETE('/api/companies/{id}/deletion', { params: { path: { id } } })).data,
    onSuccess: async (company) => {
      toast({ title: 'Company kept', description: `${company?.name ?? 'Your company'} will be kept, with everything in it.` });
      // The banner over every page reads the session.
      await queries.invalidateQueries(sessionQuery);
    },
    onError: (error) => toast({ variant: 'destructive', title: "That didn't work", description: reason(error) }),
  });
}
