import { queryOptions } from '@tanstack/react-query';
import { client, withTotal } from '../platform/api.ts';

/** The maximum number of rows shown for one person: nobody carries a hundred certificates. */
const maxRows = 100;

/** Somebody's certificates, the next to expire first. */
export function certificatesQuery(crewId: number) {
  const params = { path: { id: crewId }, query: { limit: maxRows } };
  return queryOptions({
    queryKey: ['get', '/api/crew/{id}/certificates', params],
    queryFn: ({ signal }) => withTotal(client.GET('/api/crew/{id}/certificates', { params, signal })),
  });
}
