import { useNavigate } from '@tanstack/react-router';

/** Shows what an address says: "replace" where it is no step one would want to go back by. */
export type Show<Search> = (next: Search, replace?: 'replace') => void;

/** Has the address say something else: of this page, or of the one at `to`. */
export function useShow<Search>(to: object = { to: '.' }): Show<Search> {
  const navigate = useNavigate();
  return (search, replace) => void navigate({ ...to, search, replace: replace === 'replace', resetScroll: false } as never);
}
