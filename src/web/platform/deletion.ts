import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { untilGone } from './api.ts';
import { useIsPending } from './pending-state.ts';

/** Identifies a deletion: the list in the API, and what is deleted from it. */
export function deletionKey(list: string, id: number | string) {
  return ['delete', list, id];
}

type Options<Variables> = Omit<UseMutationOptions<void, Error, Variables>, 'mutationKey' | 'mutationFn'> & {
  of: readonly [list: string, id: number | string];
  call: (variables: Variables) => Promise<unknown>;
};

/** Deletes something with one request, however often the button is clicked. A record that no longer exists counts as deleted. */
export function useDeletion<Variables = void>({ of, call, ...options }: Options<Variables>) {
  const mutationKey = deletionKey(...of);
  const isDeleting = useIsPending(mutationKey);
  const deletion = useMutation({ ...options, mutationKey, mutationFn: (variables: Variables) => untilGone(call(variables)) });
  return { ...deletion, once };

  /** Asks the cache, because a second click may come before the first one is rendered. */
  function once(variables: Variables) {
    if (!isDeleting()) deletion.mutate(variables);
  }
}
