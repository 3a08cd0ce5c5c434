import { yachtStatuses, type YachtStatus } from '#domain/yachts/words.ts';
import type { YachtSort } from '#domain/yachts/yacht.ts';
import { api, pageQuery } from '../platform/api.ts';
import { oneOfIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const yachtsPerPage = 8;

export const fleetSorts = {
  '-length': 'Longest first',
  length: 'Shortest first',
  '-year': 'Newest first',
  year: 'Oldest first',
  status: 'By status',
} satisfies Partial<Record<YachtSort, string>>;
type FleetSort = keyof typeof fleetSorts;

/** What the address of the fleet says. What isn't said: all yachts, by name, from the first page. */
export type FleetSearch = { q?: string; status?: YachtStatus; sort?: FleetSort; page?: number };

export function fleetSearch(raw: RawSearch): FleetSearch {
  return {
    q: textIn(raw.q),
    status: oneOfIn(yachtStatuses, raw.status),
    sort: oneOfIn(Object.keys(fleetSorts) as FleetSort[], raw.sort),
    page: laterPageIn(raw.page),
  };
}

/** One page of the fleet. The one before stays on the screen until it is there. */
export function fleetQuery({ sort = 'name' as YachtSort, ...rest }: Omit<FleetSearch, 'sort'> & { sort?: YachtSort }) {
  return pageQuery('/api/yachts', { ...rest, sort }, yachtsPerPage);
}

const yachtTabs = ['crew', 'maintenance', 'schedule', 'trips'] as const;
export type YachtTab = (typeof yachtTabs)[number];

/** What the address of a yacht says: which list is open. With `edit` it is as the address of its form once was. */
export type YachtSearch = { tab?: YachtTab; edit?: true };

export function yachtSearch(raw: RawSearch): YachtSearch {
  return { tab: oneOfIn(yachtTabs, raw.tab) };
}

export function yachtQuery(id: number) {
  return api.queryOptions('get', '/api/yachts/{id}', { params: { path: { id } } });
}
