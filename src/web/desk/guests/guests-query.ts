import { api } from '../../platform/api.ts';

/** Who is on board on a charter. */
export function guestsQuery(id: number) {
  return {
    ...api.queryOptions('get', '/api/charters/{id}/guests', { params: { path: { id } } }),
    meta: { shows: ['charter', 'crew'] as const },
  };
}
