import { api, pageQuery } from '../../platform/api.ts';
import { laterPageIn, textIn, type RawSearch } from '../../platform/search-params.ts';
import { rowsPerPage } from '../finance-query.ts';

/** The search parameters of the owners: the words their statements are searched for, and which page of them. */
export type OwnersSearch = { q?: string; page?: number };

export function ownersSearch(raw: RawSearch): OwnersSearch {
  return { q: textIn(raw.q), page: laterPageIn(raw.page) };
}

const maxRows = 500;

export const ownersQuery = {
  ...api.queryOptions('get', '/api/yacht-owners', { params: { query: { limit: maxRows } } }),
  meta: { shows: ['yacht_owner', 'owner_statement', 'payment', 'yacht'] as const },
};

export const sharesQuery = {
  ...api.queryOptions('get', '/api/yacht-shares', { params: { query: { limit: maxRows } } }),
  meta: { shows: ['yacht_owner', 'yacht'] as const },
};

export const agreementsQuery = {
  ...api.queryOptions('get', '/api/management-agreements', { params: { query: { limit: maxRows } } }),
  meta: { shows: ['yacht_owner', 'yacht', 'tax_rate'] as const },
};

export function statementsQuery({ q, page }: OwnersSearch) {
  return { ...pageQuery('/api/owner-statements', { q, page }, rowsPerPage), meta: { shows: ['owner_statement'] as const } };
}

/** The last statement of a yacht, if any. */
export function lastStatementQuery(yachtId: number) {
  return {
    ...api.queryOptions('get', '/api/owner-statements', { params: { query: { yachtId, limit: 1 } } }),
    meta: { shows: ['owner_statement'] as const },
  };
}

export function previewQuery(yachtId: number, { from, to }: { from: string; to: string }) {
  return {
    ...api.queryOptions('get', '/api/owner-statements/preview', { params: { query: { yachtId, from, to } } }),
    meta: {
      shows: ['owner_statement', 'yacht_owner', 'invoice', 'credit_note', 'expense', 'income', 'payment', 'yacht', 'tax_rate'] as const,
    },
  };
}
