import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../platform/download.ts';

/** Whether a receipt is kept by us; one on somebody else's site is only linked to. */
export function isOwnFile(url: string): boolean {
  return url.startsWith('/api/files/');
}

/** The paper itself. It never changes under its address. */
export function receiptQuery(url: string) {
  return queryOptions({ queryKey: ['receipt', url], queryFn: ({ signal }) => fetchFile(url, { signal }), gcTime: 60_000 });
}

/** What a receipt is called when it is downloaded. */
export function receiptName({ id }: { id: number }, { type }: Blob): string {
  const extension = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }[type];
  return `receipt-${id}${extension ? `.${extension}` : ''}`;
}
