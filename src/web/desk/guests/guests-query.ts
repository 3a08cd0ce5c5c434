import { api } from '../../platform/api.ts';

/** The crew details that crew lists contain. */
export function crewPapersQuery(id: number) {
  return api.queryOptions('get', '/api/crew/{id}/papers', { params: { path: { id } } });
}

/** Who is on board on a charter. */
export function guestsQuery(id: number) {
  return {
    ...api.queryOptions('get', '/api/charters/{id}/guests', { params: { path: { id } } }),
    meta: { shows: ['charter', 'crew'] as const },
  };
}
