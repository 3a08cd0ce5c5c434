import { Camera, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { acceptedPictures, pictureRefusal } from '../platform/upload.ts';
import { Button, buttonLook } from '../ui/button.tsx';

/** A picture that was taken, and the address of its preview. */
export type TakenPhoto = { key: number; file: File; previewUrl: string };

const maxPhotos = 6;

/** The pictures taken so far; each is passed on as soon as it is taken. */
export function usePhotos(onTaken: (photo: TakenPhoto) => void = () => {}, max = maxPhotos) {
  const [photos, setPhotos] = useState<TakenPhoto[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const previewUrls = useRef<string[]>([]);
  useEffect(() => () => previewUrls.current.forEach((address) => URL.revokeObjectURL(address)), []);

  function addPhoto(file: File | undefined) {
    if (!file) return;
    const refused = pictureRefusal(file);
    setProblem(refused);
    if (refused) return;
    const photo = { key: previewUrls.current.length, file, previewUrl: URL.createObjectURL(file) };
    previewUrls.current.push(photo.previewUrl);
    setPhotos((before) => [...before, photo].slice(-max));
    onTaken(photo);
  }

  return { photos, problem, addPhoto, remove: (key: number) => setPhotos((before) => before.filter((photo) => photo.key !== key)) };
}

type Props = ReturnType<typeof usePhotos> & { max?: number };

/** The camera button, with previews of the pictures below it. */
export function PhotoField({ photos, problem, addPhoto, remove, max = maxPhotos }: Props) {
  return (
    <div>
      <label className={buttonLook({ size: 'lg', className: 'w-full focus-within:outline-2' })}>
        <Camera aria-hidden />
        {photos.length === 0 ? 'Take a picture' : max === 1 ? 'Take another picture' : 'Add a picture'}
        <input
          type="file"
          accept={acceptedPictures}
          capture="environment"
          className="sr-only"
          disabled={max > 1 && photos.length >= max}
          onChange={({ target }) => {
            addPhoto(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {problem && (
        <p role="alert" className="mt-1.5 text-xs text-red">
          {problem}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photos.map(({ key, previewUrl }, at) => (
            <li key={key} className="relative">
              <img src={previewUrl} alt={`Preview ${at + 1}`} className="size-20 rounded-lg object-cover" />
              <Button
                size="iconSmall"
                className="absolute top-1 right-1"
                aria-label={`Remove picture ${at + 1}`}
                onClick={() => remove(key)}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
