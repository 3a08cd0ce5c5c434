// Loads what the schedule's pages need first while their code is still loading.
import type { QueryClient } from '@tanstack/react-query';
import type { RawSearch } from '../platform/search-params.ts';
import { readHereAndNow } from '../platform/today-query.ts';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { bookingsQuery, bookingsSearch, countsQuery, type BookingType } from './bookings/booking-query.ts';
import { departuresSearch, movementsQuery } from './departures/departures-query.ts';
import { newEventSearch, usualYachtQuery } from './events/new-event-query.ts';
import { eventListQuery, monthQuery, scheduleSearch, weekQuery, windowQuery } from './schedule-query.ts';
import { fleetMonthQuery, fleetMonthsFrom, fleetQuery } from './timeline/fleet-query.ts';

export async function readScheduleAhead(queries: QueryClient, raw: RawSearch) {
  const { timeZone, today } = await readHereAndNow(queries);
  const { view, date = today, ...search } = scheduleSearch(raw);
  const filter = { yachtId: search.yachtId, type: search.type };
  const readFleet = () =>
    search.yachtId === undefined ? queries.prefetchQuery(fleetQuery) : queries.prefetchQuery(yachtQuery(search.yachtId));
  switch (view) {
    case 'list':
      return queries.prefetchQuery(eventListQuery(timeZone, { ...search, date }));
    case 'week':
      return queries.prefetchQuery(weekQuery(timeZone, date, filter));
    case 'day':
      return Promise.all([readFleet(), queries.prefetchQuery(windowQuery(timeZone, date, date, filter))]);
    case 'timeline':
      return Promise.all([
        readFleet(),
        ...fleetMonthsFrom(date).map((month) => queries.prefetchQuery(fleetMonthQuery(timeZone, month, search.yachtId))),
      ]);
    default:
      return Promise.all([readFleet(), queries.prefetchQuery(monthQuery(timeZone, date, filter))]);
  }
}

export async function readBookingsAhead(queries: QueryClient, type: BookingType, raw: RawSearch) {
  const { timeZone, today } = await readHereAndNow(queries);
  const search = bookingsSearch(raw);
  return Promise.all([
    queries.prefetchQuery(countsQuery(type, search)),
    queries.prefetchQuery(bookingsQuery(timeZone, type, search, today)),
  ]);
}

export async function readDeparturesAhead(queries: QueryClient, raw: RawSearch) {
  const { timeZone, today } = await readHereAndNow(queries);
  return queries.prefetchQuery(movementsQuery(timeZone, departuresSearch(raw).date ?? today));
}

export async function readNewEventAhead(queries: QueryClient, raw: RawSearch) {
  const { companyId } = await readHereAndNow(queries);
  const { yachtId } = newEventSearch(raw);
  if (yachtId !== undefined) return queries.prefetchQuery(yachtQuery(yachtId));
  return companyId === null ? undefined : queries.prefetchQuery(usualYachtQuery);
}
