import { queryOptions } from '@tanstack/react-query';
import { client, withTotal } from '../platform/api.ts';

/** Rows of one person that are shown at most. Nobody carries a hundred papers. */
const maxRows = 100;

/** Somebody's certificates, those that expire first at the front. */
export function certificatesQuery(crewId: number) {
  const params = { path: { id: crewId }, query: { limit: maxRows } };
  return queryOptions({
    queryKey: ['get', '/api/crew/{id}/certificates', params],
    queryFn: ({ signal }) => withTotal(client.GET('/api/crew/{id}/certificates', { params, signal })),
  });
}
