import type { Part } from '#domain/parts/part.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, flagIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const partsPerPage = 20;

/** What the address of the parts says, and which of them is open. What isn't said: all of them, by name, from the first page. */
export type PartsSearch = { q?: string; yachtId?: number; order?: true; page?: number; new?: true; edit?: number };

export function partsSearch(raw: RawSearch): PartsSearch {
  return {
    q: textIn(raw.q),
    yachtId: countIn(raw.yachtId),
    order: flagIn(raw.order),
    page: laterPageIn(raw.page),
    new: flagIn(raw.new),
    edit: countIn(raw.edit),
  };
}

// What is missing depends on what open work needs.
const shows = ['part', 'yacht', 'service', 'maintenance', 'schedule', 'equipment'] as const;

/** One page of the parts. The one before stays on the screen until it is there. */
export function partsQuery({ q, yachtId, page }: PartsSearch) {
  return { ...pageQuery('/api/parts', { q, yachtId, page }, partsPerPage), meta: { shows } };
}

/** What there is too little of, the scarcest first. */
export function reorderQuery() {
  return { ...pageQuery('/api/parts/reorder', {}, 100), meta: { shows } };
}

/** The services that use a part up. */
export function servicesUsingQuery(partId: number) {
  return api.queryOptions('get', '/api/service-plans', { params: { query: { partId, limit: 100 } } }, { meta: { shows } });
}

/** A place of a part, as its list knows it. */
export type Place = Part['stocks'][number];
/** What is being asked about parts. */
export type Asking =
  | { what: 'part'; part: Part | null }
  | { what: 'delete'; part: Part }
  | { what: 'place'; part: Part; place: Place | null }
  | { what: 'move'; part: Part; place: Place };
