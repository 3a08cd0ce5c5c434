import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from './api.ts';
import { documentRefusal, uploadDocument, type UploadedFile } from './upload.ts';

type Options = {
  onDone: (kept: UploadedFile, file: File) => void;
  /** A form must not be saved while its document is on the way. */
  onUploading: (uploading: boolean) => void;
};

/** Takes a chosen file, unless it is none for us, and sends it to be kept. */
export function useDocumentUpload({ onDone, onUploading }: Options) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: uploadDocument,
    onSuccess: (kept, file) => onDone(kept, file),
    onSettled: () => onUploading(false),
  });

  function take(file: File | undefined) {
    if (!file) return;
    const refused = documentRefusal(file);
    setRefusal(refused);
    upload.reset();
    if (refused) return;
    onUploading(true);
    upload.mutate(file);
  }

  return { take, running: upload.isPending, problem: refusal ?? (upload.isError ? reason(upload.error) : null) };
}
