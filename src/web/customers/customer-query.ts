import { api, pageQuery } from '../platform/api.ts';
import { countIn, flagIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const customersPerPage = 12;

/** The search parameters of the customers: which are shown, and whether one is being added or edited. */
export type CustomerSearch = { q?: string; page?: number; new?: true; edit?: number };

export function customerSearch(raw: RawSearch): CustomerSearch {
  return { q: textIn(raw.q), page: laterPageIn(raw.page), new: flagIn(raw.new), edit: countIn(raw.edit) };
}

/** One page of the customers. The previous one stays on screen until it has loaded. */
export function customersQuery({ q, page }: CustomerSearch) {
  return pageQuery('/api/customers', { q, page }, customersPerPage);
}

export function customerQuery(id: number) {
  return api.queryOptions('get', '/api/customers/{id}', { params: { path: { id } } });
}
