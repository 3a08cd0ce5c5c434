import { useMutationState } from '@tanstack/react-query';
import { deletionKey } from './deletion.ts';
import type { Deletable } from './records.ts';

/** Whether the record is being or was deleted here, so that its absence needs no message. */
export function useIsDeletedHere(collection: Deletable, id: number): boolean {
  const mutationKey = deletionKey(collection, id);
  return useMutationState({ filters: { mutationKey, predicate: ({ state }) => state.status !== 'error' } }).length > 0;
}
