import { api } from '../platform/api.ts';

/** The tax rates of a company, all versions of them; of one day those that are valid on it. */
export function taxRatesQuery(companyId: number | undefined, on?: string) {
  const query = { companyId, on, limit: 500 };
  return { ...api.queryOptions('get', '/api/tax-rates', { params: { query } }), meta: { shows: ['tax_rate'] as const } };
}

/** How a company keeps its books. */
export function booksSettingsQuery(companyId: number | undefined) {
  return {
    ...api.queryOptions('get', '/api/books/settings', { params: { query: { companyId } } }),
    meta: { shows: ['company', 'tax_rate'] as const },
  };
}
