import type { Part } from '#domain/parts/part.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, flagIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const partsPerPage = 20;

/** The search of the parts, and the dialog that is open. By default: all parts by name, from the first page. */
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

// Shortages depend on what open work needs.
const shows = ['part', 'yacht', 'service', 'maintenance', 'schedule', 'equipment'] as const;

/** One page of the parts. The previous page stays on screen until it has loaded. */
export function partsQuery({ q, yachtId, page }: PartsSearch) {
  return { ...pageQuery('/api/parts', { q, yachtId, page }, partsPerPage), meta: { shows } };
}

/** The parts to order, scarcest first. */
export function reorderQuery() {
  return { ...pageQuery('/api/parts/reorder', {}, 100), meta: { shows } };
}

/** The services that use a part. */
export function servicesUsingQuery(partId: number) {
  return api.queryOptions('get', '/api/service-plans', { params: { query: { partId, limit: 100 } } }, { meta: { shows } });
}

/** A stock location of a part, as listed with the part. */
export type StockPlace = Part['stocks'][number];
/** The dialog that is open over the parts. */
export type PartDialogState =
  | { what: 'part'; part: Part | null }
  | { what: 'delete'; part: Part }
  | { what: 'place'; part: Part; place: StockPlace | null }
  | { what: 'move'; part: Part; place: StockPlace };
