import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client, pageQuery, withTotal } from '../../platform/api.ts';
import { countIn, type RawSearch } from '../../platform/search-params.ts';

const shows = ['apa', 'charter', 'payment', 'invoice'] as const;
export const rowsPerPage = 20;

/** The APA of a charter, if it has one. */
export function apaOfCharterQuery(charterId: number) {
  return { ...pageQuery('/api/apa', { charterId }, 1), meta: { shows } };
}

/** A page of its receipts, the latest first. */
export function apaEntriesQuery(id: number, page = 1) {
  const query = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
  return queryOptions({
    queryKey: ['get', '/api/apa/{id}/entries', 'page', { id, ...query }] as const,
    queryFn: ({ signal }) => withTotal(client.GET('/api/apa/{id}/entries', { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
    meta: { shows },
  });
}

/** Which page of the receipts is shown. */
export type ApaSearch = { page?: number };

export function apaSearch(raw: RawSearch): ApaSearch {
  return { page: countIn(raw.page) };
}
