import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { useCallback } from 'react';
import { reason } from '../platform/api.ts';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { isOwnFile, receiptQuery } from './receipt.ts';

/** A receipt as one recognises it: its picture, or that it is a PDF. */
export function ReceiptView({ url }: { url: string }) {
  if (isOwnFile(url)) return <OwnReceipt url={url} />;
  return <a href={url} target="_blank" rel="noreferrer" className="flex items-center gap-2 p-4 text-accent hover:underline"><ExternalLink aria-hidden className="size-4 shrink-0" /><span className="wrap-anywhere">{url}</span></a>;
}

function OwnReceipt({ url }: { url: string }) {
  const receipt = useQuery(receiptQuery(url));
  return (
    <Loaded query={receipt} loading={<Skeletons count={1}><Skeleton className="h-40" /></Skeletons>} renderFailed={(retry, error) => <ErrorState title="This receipt can't be shown" text={reason(error)} onRetry={retry} />}>
      {(content) => <ReceiptContent content={content} />}
    </Loaded>
  );
}

export function ReceiptContent({ content }: { content: Blob }) {
  const show = useCallback((image: HTMLImageElement) => {
    const url = URL.createObjectURL(content);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [content]);
  if (content.type.startsWith('image/')) return <img ref={show} alt="Receipt" className="mx-auto max-h-[60dvh] object-contain" />;
  return (
    <div className="flex items-center gap-3 p-4">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-lg bg-red-soft text-red"><FileText className="size-5" /></span>
      <p><span className="block font-medium">PDF document</span><span className="tnum text-xs text-ink-3">{sizeInWords(content.size)}</span></p>
    </div>
  );
}

function sizeInWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
