import { periodNamed, periodNames, periodOf } from '#domain/finance/period.ts';
import type { SavedView } from '#domain/views/saved-view.ts';
import type { ViewList } from '#domain/views/words.ts';
import { api } from '../platform/api.ts';
import { oneOfIn, readSearch, writeSearch, type RawSearch } from '../platform/search-params.ts';

/** A user's saved views of a list, with those saved on other devices. */
export function viewsQuery(list: ViewList) {
  return {
    ...api.queryOptions('get', '/api/profile/views', { params: { query: { list } } }),
    meta: { shows: [], own: true },
  };
}

// The search parameters other than filters: the page, and what is open over the list.
const notSaved = ['page', 'peek', 'new', 'edit', 'import', 'view'];

/**
 * The part of a list's address that a view saves: filters, order and tab. A named period is saved by its name: last month stays last month.
 */
export function savedSearchOf(search: object, today: string): string {
  const { from, to, ...rest } = search as { from?: string; to?: string };
  const named = from && to ? periodNamed({ from, to }, today) : null;
  const saved = { ...rest, ...(named ? { days: named } : { from, to }) };
  const filters = Object.entries(saved).filter(([key, value]) => !notSaved.includes(key) && value !== undefined);
  return writeSearch(Object.fromEntries(filters.toSorted(([a], [b]) => (a < b ? -1 : 1)))).slice(1);
}

/** The search parameters of a list when a view is chosen today. */
export function searchOfView(saved: string, today: string): RawSearch {
  const { days, ...rest } = readSearch(saved);
  const name = oneOfIn(periodNames, days);
  return name ? { ...rest, ...periodOf(name, today) } : rest;
}

/**
 * The view that a list with this search shows. Of several, because in December this year is also the last 12 months, it is the one that was
 * chosen.
 */
export function viewShown(
  views: SavedView[],
  search: object,
  { today, chosenId }: { today: string; chosenId: number | null },
): SavedView | undefined {
  const address = savedSearchOf(search, today);
  const fitting = views.filter((view) => address !== '' && savedSearchOf(searchOfView(view.search, today), today) === address);
  return fitting.find(({ id }) => id === chosenId) ?? fitting[0];
}
