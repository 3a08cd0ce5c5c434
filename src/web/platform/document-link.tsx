import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { reason } from './api.ts';
import { download } from './download.ts';

/** Downloads a document of ours. It is private, so it is fetched with the token rather than linked to. */
export function DocumentLink({ url, name }: { url: string; name: string }) {
  const fetching = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(url, name),
    onError: (error) => toast({ variant: 'destructive', title: 'Error', description: `Failed to download ${name}: ${reason(error)}` }),
  });
  return (
    <Button
      variant="ghost"
      size="iconSmall"
      aria-label={`Download ${name}`}
      title={name}
      aria-busy={fetching.isPending || undefined}
      onClick={() => fetching.mutate()}
    >
      {fetching.isPending ? <Spinner /> : <Download />}
    </Button>
  );
}
