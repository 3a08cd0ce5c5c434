import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, client, withTotal } from '../platform/api.ts';
import { countIn, flagIn, pageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const companiesPerPage = 12;

/** What the address of the companies says: which are shown, and whether one is being added or edited. */
export type CompanySearch = { q?: string; page?: number; add?: true; edit?: number };

export function companySearch(raw: RawSearch): CompanySearch {
  const page = pageIn(raw.page);
  return { q: textIn(raw.q), page: page === 1 ? undefined : page, add: flagIn(raw.add), edit: countIn(raw.edit) };
}

/** One page of the companies. The one before stays on the screen until it is there. */
export function companiesQuery({ q, page = 1 }: CompanySearch) {
  const query = { q, limit: companiesPerPage, offset: (page - 1) * companiesPerPage };
  return queryOptions({
    queryKey: ['get', '/api/companies', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/companies', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function companyQuery(id: number) {
  return api.queryOptions('get', '/api/companies/{id}', { params: { path: { id } } });
}
