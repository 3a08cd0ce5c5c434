import { queryOptions } from '@tanstack/react-query';
import { linkDurations, type EventDefaults } from '#domain/schedule/new-event.ts';
import { eventTypes, type EventType } from '#domain/schedule/words.ts';
import { api, client, withTotal } from '../../platform/api.ts';
import { countIn, oneOfIn, textIn, type RawSearch } from '../../platform/search-params.ts';

/** The search parameters of a new event, all of them optional. */
export type NewEventSearch = EventDefaults & { yachtId?: number; customerId?: number };

export function newEventSearch(raw: RawSearch): NewEventSearch {
  return {
    yachtId: countIn(raw.yachtId),
    customerId: countIn(raw.customerId),
    type: oneOfIn(eventTypes, raw.type),
    duration: oneOfIn(linkDurations, raw.duration),
    start: textIn(raw.start),
    end: textIn(raw.end),
  };
}

/** The yacht of a new event if the address names none: the only one, otherwise the first active one. */
export const usualYachtQuery = queryOptions({
  queryKey: ['get', '/api/yachts', 'usual'],
  queryFn: async ({ signal }) => {
    const { rows, total } = await withTotal(client.GET('/api/yachts', { params: { query: { sort: 'status', limit: 1 } }, signal }));
    return rows.find(({ status }) => total === 1 || status === 'active') ?? null;
  },
});

/** How many bookings a customer has. */
export function bookingsOfCustomerQuery(customerId: number) {
  return queryOptions({
    queryKey: ['get', '/api/schedule', 'of customer', customerId],
    queryFn: async ({ signal }) => {
      const query = { customerId, limit: 1 };
      return (await withTotal(client.GET('/api/schedule', { params: { query }, signal }))).total;
    },
  });
}

export type Wish = { yachtId: number; type: EventType; startDate: string; endDate: string; except?: number };

/** Whether the yacht is free then, and the alternatives. */
export function freeSlotsQuery(wish: Wish | null) {
  return api.queryOptions(
    'get',
    '/api/schedule/free-slots',
    { params: { query: wish ?? { yachtId: 0, startDate: '', endDate: '' } } },
    { enabled: wish !== null },
  );
}
