import { queryOptions } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { fetchFile } from './download.ts';

// Drawing a PDF needs a large library, which is loaded only when a PDF is shown.
const PdfPages = lazy(() => import('./pdf-pages.tsx').then((module) => ({ default: module.PdfPages })));

/** A document of ours. The document at an address never changes. */
export function documentQuery(url: string) {
  return queryOptions({ queryKey: ['document', url], queryFn: ({ signal }) => fetchFile(url, { signal }), gcTime: 60_000 });
}

/** A document as a picture or as the pages of a PDF; in brief, its first page only. */
export function DocumentView({ content, name, brief = false }: { content: Blob; name: string; brief?: boolean }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(content);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
  if (content.type.startsWith('image/')) return <img ref={show} alt={name} className="mx-auto max-h-[60dvh] object-contain" />;
  return (
    <Suspense
      fallback={
        <Skeletons count={1}>
          <Skeleton className="h-72" />
        </Skeletons>
      }
    >
      <PdfPages content={content} maxPages={brief ? 1 : 20} fallback={<Unread size={content.size} />} />
    </Suspense>
  );
}

function Unread({ size }: { size: number }) {
  return (
    <div className="flex items-center gap-3 p-4">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-lg bg-red-soft text-red">
        <FileText className="size-5" />
      </span>
      <p>
        <span className="block font-medium">PDF document</span>
        <span className="tnum text-xs text-ink-3">{sizeInWords(size)}</span>
      </p>
    </div>
  );
}

function sizeInWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
