import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, client, withTotal } from '../platform/api.ts';
import { countIn, flagIn, pageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const customersPerPage = 12;

/** What the address of the customers says: which are shown, and whether one is being added or edited. */
export type CustomerSearch = { q?: string; page?: number; add?: true; edit?: number };

export function customerSearch(raw: RawSearch): CustomerSearch {
  const page = pageIn(raw.page);
  return { q: textIn(raw.q), page: page === 1 ? undefined : page, add: flagIn(raw.add), edit: countIn(raw.edit) };
}

/** One page of the customers. The one before stays on the screen until it is there. */
export function customersQuery({ q, page = 1 }: CustomerSearch) {
  const query = { q, limit: customersPerPage, offset: (page - 1) * customersPerPage };
  return queryOptions({
    queryKey: ['get', '/api/customers', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/customers', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function customerQuery(id: number) {
  return api.queryOptions('get', '/api/customers/{id}', { params: { path: { id } } });
}
