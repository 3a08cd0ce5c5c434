import { api } from '../platform/api.ts';

/** A company's rules for charters, including those of its public page. */
export function publicPageQuery(companyId: number) {
  return {
    ...api.queryOptions('get', '/api/charter-terms', { params: { query: { companyId } } }),
    meta: { shows: ['price', 'company'] as const },
  };
}
