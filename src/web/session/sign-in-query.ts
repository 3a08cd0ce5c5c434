/** The address if it lies within the product, else null: nobody is sent away after signing in. */
export function ownAddress(address: string | undefined): string | null {
  if (!address?.startsWith('/')) return null;
  const url = new URL(address, location.origin);
  // A path that begins with two slashes would be read as another site's address when it is followed.
  const isOwn = url.origin === location.origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : null;
}
