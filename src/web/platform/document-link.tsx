import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { reason, succeeded } from './api.ts';
import { readToken } from './token.ts';

/** Downloads a document of ours. It is private, so it is fetched with the token rather than linked to. */
export function DocumentLink({ url, name }: { url: string; name: string }) {
  const download = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => save(url, name),
    onError: (error) => toast({ variant: 'destructive', title: 'Error', description: `Failed to download ${name}: ${reason(error)}` }),
  });
  return (
    <Button variant="ghost" size="iconSmall" aria-label={`Download ${name}`} title={name} aria-busy={download.isPending || undefined} onClick={() => download.mutate()}>
      {download.isPending ? <Spinner /> : <Download />}
    </Button>
  );
}

async function save(url: string, name: string) {
  const token = readToken();
  const response = await succeeded(await fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} }));
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has begun to read it by the next turn of its loop at the latest; some seconds are on the safe side.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
