import type { Dossier } from '#domain/dossier/dossier.ts';
import { api } from '../../platform/api.ts';
import { withReadableDates } from '../schedule-query.ts';

/** An event with everything around it. */
export function dossierQuery(id: number) {
  return { ...api.queryOptions('get', '/api/schedule/{id}/dossier', { params: { path: { id } } }), select: readable };
}

function readable(dossier: Dossier): Dossier {
  const event = withReadableDates(dossier.event);
  return event === dossier.event ? dossier : { ...dossier, event };
}
