import { useQueryClient } from '@tanstack/react-query';
import { yachtStatuses, yachtUses, type YachtStatus, type YachtUse } from '#domain/yachts/words.ts';
import type { Yacht, YachtSort } from '#domain/yachts/yacht.ts';
import { api, pageQuery } from '../platform/api.ts';
import { oneOfIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';
import { fleetViews, lastFleetView, type FleetView } from './fleet-view-store.ts';

/** The number of cards or rows on a page of the fleet. */
export const yachtsPerPage: Record<FleetView, number> = { cards: 8, table: 20 };

const fleetSorts = ['-name', 'use', '-use', 'status', '-status', 'location', '-location', 'length', '-length', 'year', '-year'] as const;
type FleetSort = (typeof fleetSorts)[number] & YachtSort;

/** The search parameters of the fleet. Without any: all yachts, by name, from the first page, in the view used last. */
export type FleetSearch = { q?: string; status?: YachtStatus; use?: YachtUse; sort?: FleetSort; view?: FleetView; page?: number };

export function fleetSearch(raw: RawSearch): FleetSearch {
  return {
    q: textIn(raw.q),
    status: oneOfIn(yachtStatuses, raw.status),
    use: oneOfIn(yachtUses, raw.use),
    sort: oneOfIn(fleetSorts, raw.sort),
    view: oneOfIn(fleetViews, raw.view),
    page: laterPageIn(raw.page),
  };
}

/** One page of the fleet. The previous one stays on screen until it has loaded. */
export function fleetQuery({ sort, view = lastFleetView(), ...rest }: FleetSearch) {
  return pageQuery('/api/yachts', { ...rest, sort: sort ?? 'name' }, yachtsPerPage[view]);
}

const hour = 3_600_000;

/** In how many milliseconds these yachts have to be reloaded: when the first of them changes her use, or after an hour. */
export function untilUseChanges(yachts: Pick<Yacht, 'useUntil'>[] = [], now = Date.now()): number {
  const ahead = yachts.flatMap(({ useUntil }) => (useUntil ? [Date.parse(useUntil) - now] : [])).filter((left) => left > 0);
  return Math.min(hour, ...ahead) + 500;
}

const yachtTabs = ['crew', 'maintenance', 'schedule', 'trips', 'equipment', 'inventory', 'documents'] as const;
export type YachtTab = (typeof yachtTabs)[number];

/** The search parameters of a yacht: the open list. With `edit` it is the former address of its form. */
export type YachtSearch = { tab?: YachtTab; edit?: true };

export function yachtSearch(raw: RawSearch): YachtSearch {
  return { tab: oneOfIn(yachtTabs, raw.tab) };
}

export function yachtQuery(id: number) {
  return api.queryOptions('get', '/api/yachts/{id}', { params: { path: { id } } });
}

/** The yacht as cached with the fleet's list, so that her page shows at once. */
export function useListedYacht(id: number): () => Yacht | undefined {
  const queries = useQueryClient();
  return () => {
    const pages = queries.getQueriesData<{ rows: Yacht[] }>({ queryKey: ['get', '/api/yachts', 'page'] });
    return pages.flatMap(([, page]) => page?.rows ?? []).find((yacht) => yacht.id === id);
  };
}
