import { useMutationState } from '@tanstack/react-query';

/** The changes made under this key that the server hasn't answered yet, in the order in which they were made. */
export function usePending<Change>(mutationKey: readonly unknown[]): Change[] {
  return useMutationState({ filters: { mutationKey, status: 'pending' }, select: ({ state }) => state.variables as Change });
}
