import type { QueryClient } from '@tanstack/react-query';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { pageQuery } from '../platform/api.ts';
import { countIn, dayIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';
import { readHereAndNow } from '../platform/today-query.ts';

export const activitiesPerPage = 25;

/** The search parameters of the feed. Days are the company's, both of them included. */
export type ActivitySearch = { q?: string; action?: string; resource?: string; person?: number; from?: string; to?: string; page?: number };

export function activitySearch(raw: RawSearch): ActivitySearch {
  return {
    q: textIn(raw.q),
    action: textIn(raw.action),
    resource: textIn(raw.resource),
    person: countIn(raw.person),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    page: laterPageIn(raw.page),
  };
}

/** One page of the feed. The previous one stays on the screen until it has loaded. */
export function activitiesQuery({ q, action, resource, person, from, to, page }: ActivitySearch, timeZone: string) {
  const midnight = (day: string) => instantIn(timeZone, { day, time: '00:00' }) ?? undefined;
  const filter = {
    q,
    action,
    resourceType: resource,
    userId: person,
    from: from && midnight(from),
    to: to && midnight(dayAfter(to)),
  };
  return pageQuery('/api/activities', { ...filter, page }, activitiesPerPage);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Loads a page of them while the page's code is still loading. */
export async function readActivitiesAhead(queries: QueryClient, raw: RawSearch) {
  const { timeZone } = await readHereAndNow(queries);
  return queries.prefetchQuery(activitiesQuery(activitySearch(raw), timeZone));
}
