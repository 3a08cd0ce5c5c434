import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client, withTotal } from './api.ts';
import type { paths } from './contract.gen.ts';

/** A row of the list at an address of the API. */
export type Listed<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': (infer Row)[] } } } };
}
  ? Row
  : never;

/** The addresses of the API that answer a list in pages. */
export type List = { [Path in keyof paths]: [Listed<Path>] extends [never] ? never : Path }[keyof paths];

/** What can be asked of such a list. */
export type Asked<Path extends List> = paths[Path] extends { get: { parameters: { query?: infer Query } } } ? NonNullable<Query> : never;

/** One page of a list, and how many rows there are in all. The page before stays on the screen until it is there. */
export function pageQuery<Path extends List>(
  path: Path,
  { page = 1, ...filter }: Omit<Asked<Path>, 'limit' | 'offset'> & { page?: number },
  perPage: number,
) {
  const query = { ...filter, limit: perPage, offset: (page - 1) * perPage };
  return queryOptions({
    queryKey: ['get', path, 'page', query] as const,
    // The client can't follow the contract's types through an address that it isn't told by name.
    queryFn: ({ signal }) => {
      const answer: unknown = client.GET(path as '/api/yachts', { params: { query: query as never }, signal });
      return withTotal(answer as Promise<{ data?: Listed<Path>[]; response: Response }>);
    },
    placeholderData: keepPreviousData,
  });
}

/** Shows what an address says: "replace" where it is no step one would want to go back by. */
export type Show<Search> = (next: Search, replace?: 'replace') => void;

/** Has the address say something else: of this page, or of the one at `to`. */
export function useShow<Search>(to: object = { to: '.' }): Show<Search> {
  const navigate = useNavigate();
  return (search, replace) => void navigate({ ...to, search, replace: replace === 'replace', resetScroll: false } as never);
}
