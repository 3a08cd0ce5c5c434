import { api, pageQuery } from '../../platform/api.ts';
import { countIn, flagIn, laterPageIn, textIn, type RawSearch } from '../../platform/search-params.ts';

/** The search parameters of the departures: a text, a yacht, and whether past ones are shown. */
export type DeparturesSearch = { q?: string; yacht?: number; past?: true; page?: number };

export function departuresSearch(raw: RawSearch): DeparturesSearch {
  return { q: textIn(raw.q), yacht: countIn(raw.yacht), past: flagIn(raw.past), page: laterPageIn(raw.page) };
}

export const departuresPerPage = 20;

const shows = ['departure', 'charter', 'schedule', 'yacht'] as const;

/** A page of the departures from today on, or of past ones. */
export function departuresQuery({ q, yacht, past, page }: DeparturesSearch, today: string) {
  const when = past ? { to: today } : { from: today };
  return { ...pageQuery('/api/departures', { q, yachtId: yacht, ...when, page }, departuresPerPage), meta: { shows } };
}

/** Who sails on a departure. */
export function manifestQuery(id: number) {
  return {
    ...api.queryOptions('get', '/api/departures/{id}/manifest', { params: { path: { id } } }),
    meta: { shows: [...shows, 'customer'] as const },
  };
}
