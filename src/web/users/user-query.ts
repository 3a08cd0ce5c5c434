import { api, pageQuery } from '../platform/api.ts';
import { countIn, flagIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const usersPerPage = 20;

/** The search parameters of the users: which are shown, and whether one is being added or edited. */
export type UserSearch = { q?: string; page?: number; new?: true; edit?: number };

export function userSearch(raw: RawSearch): UserSearch {
  return { q: textIn(raw.q), page: laterPageIn(raw.page), new: flagIn(raw.new), edit: countIn(raw.edit) };
}

/** One page of the accounts. Always refetched on return: who may sign in must never be out of date. */
export function usersQuery({ q, page }: UserSearch) {
  return { ...pageQuery('/api/users', { q, page }, usersPerPage), staleTime: 0, refetchOnWindowFocus: 'always' as const };
}

export function userQuery(id: number) {
  return api.queryOptions('get', '/api/users/{id}', { params: { path: { id } } });
}
