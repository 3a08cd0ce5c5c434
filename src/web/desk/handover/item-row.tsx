import { useMutation } from '@tanstack/react-query';
import { Camera, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { itemStateLabels, itemStates } from '#domain/handovers/words.ts';
import { reason } from '../../platform/api.ts';
import { Picture } from '../../platform/picture.tsx';
import { acceptedPictures, uploadPicture } from '../../platform/upload.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Input } from '../../ui/input.tsx';
import { segmentLook, segmentsLook } from '../../ui/segments.ts';
import { toast } from '../../ui/toast-store.ts';
import type { HandoverEntry } from './handover-entry.ts';

type Item = HandoverEntry['items'][number];
type Props = { item: Item; fault?: string | undefined; onChange: (some: Partial<Item>) => void; onUploading: (uploading: boolean) => void };

/** An inventory item: as listed, or what is wrong with it, in words and photos. */
export function ItemRow({ item, fault, onChange, onUploading }: Props) {
  const { name, quantity, state, missing, note, photos, before } = item;
  const faultId = useId();
  const photo = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: uploadPicture,
    onMutate: () => onUploading(true),
    onSuccess: (url) => onChange({ photos: [...photos, url] }),
    onError: (error) => toast({ variant: 'destructive', title: 'Error', description: `Failed to upload the photo: ${reason(error)}` }),
    onSettled: () => onUploading(false),
  });
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-32 flex-1 font-medium wrap-anywhere">
          {name} <span className="tnum font-normal text-ink-3">× {quantity}</span>
          {before && before.state !== 'ok' && (
            <span className="block text-xs font-normal text-ink-3">
              {itemStateLabels[before.state]} at check-in{before.note && `: ${before.note}`}
            </span>
          )}
        </p>
        <div role="group" aria-label={name} className={`${segmentsLook} grid-cols-3 max-sm:w-full`}>
          {itemStates.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={state === each ? 'page' : undefined}
              className={`${segmentLook} h-11 px-3`}
              onClick={() => onChange({ state: each })}
            >
              {itemStateLabels[each]}
            </button>
          ))}
        </div>
      </div>
      {state !== 'ok' && (
        <div className="flex flex-wrap items-center gap-2">
          {state === 'missing' && quantity > 1 && (
            <span className="tnum flex items-center gap-2 text-ink-2">
              <Input
                aria-label={`How many of ${name} are missing`}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? faultId : undefined}
                className="!w-16"
                inputMode="numeric"
                autoComplete="off"
                placeholder={String(quantity)}
                value={missing}
                onChange={({ target }) => onChange({ missing: target.value })}
              />
              of {quantity}
            </span>
          )}
          <Input
            aria-label={`What is wrong with ${name}`}
            className="min-w-40 flex-1"
            placeholder="What is wrong"
            autoComplete="off"
            value={note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
          {photos.map((url) => (
            <span key={url} className="flex items-center gap-1">
              <Picture url={url} size="thumb" alt={`Photo of ${name}`} placeholder={null} className="size-11 rounded-md" />
              <Button
                size="iconSmall"
                variant="ghost"
                aria-label={`Remove a photo of ${name}`}
                onClick={() => onChange({ photos: photos.filter((each) => each !== url) })}
              >
                <Trash2 aria-hidden />
              </Button>
            </span>
          ))}
          {photos.length < 6 && (
            <FileButton accept={acceptedPictures} disabled={photo.isPending} onFile={(file) => file && photo.mutate(file)}>
              <Camera aria-hidden />
              {photo.isPending ? 'Uploading…' : 'Photo'}
            </FileButton>
          )}
          {fault && (
            <p id={faultId} role="alert" className="w-full text-xs text-red">
              {fault}
            </p>
          )}
        </div>
      )}
    </li>
  );
}
