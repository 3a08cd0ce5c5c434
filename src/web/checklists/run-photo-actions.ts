import { useMutation, useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query';
import type { ChecklistAnswer, ChecklistRun } from '#domain/checklists/run.ts';
import { reason } from '../platform/api.ts';
import { uploadPicture } from '../platform/upload.ts';
import { toast } from '../ui/toast-store.ts';

type Taken = { item: Pick<ChecklistAnswer, 'position' | 'text'>; file: File; /** Whether it is tried once more. */ again?: true };

const takenBy = ({ state }: Mutation) => state.variables as Taken;

/**
 * Sends the pictures of what failed: each travels at once, also while one is at another item. Of several of one item whichever was taken last
 * counts, in whatever order they arrive. What couldn't be sent is kept for as long as the tab is open, until it is sent or left out.
 */
export function useRunPhotos({ id }: ChecklistRun, onSent: (answer: { position: number; photoUrl: string }) => void) {
  const mutationKey = ['picture of a run', id];
  const cache = useQueryClient().getMutationCache();
  const { mutate } = useMutation({
    mutationKey,
    meta: { changesNoRecord: true },
    gcTime: Infinity,
    mutationFn: ({ file }: Taken) => uploadPicture(file),
    onSuccess: (photoUrl, taken) => {
      if (isLast(taken)) onSent({ position: taken.item.position, photoUrl });
    },
    onError: (error, taken) => {
      if (!isLast(taken)) return;
      const action = { label: 'Try again', run: () => isLast(taken, 'error') && tryAgain(taken) };
      toast({ variant: 'destructive', title: `The picture of “${taken.item.text}” wasn’t sent`, description: reason(error), action });
    },
  });
  const all = useMutationState({
    filters: { mutationKey },
    select: (each) => ({ taken: takenBy(each), isSending: each.state.status === 'pending', error: each.state.error }),
  });
  const lastOnes = new Map(all.map((each) => [each.taken.item.position, each]));
  const unsent = [...lastOnes.values()].filter(({ taken, isSending, error }) => error || (isSending && taken.again));

  function ofItem({ item: { position } }: Taken): Mutation[] {
    return cache.findAll({ mutationKey, predicate: (each) => takenBy(each).item.position === position });
  }

  function isLast(taken: Taken, status?: 'error'): boolean {
    const last = ofItem(taken).at(-1);
    return last !== undefined && takenBy(last).file === taken.file && (status === undefined || last.state.status === status);
  }

  /** With it goes what failed before it. */
  function forget(taken: Taken): void {
    for (const each of ofItem(taken)) if (each.state.status === 'error') cache.remove(each);
  }

  function tryAgain(taken: Taken): void {
    forget(taken);
    mutate({ ...taken, again: true });
  }

  return {
    take: (item: ChecklistAnswer, file: File) => mutate({ item, file }),
    /** What became of the last one of an item. */
    lastOf: ({ position }: ChecklistAnswer) => lastOnes.get(position),
    isSending: all.some((each) => each.isSending),
    /** How many couldn't be sent yet. */
    unsent: unsent.length,
    isTrying: unsent.some((each) => each.isSending),
    tryAgain: () => unsent.forEach(({ taken }) => isLast(taken, 'error') && tryAgain(taken)),
    leaveOut: () => unsent.forEach(({ taken }) => forget(taken)),
  };
}
