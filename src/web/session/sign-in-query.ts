/** The address if it is within the product, else null: signing in never leads to another site. */
export function ownAddress(address: string | undefined): string | null {
  if (!address?.startsWith('/')) return null;
  const url = new URL(address, location.origin);
  // A path that starts with two slashes would be followed as the address of another site.
  const isOwn = url.origin === location.origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : null;
}
