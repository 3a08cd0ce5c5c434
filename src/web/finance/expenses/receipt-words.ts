/** Whether a receipt is kept by us; one on somebody else's site is only linked to. */
export function isOwnFile(url: string): boolean {
  return url.startsWith('/api/files/');
}

/** What a receipt is called when it is downloaded. */
export function receiptName({ id }: { id: number }, { type }: Blob): string {
  const extension = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }[type];
  return `receipt-${id}${extension ? `.${extension}` : ''}`;
}
