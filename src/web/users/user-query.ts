import { api, pageQuery } from '../platform/api.ts';
import { countIn, flagIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const usersPerPage = 20;

/** What the address of the users says: which are shown, and whether one is being added or edited. */
export type UserSearch = { q?: string; page?: number; new?: true; edit?: number };

export function userSearch(raw: RawSearch): UserSearch {
  return { q: textIn(raw.q), page: laterPageIn(raw.page), new: flagIn(raw.new), edit: countIn(raw.edit) };
}

/** One page of the accounts. Always read anew when one comes back to it: who may sign in is nothing to be late with. */
export function usersQuery({ q, page }: UserSearch) {
  return { ...pageQuery('/api/users', { q, page }, usersPerPage), staleTime: 0, refetchOnWindowFocus: 'always' as const };
}

export function userQuery(id: number) {
  return api.queryOptions('get', '/api/users/{id}', { params: { path: { id } } });
}
