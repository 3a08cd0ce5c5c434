import type { ChecklistAnswer } from '#domain/checklists/run.ts';
import { PhotoField, usePhotos } from '../defects/photo-field.tsx';
import { reason } from '../platform/api.ts';
import { Photo } from '../platform/photo.tsx';

type Props = {
  item: ChecklistAnswer;
  /** The state of the last one taken. */ last: { isSending: boolean; error: Error | null } | undefined;
  onTake: (file: File) => void;
};

/** The picture of a failed item, which is added to its defect. */
export function ItemPhotoField({ item, last, onTake }: Props) {
  const photos = usePhotos(({ file }) => onTake(file), 1);
  return (
    <div className="grid gap-2">
      <PhotoField {...photos} photos={[]} max={1} />
      {(item.photoUrl || last?.isSending) && (
        <Photo url={item.photoUrl} alt={`${item.text}, as it is`}>
          {last?.isSending && <p role="status">Sending the picture…</p>}
        </Photo>
      )}
      {last?.error && (
        <p role="alert" className="text-red">
          {reason(last.error)}
        </p>
      )}
    </div>
  );
}
