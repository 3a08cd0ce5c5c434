import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The token behind the # of a page's address, which never leaves the browser. On leaving, the address already is the next page's: this page
 * keeps its token until the next one appears, or for a moment it would look as if it had been opened without one.
 */
export function useLinkToken(): string {
  const { pathname, hash } = useLocation();
  const [own, setOwn] = useState({ pathname, hash });
  if (pathname === own.pathname && hash !== own.hash) setOwn({ pathname, hash });
  return own.hash;
}
