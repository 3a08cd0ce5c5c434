import { runFilters, type RunFilter } from '#domain/checklists/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, laterPageIn, oneOfIn, type RawSearch } from '../platform/search-params.ts';

export const runsPerPage = 20;

/** The search of the checklists: a yacht, and a status of runs. By default: all of them. */
export type ChecklistSearch = { yachtId?: number; status?: RunFilter; page?: number };

export function checklistSearch(raw: RawSearch): ChecklistSearch {
  return { yachtId: countIn(raw.yachtId), status: oneOfIn(runFilters, raw.status), page: laterPageIn(raw.page) };
}

const shows = ['checklist', 'yacht', 'defect'] as const;

/** The checklists that can be run on a yacht, or all of them. */
export function checklistsQuery(yachtId?: number) {
  return { ...pageQuery('/api/checklists', { yachtId }, 200), meta: { shows } };
}

export function checklistQuery(id: number) {
  return api.queryOptions('get', '/api/checklists/{id}', { params: { path: { id } } });
}

/** One page of the runs, the newest first. */
export function runsQuery(search: ChecklistSearch) {
  return { ...pageQuery('/api/checklist-runs', search, runsPerPage), meta: { shows } };
}

/** What a run belongs to: a booking or work. */
export type RunFor = { eventId: number } | { maintenanceId: number };

/** The runs for a booking or for work, the newest first. */
export function runsForQuery(what: RunFor) {
  return { ...pageQuery('/api/checklist-runs', what, runsPerPage), meta: { shows } };
}

export function runQuery(id: number) {
  return api.queryOptions('get', '/api/checklist-runs/{id}', { params: { path: { id } } });
}
