import { keepPreviousData } from '@tanstack/react-query';
import type { CellStep } from '#domain/desk/cell-words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { yachtTypes, type YachtType } from '#domain/yachts/words.ts';
import { api } from '../../platform/api.ts';
import type { YachtAvailability } from '#domain/desk/availability.ts';
import { countIn, oneOfIn, shownDayIn, type RawSearch } from '../../platform/search-params.ts';
import { untilNext } from '../charter-query.ts';

/** The search parameters of the grid: the first day, nights instead of weeks, and which yachts. */
export type GridSearch = { from?: Day; step?: 'day'; type?: YachtType; guests?: number };

export function gridSearch(raw: RawSearch): GridSearch {
  return { from: shownDayIn(raw.from), step: oneOfIn(['day'], raw.step), type: oneOfIn(yachtTypes, raw.type), guests: countIn(raw.guests) };
}

/**
 * The availability of the fleet, reloaded when the first option ends. The previous answer stays on the screen until the next has loaded.
 */
export function availabilityQuery(query: { from: Day; to: Day; step: CellStep }) {
  return {
    ...api.queryOptions('get', '/api/availability', { params: { query } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: { state: { data?: readonly YachtAvailability[] | undefined } }) =>
      data ? untilNext(data.flatMap(({ cells }) => cells.map(({ until }) => until))) : (false as const),
    meta: { shows: ['schedule', 'charter', 'price', 'yacht', 'maintenance', 'defect', 'customer', 'company'] as const },
  };
}
