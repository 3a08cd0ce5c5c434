import { eventStatuses, type EventStatus } from '#domain/schedule/words.ts';
import { api } from '../../platform/api.ts';
import { countIn, oneOfIn, textIn, type RawSearch } from '../../platform/search-params.ts';
import { pageAroundDay } from '../schedule-query.ts';

export type BookingType = 'day_rent' | 'charter';

/** What the address of the day trips or charters says. What isn't said: all of them, from where today is. */
export type BookingsSearch = { q?: string; status?: EventStatus; yachtId?: number; page?: number };

export function bookingsSearch(raw: RawSearch): BookingsSearch {
  return { q: textIn(raw.q), status: oneOfIn(eventStatuses, raw.status), yachtId: countIn(raw.yachtId), page: pageAroundDay(raw.page) };
}

export function countsQuery(type: BookingType, yachtId: number | undefined) {
  return api.queryOptions('get', '/api/schedule/counts', { params: { query: { type, yachtId } } });
}
