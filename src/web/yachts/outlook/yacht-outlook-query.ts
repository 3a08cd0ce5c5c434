import { api } from '../../platform/api.ts';

/** A yacht's outlook: what she does now and next, her days ahead, and the figures of her year. */
export function outlookQuery(id: number) {
  return api.queryOptions('get', '/api/yachts/{id}/outlook', { params: { path: { id } } });
}

/** The maximum number of rows in a tab of her page; the lists of each room show all. */
export const rowLimit = 50;

/** The crew on board. */
export function crewAboardQuery(id: number) {
  return api.queryOptions('get', '/api/yachts/{id}/crew', { params: { path: { id }, query: { limit: rowLimit } } });
}
