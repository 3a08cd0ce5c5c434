import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reason } from './api.ts';

type Options<Kept> = {
  send: (file: File) => Promise<Kept>;
  /** Why a file is none for us, if it isn't one. */
  refusalOf: (file: File) => string | null;
  onDone: (kept: Kept, file: File) => void;
  /** A form must not be saved while its file is on the way. */
  onUploading: (uploading: boolean) => void;
};

/** Takes a chosen file, unless it is none for us, and sends it. Of several the one chosen last counts, in whatever order they arrive. */
export function useLatestUpload<Kept>({ send, refusalOf, onDone, onUploading }: Options<Kept>) {
  const latest = useRef<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: send,
    onSuccess: (kept, file) => file === latest.current && onDone(kept, file),
    onSettled: (_kept, _error, file) => file === latest.current && onUploading(false),
  });

  /** Answers whether it is sent. */
  function take(file: File | undefined): boolean {
    if (!file) return false;
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused) return false;
    latest.current = file;
    onUploading(true);
    upload.mutate(file);
    return true;
  }

  /** What is on the way counts no more: somebody chose otherwise. */
  function forget() {
    latest.current = null;
    setRefusal(null);
    upload.reset();
    onUploading(false);
  }

  return { take, forget, running: upload.isPending, problem: refusal ?? (upload.isError ? reason(upload.error) : null) };
}
