import { FileText, FileUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useDocumentUpload } from './document-upload.ts';
import { acceptedDocuments, type UploadedFile } from './upload.ts';

type Props = {
  label: string;
  file: UploadedFile | null;
  error?: string;
  onChange: (file: UploadedFile | null) => void;
  /** A form must not be saved while its document is uploading. */
  onUploading: (uploading: boolean) => void;
};

/** A document that is dropped or chosen: a PDF or a photo. */
export function DocumentField({ label, file, error, onChange, onUploading }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = useRef<HTMLInputElement>(null);
  const { uploadFile, forget, running, problem: refused } = useDocumentUpload({ onDone: onChange, onUploading });
  const problem = refused ?? error;

  function remove() {
    forget();
    onChange(null);
    // The button that had the focus disappears with the file.
    choose.current?.focus();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-1.5">
      <p id={`${id}-label`} className="text-nav font-medium">
        {label}
      </p>
      <div
        className={`flex flex-wrap items-center gap-2 rounded-lg border border-dashed p-2.5 ${over ? 'border-ring ring-2 ring-ring' : 'border-line-strong'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          uploadFile(event.dataTransfer.files[0]);
        }}
      >
        {running && (
          <span role="status" className="flex min-w-0 items-center gap-2 text-ink-2">
            <Spinner />
            Uploading…
          </span>
        )}
        {!running && file && (
          <p className="flex min-w-0 flex-1 items-center gap-2">
            <FileText aria-hidden className="size-4 shrink-0 text-accent" />
            <span className="truncate">{file.name}</span>
          </p>
        )}
        <FileButton ref={choose} accept={acceptedDocuments} disabled={running} describedBy={`${id}-message`} onFile={uploadFile}>
          <FileUp aria-hidden />
          {file ? 'Choose another' : 'Choose a file'}
        </FileButton>
        {file && !running && (
          <Button variant="ghost" size="iconSmall" aria-label={`Remove ${file.name}`} onClick={remove}>
            <Trash2 />
          </Button>
        )}
      </div>
      <p id={`${id}-message`} role={problem ? 'alert' : undefined} className={`text-xs ${problem ? 'text-red' : 'text-ink-3'}`}>
        {problem ?? 'Drop a file here or choose one. PDF, JPEG, PNG or WebP, up to 10 MB.'}
      </p>
    </div>
  );
}
