import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { tripStatuses, tripTypes, type TripStatus, type TripType } from '#domain/trips/words.ts';
import { api, client, withTotal } from '../platform/api.ts';
import { countIn, oneOfIn, pageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const tripsPerPage = 12;

/** What the address of the trips says. What isn't said: all trips, latest departure first, from the first page. */
export type TripsSearch = { q?: string; status?: TripStatus; type?: TripType; yachtId?: number; page?: number };

export function tripsSearch(raw: RawSearch): TripsSearch {
  const page = pageIn(raw.page);
  return {
    q: textIn(raw.q),
    status: oneOfIn(tripStatuses, raw.status),
    type: oneOfIn(tripTypes, raw.type),
    yachtId: countIn(raw.yachtId),
    page: page === 1 ? undefined : page,
  };
}

/** One page of the trips. The one before stays on the screen until it is there. */
export function tripsQuery({ page = 1, ...filter }: TripsSearch) {
  const query = { ...filter, limit: tripsPerPage, offset: (page - 1) * tripsPerPage };
  return queryOptions({
    queryKey: ['get', '/api/trips', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/trips', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export type NewTripSearch = { yachtId?: number };

export function newTripSearch(raw: RawSearch): NewTripSearch {
  return { yachtId: countIn(raw.yachtId) };
}

export function tripQuery(id: number) {
  return api.queryOptions('get', '/api/trips/{id}', { params: { path: { id } } });
}
