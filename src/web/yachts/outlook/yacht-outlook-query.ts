import { api } from '../../platform/api.ts';

/** How a yacht is: what she does and what comes next, her days ahead and the figures of her year. */
export function outlookQuery(id: number) {
  return api.queryOptions('get', '/api/yachts/{id}/outlook', { params: { path: { id } } });
}

/** As many rows as a tab of her page shows at most: the rooms of their own show them all. */
export const rowLimit = 50;

/** Who is aboard. */
export function crewAboardQuery(id: number) {
  return api.queryOptions('get', '/api/yachts/{id}/crew', { params: { path: { id }, query: { limit: rowLimit } } });
}
