/** Whether we store a receipt; one on another website is only linked. */
export function isOwnFile(url: string): boolean {
  return url.startsWith('/api/files/');
}

/** The file name of a downloaded receipt. */
export function receiptName({ id }: { id: number }, { type }: Blob): string {
  const extension = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }[type];
  return `receipt-${id}${extension ? `.${extension}` : ''}`;
}
