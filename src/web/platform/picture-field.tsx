import { ImagePlus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Input } from '../ui/input.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useLatestUpload } from './latest-upload.ts';
import { Picture } from './picture.tsx';
import { acceptedPictures, pictureRefusal, uploadPicture } from './upload.ts';

type Props = {
  url: string;
  error?: string;
  placeholder: ReactNode;
  /** The shape of its frame. */
  frame?: string;
  onChange: (url: string) => void;
  /** A form must not be saved while its picture is uploading. */
  onUploading: (uploading: boolean) => void;
};

/** A picture dropped, chosen, or given by its address. */
export function PictureField({ url, error, placeholder, frame = 'aspect-[16/9]', onChange, onUploading }: Props) {
  const [over, setOver] = useState(false);
  const upload = useUpload(onChange, onUploading);
  const uploaded = url.startsWith('/api/files/');
  const choose = (instead: string) => {
    upload.forget();
    onChange(instead);
  };

  return (
    <div
      className="grid gap-3"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        upload.uploadFile(event.dataTransfer.files[0]);
      }}
    >
      <div className={`relative ${frame} overflow-hidden rounded-xl border bg-sunken ${over ? 'border-ring ring-2 ring-ring' : ''}`}>
        {upload.preview?.url === url || upload.running ? (
          <img src={upload.preview?.blob} alt="Preview" className="size-full object-cover" />
        ) : (
          <Picture url={url} size="card" alt="Preview" className="size-full" placeholder={placeholder} />
        )}
        {upload.running && (
          <span role="status" className="absolute inset-0 flex items-center justify-center gap-2 bg-black/50 font-medium text-white">
            <Spinner />
            Uploading…
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <FileButton accept={acceptedPictures} disabled={upload.running} onFile={upload.uploadFile}>
          <ImagePlus aria-hidden />
          {url ? 'Choose another' : 'Choose a picture'}
        </FileButton>
        {url && (
          <Button size="sm" onClick={() => choose('')}>
            <Trash2 />
            Remove
          </Button>
        )}
      </div>
      <p role={upload.problem ? 'alert' : undefined} className={`text-xs ${upload.problem ? 'text-red' : 'text-ink-3'}`}>
        {upload.problem ?? 'Drop a picture here. JPEG, PNG, WebP or AVIF, up to 10 MB.'}
      </p>
      <Field label="Or its web address" error={error}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={uploaded ? '' : url}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** Uploads a picture and keeps showing the local copy: fetching it back would make it flicker. */
function useUpload(onChange: (url: string) => void, onUploading: (uploading: boolean) => void) {
  const [preview, setPreview] = useState<{ blob: string; url: string | null } | null>(null);
  const upload = useLatestUpload({
    send: uploadPicture,
    refusalOf: pictureRefusal,
    onDone: (url) => {
      setPreview((current) => current && { ...current, url });
      onChange(url);
    },
    onUploading,
  });

  function uploadFile(file: File | undefined) {
    if (!upload.uploadFile(file) || !file) return;
    if (preview) URL.revokeObjectURL(preview.blob);
    setPreview({ blob: URL.createObjectURL(file), url: null });
  }

  return { ...upload, preview, uploadFile };
}
