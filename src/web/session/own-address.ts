/** The address if it lies within the product, else null: nobody is sent away after signing in. */
export function ownAddress(address: string | undefined): string | null {
  if (!address?.startsWith('/')) return null;
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : null;
}
