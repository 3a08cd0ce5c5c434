import { planStates, type PlanState } from '#domain/services/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, flagIn, laterPageIn, oneOfIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const plansPerPage = 20;

/** The search of the services: its filters, and the dialog that is open. */
export type PlanSearch = { state?: PlanState; yachtId?: number; critical?: true; q?: string; page?: number; new?: true; hours?: true };

export function planSearch(raw: RawSearch): PlanSearch {
  return {
    state: oneOfIn(planStates, raw.state),
    yachtId: countIn(raw.yachtId),
    critical: flagIn(raw.critical),
    q: textIn(raw.q),
    page: laterPageIn(raw.page),
    new: flagIn(raw.new),
    hours: flagIn(raw.hours),
  };
}

const shows = ['service', 'reading', 'trip', 'equipment', 'maintenance', 'schedule', 'part'] as const;

/** One page of the services, most urgent first. */
export function plansQuery(filter: PlanSearch) {
  const { critical, new: _, hours: __, ...search } = filter;
  return { ...pageQuery('/api/service-plans', { ...search, critical: critical && ('true' as const) }, plansPerPage), meta: { shows } };
}

/** All services of a yacht. */
export function plansOfYachtQuery(yachtId: number) {
  return api.queryOptions('get', '/api/service-plans', { params: { query: { yachtId } } }, { meta: { shows } });
}

/** The services of a piece of equipment. */
export function plansOfEquipmentQuery(equipmentId: number) {
  return api.queryOptions('get', '/api/service-plans', { params: { query: { equipmentId } } }, { meta: { shows } });
}

/** Services to do together on a yacht, with free times for them. */
export function proposalsQuery(yachtId: number) {
  return api.queryOptions('get', '/api/yachts/{id}/proposals', { params: { path: { id: yachtId } } }, { meta: { shows } });
}

/** The meters of a yacht. */
export function yachtMetersQuery(yachtId: number) {
  return api.queryOptions(
    'get',
    '/api/meters',
    { params: { query: { yachtId } } },
    { meta: { shows: ['equipment', 'reading', 'trip', 'schedule'] }, enabled: yachtId > 0 },
  );
}

/** The equipment of a yacht. */
export function yachtEquipmentQuery(yachtId: number) {
  return api.queryOptions(
    'get',
    '/api/equipment',
    { params: { query: { yachtId } } },
    { meta: { shows: ['equipment', 'reading', 'trip'] }, enabled: yachtId > 0 },
  );
}

/** A page of the service book of a yacht, or of a piece of equipment. */
export function bookQuery(of: { yachtId?: number; equipmentId?: number }, page = 1) {
  return {
    ...pageQuery('/api/services', { ...of, page }, plansPerPage),
    meta: { shows: ['service', 'maintenance', 'equipment'] as const },
  };
}
