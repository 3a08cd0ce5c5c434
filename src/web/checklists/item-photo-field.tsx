import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChecklistAnswer, ChecklistRun } from '#domain/checklists/run.ts';
import { PhotoField, usePhotos } from '../defects/photo-field.tsx';
import { reason } from '../platform/api.ts';
import { Photo } from '../platform/photo.tsx';
import { uploadPicture } from '../platform/upload.ts';
import { toast } from '../ui/toast-store.ts';

type Props = { run: ChecklistRun; item: ChecklistAnswer; onTaken: (url: string) => void };

const ofRun = ({ id }: ChecklistRun) => ['picture of a run', id];

/** Whether pictures of a run are on their way. */
export function useIsSending(run: ChecklistRun): boolean {
  return useIsMutating({ mutationKey: ofRun(run) }) > 0;
}

/** The picture of what failed: it travels at once, also while one is at another item, and is there for the defect. */
export function ItemPhotoField({ run, item, onTaken }: Props) {
  const mutationKey = [...ofRun(run), item.position];
  const queries = useQueryClient();
  // Of several, whichever was taken last counts, in whatever order they arrive.
  const isLast = (file: File) => queries.getMutationCache().findAll({ mutationKey }).at(-1)?.state.variables === file;
  const upload = useMutation({
    mutationKey,
    meta: { changesNoRecord: true },
    mutationFn: uploadPicture,
    onSuccess: (url, file) => {
      if (isLast(file)) onTaken(url);
    },
    onError: (error, file) => {
      if (!isLast(file)) return;
      const action = { label: 'Try again', run: () => upload.mutate(file) };
      toast({ variant: 'destructive', title: `The picture of “${item.text}” wasn’t sent`, description: reason(error), action });
    },
  });
  const photos = usePhotos(({ file }) => upload.mutate(file), 1);
  return (
    <div className="grid gap-2">
      <PhotoField {...photos} photos={[]} max={1} />
      {(item.photoUrl || upload.isPending) && (
        <Photo url={item.photoUrl} alt={`${item.text}, as it is`}>
          {upload.isPending && <p role="status">Sending the picture …</p>}
        </Photo>
      )}
      {upload.error && (
        <p role="alert" className="text-red">
          {reason(upload.error)}
        </p>
      )}
    </div>
  );
}
