import { succeeded } from './api.ts';
import { readToken } from './token.ts';

/** Fetches a file of ours. It is private, so it is fetched with the token rather than linked to. */
export async function fetchFile(address: string, request: RequestInit & { headers?: Record<string, string> } = {}): Promise<Blob> {
  const token = readToken();
  const response = await succeeded(
    await fetch(address, { ...request, headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...request.headers } }),
  );
  return response.blob();
}

/** Downloads a file of ours under that name. */
export async function download(address: string, name: string, request?: Parameters<typeof fetchFile>[1]) {
  saveFile(await fetchFile(address, request), name);
}

/** Hands a file over to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser starts reading it in the next turn of its loop at the latest; a few seconds are on the safe side.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
