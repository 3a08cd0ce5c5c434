import { queryOptions } from '@tanstack/react-query';
import { client, withTotal } from '../platform/api.ts';

/** One person's rows that are shown at most: nobody carries a hundred certificates. */
const maxRows = 100;

/** Somebody's certificates, those that expire first at the front. */
export function certificatesQuery(crewId: number) {
  const params = { path: { id: crewId }, query: { limit: maxRows } };
  return queryOptions({
    queryKey: ['get', '/api/crew/{id}/certificates', params],
    queryFn: ({ signal }) => withTotal(client.GET('/api/crew/{id}/certificates', { params, signal })),
  });
}
