import { useMutationState, useQueryClient } from '@tanstack/react-query';

/** The changes made under this key that the server hasn't answered yet, in the order in which they were made. */
export function usePending<Change>(mutationKey: readonly unknown[]): Change[] {
  return useMutationState({ filters: { mutationKey, status: 'pending' }, select: ({ state }) => state.variables as Change });
}

/** Whether a change under this key is unanswered now, not when the page was last drawn: it may have begun since. */
export function useIsPending(mutationKey: readonly unknown[]): () => boolean {
  const queries = useQueryClient();
  return () => queries.isMutating({ mutationKey }) > 0;
}

/** A function that forgets how a change under this key ended. A running one isn't forgotten, since it could then be sent again. */
export function useForgetting(mutationKey: readonly unknown[], reset: () => void): () => void {
  const isPending = useIsPending(mutationKey);
  return () => {
    if (!isPending()) reset();
  };
}
