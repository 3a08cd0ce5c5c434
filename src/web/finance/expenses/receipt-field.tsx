import { Camera, FileUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDocumentUpload } from '../../platform/document-upload.ts';
import { DocumentView } from '../../platform/document-view.tsx';
import { acceptedDocuments } from '../../platform/upload.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReceiptDownload } from './receipt-dialog.tsx';
import { isOwnFile } from './receipt-words.ts';
import { ReceiptView } from './receipt-view.tsx';

type Props = {
  url: string;
  /** The expense it belongs to, once that is saved. */
  expense: { id: number; receiptUrl: string | null } | null;
  error?: string;
  onChange: (url: string) => void;
  onUploading: (uploading: boolean) => void;
};

/** A receipt: dropped, chosen, or photographed with the phone. */
export function ReceiptField({ url, expense, error, onChange, onUploading }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  // The file just sent is shown from memory: fetching it back would make it flicker.
  const [sent, setSent] = useState<{ url: string; file: File } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const {
    uploadFile,
    forget,
    running,
    problem: refused,
  } = useDocumentUpload({
    onDone: (uploaded, file) => {
      setSent({ url: uploaded.url, file });
      onChange(uploaded.url);
    },
    onUploading,
  });
  const problem = refused ?? error;

  function remove() {
    forget();
    onChange('');
    // The focused button was removed with the receipt.
    frame.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={frame} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-message`} className="grid gap-1.5">
      <p id={`${id}-label`} className="text-nav font-medium">
        Receipt
      </p>
      <div
        className={`overflow-hidden rounded-lg border border-dashed ${over ? 'border-ring ring-2 ring-ring' : 'border-line-strong'}`}
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
        {url && !running && (
          <div className="border-b bg-sunken [&_img]:max-h-56">
            {sent?.url === url ? <DocumentView content={sent.file} name="Receipt" brief /> : <ReceiptView url={url} brief />}
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2 p-2.5">
          {running && (
            <span role="status" className="flex items-center gap-2 text-ink-2">
              <Spinner />
              Uploading…
            </span>
          )}
          <FileButton accept={acceptedDocuments} disabled={running} onFile={uploadFile}>
            <FileUp aria-hidden />
            {url ? 'Choose another' : 'Choose a file'}
          </FileButton>
          <span className="hidden pointer-coarse:inline">
            <FileButton accept="image/*" capture="environment" disabled={running} onFile={uploadFile}>
              <Camera aria-hidden />
              Take a photo
            </FileButton>
          </span>
          {expense && url && url === expense.receiptUrl && isOwnFile(url) && <ReceiptDownload small url={url} expense={expense} />}
          {url && !running && (
            <Button size="sm" variant="ghost" aria-label="Remove receipt" onClick={remove}>
              <Trash2 aria-hidden />
              Remove
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-message`} role={problem ? 'alert' : undefined} className={`text-xs ${problem ? 'text-red' : 'text-ink-3'}`}>
        {problem ?? 'Drop a file here or choose one. PDF, JPEG, PNG or WebP, up to 10 MB.'}
      </p>
    </div>
  );
}
