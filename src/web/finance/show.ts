import { useNavigate } from '@tanstack/react-router';
import type { FinanceSearch, Section } from './books.ts';

export type Show<Search> = (next: Search, replace?: 'replace') => void;

/** Shows other rows of a part of the books: the address says which. */
export function useShow<Search extends FinanceSearch>(section: Section): Show<Search> {
  const navigate = useNavigate();
  return (next, replace) =>
    void navigate({
      to: '/finance/$section',
      params: { section },
      search: { ...next, page: next.page === 1 ? undefined : next.page },
      replace: replace === 'replace',
      resetScroll: false,
    });
}
