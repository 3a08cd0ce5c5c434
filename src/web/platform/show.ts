import { useNavigate } from '@tanstack/react-router';

/** Shows what an address with this search shows. "replace" adds no step to the history. */
export type Show<Search> = (next: Search, replace?: 'replace') => void;

/** Changes the search of the address: of this page, or of the page at `to`. */
export function useShow<Search>(to: object = { to: '.' }): Show<Search> {
  const navigate = useNavigate();
  return (search, replace) => void navigate({ ...to, search, replace: replace === 'replace', resetScroll: false } as never);
}
