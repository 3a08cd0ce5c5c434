import { useQuery } from '@tanstack/react-query';
import { eventStatuses, type EventStatus } from '#domain/schedule/words.ts';
import type { BookingBalance } from '#domain/finance/currency-total.ts';
import { can } from '#domain/session/permissions.ts';
import { api } from '../../platform/api.ts';
import { useUser } from '../../platform/session.tsx';
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

/**
 * What of these bookings is invoiced, paid and open, all asked for at once. Whoever may not read the books gets null, and so does
 * everybody until it is known: that nothing is open is never said before.
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
