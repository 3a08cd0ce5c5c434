import { keepPreviousData } from '@tanstack/react-query';
import type { CellStep } from '#domain/desk/cell-words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { yachtTypes, type YachtType } from '#domain/yachts/words.ts';
import { api } from '../../platform/api.ts';
import type { YachtAvailability } from '#domain/desk/availability.ts';
import { countIn, dayIn, oneOfIn, type RawSearch } from '../../platform/search-params.ts';
import { untilNextEnd } from '../charter-query.ts';

/** What the address of the grid says: from which day on, by nights where not by weeks, and which yachts. */
export type GridSearch = { from?: Day; step?: 'day'; type?: YachtType; guests?: number };

export function gridSearch(raw: RawSearch): GridSearch {
  return { from: dayIn(raw.from), step: oneOfIn(['day'], raw.step), type: oneOfIn(yachtTypes, raw.type), guests: countIn(raw.guests) };
}

/** What of the fleet can be had, read again when the first option ends. What was shown before stays until the next is there. */
export function availabilityQuery(query: { from: Day; to: Day; step: CellStep }) {
  return {
    ...api.queryOptions('get', '/api/availability', { params: { query } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: { state: { data?: readonly YachtAvailability[] | undefined } }) =>
      data ? untilNextEnd(data.flatMap(({ cells }) => cells.map(({ until }) => ({ optionUntil: until })))) : (false as const),
    meta: { shows: ['schedule', 'charter', 'price', 'yacht', 'maintenance', 'defect', 'customer', 'company'] as const },
  };
}
