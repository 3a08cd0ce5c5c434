import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { reason } from './api.ts';
import { saveFile } from './download.ts';

/** Downloads a file under a name, and says why if that fails. */
export function DownloadButton({ read, name, label }: { read: () => Promise<Blob>; name: string; label: string }) {
  const download = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async () => saveFile(await read(), name),
    onError: (error) => toast({ variant: 'destructive', title: "It couldn't be downloaded", description: reason(error) }),
  });
  return (
    <Button size="sm" running={download.isPending && 'Downloading'} onClick={() => download.mutate()}>
      <Download aria-hidden />
      {label}
    </Button>
  );
}
