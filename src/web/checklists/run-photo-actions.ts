import { useMutation, useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query';
import type { ChecklistAnswer, ChecklistRun } from '#domain/checklists/run.ts';
import { reason } from '../platform/api.ts';
import { uploadPicture } from '../platform/upload.ts';
import { toast } from '../ui/toast-store.ts';

type PhotoSent = { item: Pick<ChecklistAnswer, 'position' | 'text'>; file: File; /** Whether this is a retry. */ again?: true };

const variablesOf = ({ state }: Mutation) => state.variables as PhotoSent;

/**
 * Uploads the pictures of failed items at once, even while other items are answered. Of several pictures of an item the last one taken
 * counts, in whatever order they arrive. Pictures that couldn't be sent are kept while the tab is open, until they are sent or discarded.
 */
export function useRunPhotos({ id }: ChecklistRun, onSent: (answer: { position: number; photoUrl: string }) => void) {
  const mutationKey = ['picture of a run', id];
  const cache = useQueryClient().getMutationCache();
  const { mutate } = useMutation({
    mutationKey,
    meta: { changesNoRecord: true },
    gcTime: Infinity,
    mutationFn: ({ file }: PhotoSent) => uploadPicture(file),
    onSuccess: (photoUrl, photo) => {
      if (isLast(photo)) onSent({ position: photo.item.position, photoUrl });
    },
    onError: (error, photo) => {
      if (!isLast(photo)) return;
      const action = { label: 'Try again', run: () => isLast(photo, 'error') && tryAgain(photo) };
      toast({ variant: 'destructive', title: `The picture of “${photo.item.text}” wasn’t sent`, description: reason(error), action });
    },
  });
  const all = useMutationState({
    filters: { mutationKey },
    select: (each) => ({ photo: variablesOf(each), isSending: each.state.status === 'pending', error: each.state.error }),
  });
  const lastOnes = new Map(all.map((each) => [each.photo.item.position, each]));
  const unsent = [...lastOnes.values()].filter(({ photo, isSending, error }) => error || (isSending && photo.again));

  function ofItem({ item: { position } }: PhotoSent): Mutation[] {
    return cache.findAll({ mutationKey, predicate: (each) => variablesOf(each).item.position === position });
  }

  function isLast(photo: PhotoSent, status?: 'error'): boolean {
    const last = ofItem(photo).at(-1);
    return last !== undefined && variablesOf(last).file === photo.file && (status === undefined || last.state.status === status);
  }

  /** Drops it, along with earlier failures of the same item. */
  function forget(photo: PhotoSent): void {
    for (const each of ofItem(photo)) if (each.state.status === 'error') cache.remove(each);
  }

  function tryAgain(photo: PhotoSent): void {
    forget(photo);
    mutate({ ...photo, again: true });
  }

  return {
    upload: (item: ChecklistAnswer, file: File) => mutate({ item, file }),
    /** The state of the last picture of an item. */
    lastOf: ({ position }: ChecklistAnswer) => lastOnes.get(position),
    isSending: all.some((each) => each.isSending),
    /** How many haven't been sent yet. */
    unsent: unsent.length,
    isTrying: unsent.some((each) => each.isSending),
    tryAgain: () => unsent.forEach(({ photo }) => isLast(photo, 'error') && tryAgain(photo)),
    leaveOut: () => unsent.forEach(({ photo }) => forget(photo)),
  };
}
