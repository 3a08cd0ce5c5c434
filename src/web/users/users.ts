import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, client, withTotal } from '../platform/api.ts';
import { countIn, flagIn, pageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const usersPerPage = 20;

/** What the address of the users says: which are shown, and whether one is being added or edited. */
export type UserSearch = { q?: string; page?: number; add?: true; edit?: number };

export function userSearch(raw: RawSearch): UserSearch {
  const page = pageIn(raw.page);
  return { q: textIn(raw.q), page: page === 1 ? undefined : page, add: flagIn(raw.add), edit: countIn(raw.edit) };
}

/** One page of the accounts. Always read anew when one comes back to it: who may sign in is nothing to be late with. */
export function usersQuery({ q, page = 1 }: UserSearch) {
  const query = { q, limit: usersPerPage, offset: (page - 1) * usersPerPage };
  return queryOptions({
    queryKey: ['get', '/api/users', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/users', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function userQuery(id: number) {
  return api.queryOptions('get', '/api/users/{id}', { params: { path: { id } } });
}
