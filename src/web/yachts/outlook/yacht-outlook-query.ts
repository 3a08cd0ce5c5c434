import { api } from '../../platform/api.ts';

/** How a yacht is: what she does and what comes next, her days ahead and the figures of her year. */
export function outlookQuery(id: number) {
  return api.queryOptions('get', '/api/yachts/{id}/outlook', { params: { path: { id } } });
}

/** How many rows a tab of her page shows at most; the lists of each room show all. */
export const rowLimit = 50;

/** Who is aboard. */
export function crewAboardQuery(id: number) {
  return api.queryOptions('get', '/api/yachts/{id}/crew', { params: { path: { id }, query: { limit: rowLimit } } });
}
