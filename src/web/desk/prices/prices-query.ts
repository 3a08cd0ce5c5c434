import { api } from '../../platform/api.ts';
import { countIn, type RawSearch } from '../../platform/search-params.ts';

/** The search parameters of the prices: whose seasons are shown. */
export type PricesSearch = { yacht?: number };

export function pricesSearch(raw: RawSearch): PricesSearch {
  return { yacht: countIn(raw.yacht) };
}

/** The search parameters of the contract's page: the company, if it isn't the user's own. */
export type TemplateSearch = { companyId?: number };

export function templateSearch(raw: RawSearch): TemplateSearch {
  return { companyId: countIn(raw.companyId) };
}

const all = { limit: 500 } as const;

export const pricedYachtsQuery = {
  ...api.queryOptions('get', '/api/yachts', { params: { query: { ...all, sort: 'name' } } }),
  meta: { shows: ['yacht'] as const },
};

export function yachtTermsQuery(id: number) {
  return {
    ...api.queryOptions('get', '/api/yachts/{id}/charter-terms', { params: { path: { id } } }),
    meta: { shows: ['price', 'yacht'] as const },
  };
}

export const extrasQuery = {
  ...api.queryOptions('get', '/api/extras', { params: { query: all } }),
  meta: { shows: ['price', 'yacht'] as const },
};

export const agenciesQuery = {
  ...api.queryOptions('get', '/api/agencies', { params: { query: all } }),
  meta: { shows: ['price'] as const },
};
