import type { QueryClient } from '@tanstack/react-query';
import { addDays, startOfDay } from '#domain/shared/calendar-days.ts';
import { api, pageQuery } from '../platform/api.ts';
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
  const filter = {
    q,
    action,
    resourceType: resource,
    userId: person,
    from: from && startOfDay(timeZone, from),
    to: to && startOfDay(timeZone, addDays(to, 1)),
  };
  return pageQuery('/api/activities', { ...filter, page }, activitiesPerPage);
}

/** The person whose activities are shown, the only one in the list; none once their account is deleted. */
export function activityPersonQuery(id: number) {
  return api.queryOptions('get', '/api/activities/people', { params: { query: { id } } });
}

/** Loads a page of them while the page's code is still loading. */
export async function readActivitiesAhead(queries: QueryClient, raw: RawSearch) {
  const { timeZone } = await readHereAndNow(queries);
  return queries.prefetchQuery(activitiesQuery(activitySearch(raw), timeZone));
}
