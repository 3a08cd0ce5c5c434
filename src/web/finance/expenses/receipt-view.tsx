import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { reason } from '../../platform/api.ts';
import { documentQuery, DocumentView } from '../../platform/document-view.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { isOwnFile } from './receipt-words.ts';

type Props = { url: string; brief?: boolean };

/** Shows a receipt; one on another website is only linked. */
export function ReceiptView({ url, brief = false }: Props) {
  if (isOwnFile(url)) return <OwnReceipt url={url} brief={brief} />;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="flex items-center gap-2 p-4 text-accent hover:underline">
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="wrap-anywhere">{url}</span>
    </a>
  );
}

function OwnReceipt({ url, brief }: Props) {
  const receipt = useQuery(documentQuery(url));
  return (
    <Loaded
      query={receipt}
      loading={
        <Skeletons count={1}>
          <Skeleton className="h-40" />
        </Skeletons>
      }
      renderFailed={(retry, error) => <ErrorState title="This receipt couldn't be shown" text={reason(error)} onRetry={retry} />}
    >
      {(content) => <DocumentView content={content} name="Receipt" brief={brief} />}
    </Loaded>
  );
}
