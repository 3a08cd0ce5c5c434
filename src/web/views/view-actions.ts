import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '#domain/views/saved-view.ts';
import { client, reason, untilGone } from '../platform/api.ts';
import { undoOf } from '../platform/undo-store.ts';
import { toast } from '../ui/toast-store.ts';
import { viewsQuery } from './view-query.ts';

/** Deletes a view at once. While its toast is open, it can be restored. */
export function useViewDeletion() {
  const queries = useQueryClient();
  const read = ({ list }: SavedView) => queries.invalidateQueries(viewsQuery(list));
  const undo = useMutation({
    mutationFn: ({ list, name, search }: SavedView) => client.POST('/api/profile/views', { body: { list, name, search } }),
    onSuccess: (_, view) => read(view),
    onError: failed("The view couldn't be restored"),
  });
  return useMutation({
    mutationFn: (view: SavedView) => untilGone(client.DELETE('/api/profile/views/{id}', { params: { path: { id: view.id } } })),
    onSuccess: async (_, view) => {
      toast({ title: `View “${view.name}” deleted`, action: undoOf(() => undo.mutate(view)) });
      await read(view);
    },
    onError: failed("The view couldn't be deleted"),
  });
}

function failed(title: string) {
  return (error: unknown) => toast({ title, description: reason(error), variant: 'destructive' });
}
