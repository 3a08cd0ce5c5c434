import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { reason } from '../platform/api.ts';
import { saveFile } from '../platform/download.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { fetchPaper } from './charter-link-query.ts';

/** Downloads a paper of the charter. */
export function PaperButton({ token, path, name, label }: { token: string; path: string; name: string; label: string }) {
  const download = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async () => saveFile(await fetchPaper(token, path), `${name}.pdf`),
    onError: (error) => toast({ variant: 'destructive', title: "It couldn't be downloaded", description: reason(error) }),
  });
  return (
    <Button size="sm" running={download.isPending && 'Downloading'} onClick={() => download.mutate()}>
      <Download aria-hidden />
      {label}
    </Button>
  );
}
