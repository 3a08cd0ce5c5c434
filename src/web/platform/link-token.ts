import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The token behind the # of a page's address, which never leaves the browser. As soon as one goes on, the address is the next
 * page's: this one keeps its token until that one is here, or it would look for a moment as if it had been opened without one.
 */
export function useLinkToken(): string {
  const { pathname, hash } = useLocation();
  const [own, setOwn] = useState({ pathname, hash });
  if (pathname === own.pathname && hash !== own.hash) setOwn({ pathname, hash });
  return own.hash;
}
