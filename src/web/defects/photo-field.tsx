import { Camera, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { acceptedPictures, pictureRefusal } from '../platform/upload.ts';
import { Button, buttonLook } from '../ui/button.tsx';

/** A picture that was taken, and how it is shown from here. */
export type Taken = { key: number; file: File; shown: string };

const most = 6;

/** The pictures that were taken; each is given away as soon as it is there. */
export function usePhotos(onTaken: (photo: Taken) => void = () => {}, max = most) {
  const [photos, setPhotos] = useState<Taken[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef<string[]>([]);
  useEffect(() => () => shown.current.forEach((address) => URL.revokeObjectURL(address)), []);

  function take(file: File | undefined) {
    if (!file) return;
    const refused = pictureRefusal(file);
    setProblem(refused);
    if (refused) return;
    const photo = { key: shown.current.length, file, shown: URL.createObjectURL(file) };
    shown.current.push(photo.shown);
    setPhotos((before) => [...before, photo].slice(-max));
    onTaken(photo);
  }

  return { photos, problem, take, remove: (key: number) => setPhotos((before) => before.filter((photo) => photo.key !== key)) };
}

type Props = ReturnType<typeof usePhotos> & { max?: number };

/** The camera's button, and below it what was taken. */
export function PhotoField({ photos, problem, take, remove, max = most }: Props) {
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
            take(target.files?.[0]);
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
          {photos.map(({ key, shown }, at) => (
            <li key={key} className="relative">
              <img src={shown} alt={`Preview ${at + 1}`} className="size-20 rounded-lg object-cover" />
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
