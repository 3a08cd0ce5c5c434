import { api, pageQuery } from '../platform/api.ts';
import { countIn, flagIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const companiesPerPage = 12;

/** The search parameters of the companies: which are shown, and whether one is being added or edited. */
export type CompanySearch = { q?: string; page?: number; new?: true; edit?: number };

export function companySearch(raw: RawSearch): CompanySearch {
  return { q: textIn(raw.q), page: laterPageIn(raw.page), new: flagIn(raw.new), edit: countIn(raw.edit) };
}

/** One page of the companies. The previous one stays on the screen until it has loaded. */
export function companiesQuery({ q, page }: CompanySearch) {
  return pageQuery('/api/companies', { q, page }, companiesPerPage);
}

export function companyQuery(id: number) {
  return api.queryOptions('get', '/api/companies/{id}', { params: { path: { id } } });
}
