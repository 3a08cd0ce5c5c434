import { api } from '../platform/api.ts';

/** A company's rules for charters, those of its public page among them. */
export function publicPageQuery(companyId: number) {
  return {
    ...api.queryOptions('get', '/api/charter-terms', { params: { query: { companyId } } }),
    meta: { shows: ['price', 'company'] as const },
  };
}
