import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reason } from './api.ts';

type Options<Uploaded> = {
  send: (file: File) => Promise<Uploaded>;
  /** Why a file is refused, or null. */
  refusalOf: (file: File) => string | null;
  onDone: (uploaded: Uploaded, file: File) => void;
  /** A form must not be saved while its file is uploading. */
  onUploading: (uploading: boolean) => void;
};

/** Sends a chosen file unless it is refused. If several are chosen, the last one counts, in whatever order they arrive. */
export function useLatestUpload<Uploaded>({ send, refusalOf, onDone, onUploading }: Options<Uploaded>) {
  const latest = useRef<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: send,
    onSuccess: (uploaded, file) => file === latest.current && onDone(uploaded, file),
    onSettled: (_uploaded, _error, file) => file === latest.current && onUploading(false),
  });

  /** Returns whether the file is being sent. */
  function uploadFile(file: File | undefined): boolean {
    if (!file) return false;
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused) return false;
    latest.current = file;
    onUploading(true);
    upload.mutate(file);
    return true;
  }

  /** Ignores the upload that is under way: something else was chosen. */
  function forget() {
    latest.current = null;
    setRefusal(null);
    upload.reset();
    onUploading(false);
  }

  return { uploadFile, forget, running: upload.isPending, problem: refusal ?? (upload.isError ? reason(upload.error) : null) };
}
