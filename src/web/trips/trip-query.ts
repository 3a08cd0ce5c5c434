import type { Trip } from '#domain/trips/trip.ts';
import { tripStatuses, tripTypes, type TripStatus, type TripType } from '#domain/trips/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { readableOrNone, readableSpan } from '../platform/readable-dates.ts';
import { countIn, oneOfIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const tripsPerPage = 12;

/** The search parameters of the trips. Without any: all trips, latest departure first, from the first page. */
export type TripsSearch = { q?: string; status?: TripStatus; type?: TripType; yachtId?: number; page?: number };

export function tripsSearch(raw: RawSearch): TripsSearch {
  return {
    q: textIn(raw.q),
    status: oneOfIn(tripStatuses, raw.status),
    type: oneOfIn(tripTypes, raw.type),
    yachtId: countIn(raw.yachtId),
    page: laterPageIn(raw.page),
  };
}

/** One page of the trips. The previous one stays on the screen until it has loaded. */
export function tripsQuery(search: TripsSearch) {
  return pageQuery('/api/trips', search, tripsPerPage);
}

export type NewTripSearch = { yachtId?: number };

export function newTripSearch(raw: RawSearch): NewTripSearch {
  return { yachtId: countIn(raw.yachtId) };
}

/** The last trips of a yacht, the latest first, to find her current place. */
export function lastTripsQuery(yachtId: number) {
  return api.queryOptions('get', '/api/trips', { params: { query: { yachtId, sort: '-departureDate', limit: 10 } } });
}

export function tripQuery(id: number) {
  return { ...api.queryOptions('get', '/api/trips/{id}', { params: { path: { id } } }), select: withReadableDates };
}

/** A trip with an unreadable start begins now; one with an unreadable end hasn't arrived yet. */
function withReadableDates(trip: Trip): Trip {
  const { departureDate, arrivalDate } = trip;
  return { ...trip, departureDate: readableSpan(departureDate, departureDate)[0], arrivalDate: readableOrNone(arrivalDate) };
}
