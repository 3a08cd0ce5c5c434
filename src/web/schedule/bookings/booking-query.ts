import { useQuery } from '@tanstack/react-query';
import { eventStatuses } from '#domain/schedule/words.ts';
import type { BookingBalance } from '#domain/finance/currency-total.ts';
import { can } from '#domain/session/permissions.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { api } from '../../platform/api.ts';
import { useUser } from '../../platform/session.tsx';
import { countIn, oneOfIn, textIn, type RawSearch } from '../../platform/search-params.ts';
import { eventListQuery, pageAroundDay } from '../schedule-query.ts';

export type BookingType = 'day_rent' | 'charter';

/** The bookings in one status, or all of them, starting at today. */
const bookingTabs = [...eventStatuses, 'all'] as const;
export type BookingTab = (typeof bookingTabs)[number];

/** The search parameters of day trips or charters: the open tab, filters and details. The default tab is Upcoming. */
export type BookingsSearch = { q?: string; status?: BookingTab; yachtId?: number; page?: number; peek?: number };

export function bookingsSearch(raw: RawSearch): BookingsSearch {
  const page = pageAroundDay(raw.page);
  const isEarlier = page !== undefined && page < 0;
  // Addresses from before there were tabs have only a page of earlier bookings.
  const status = oneOfIn(bookingTabs, raw.status) ?? (isEarlier ? 'all' : undefined);
  return {
    q: textIn(raw.q),
    status: status === 'scheduled' ? undefined : status,
    yachtId: countIn(raw.yachtId),
    page: isEarlier && status !== 'all' ? undefined : page,
    peek: countIn(raw.peek),
  };
}

/** A page of the open tab's bookings, with everything a row shows. Any change may show in it. */
export function bookingsQuery(timeZone: string, type: BookingType, { status = 'scheduled', q, yachtId, page }: BookingsSearch, today: Day) {
  return eventListQuery(timeZone, { type, q, yachtId, page, date: today, status: status === 'all' ? undefined : status, asRows: true });
}

export function countsQuery(type: BookingType, { yachtId, q }: BookingsSearch) {
  return api.queryOptions('get', '/api/schedule/counts', { params: { query: { type, yachtId, q } } });
}

/** The total prices of the open tab's bookings. */
export function totalsQuery(type: BookingType, { yachtId, q, status = 'scheduled' }: BookingsSearch) {
  const query = { type, yachtId, q, status: status === 'all' ? undefined : status };
  return api.queryOptions('get', '/api/finance/bookings/totals', { params: { query } });
}

/** The invoices of a booking, the latest first. */
export function invoicesOfBookingQuery(eventId: number) {
  return api.queryOptions('get', '/api/invoices', { params: { query: { eventId, limit: 50 } } });
}

/**
 * What is invoiced, paid and outstanding for these bookings, in one request. Null for users who may not read the books, and for everybody
 * until it has loaded: it must never say too early that nothing is outstanding.
 */
export function useBookingBalances(eventIds: number[]): ((eventId: number) => BookingBalance[]) | null {
  const mayRead = can(useUser(), 'finance:read');
  const { data } = useQuery({
    ...api.queryOptions('get', '/api/finance/bookings', { params: { query: { eventIds: eventIds.join(',') } } }),
    meta: { shows: ['invoice', 'income', 'schedule'] },
    enabled: mayRead && eventIds.length > 0,
  });
  return data ? (eventId) => data.filter((balance) => balance.eventId === eventId) : null;
}
