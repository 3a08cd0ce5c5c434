import { api } from '../../platform/api.ts';

/** What is on board a yacht when she is handed over. */
export function inventoryQuery(yachtId: number) {
  return {
    ...api.queryOptions('get', '/api/yachts/{id}/inventory', { params: { path: { id: yachtId } } }),
    meta: { shows: ['yacht'] as const },
  };
}
