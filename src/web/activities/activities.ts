import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { client, withTotal } from '../platform/api.ts';
import { countIn, pageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const activitiesPerPage = 25;

/** What the address of the feed says. Days are the company's, both of them included. */
export type ActivitySearch = { q?: string; action?: string; resource?: string; person?: number; from?: string; to?: string; page?: number };

export function activitySearch(raw: RawSearch): ActivitySearch {
  const page = pageIn(raw.page);
  return {
    q: textIn(raw.q),
    action: textIn(raw.action),
    resource: textIn(raw.resource),
    person: countIn(raw.person),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    page: page === 1 ? undefined : page,
  };
}

/** One page of the feed. The one before stays on the screen until it is there. */
export function activitiesQuery({ q, action, resource, person, from, to, page = 1 }: ActivitySearch, timeZone: string) {
  const midnight = (day: string) => instantIn(timeZone, { day, time: '00:00' }) ?? undefined;
  const query = {
    q,
    action,
    resourceType: resource,
    userId: person,
    from: from && midnight(from),
    to: to && midnight(dayAfter(to)),
    limit: activitiesPerPage,
    offset: (page - 1) * activitiesPerPage,
  };
  return queryOptions({
    queryKey: ['get', '/api/activities', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/activities', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

function dayIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
