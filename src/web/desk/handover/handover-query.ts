import type { HandoverKind } from '#domain/handovers/words.ts';
import { api } from '../../platform/api.ts';

export function handoverQuery(id: number, kind: HandoverKind) {
  return {
    ...api.queryOptions('get', '/api/charters/{id}/handover', { params: { path: { id }, query: { kind } } }),
    meta: { shows: ['charter', 'schedule', 'yacht', 'reading', 'equipment', 'defect'] as const },
  };
}
