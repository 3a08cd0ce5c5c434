import { queryOptions, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { addDays, addMonths, firstOfMonth, lastOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import type { WishedNights } from '#domain/schedule/free-nights.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { client, withTotal } from '../../platform/api.ts';
import { yachtQuery } from '../../yachts/yacht-query.ts';
import { windowQuery } from '../schedule-query.ts';

/** More yachts than fit side by side: only the platform's own users ever see this many. */
const maxYachts = 500;

const everyYacht = { sort: 'name', limit: maxYachts } as const;

export const fleetQuery = queryOptions({
  queryKey: ['get', '/api/yachts', 'fleet', everyYacht],
  queryFn: ({ signal }) => withTotal<Yacht>(client.GET('/api/yachts', { params: { query: everyYacht }, signal })),
});

/** The yachts that have a row: the requested one, or all by name. */
export function useFleet(yachtId: number | undefined) {
  const all = useQuery({ ...fleetQuery, enabled: yachtId === undefined });
  const one = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== undefined, select: (yacht) => ({ rows: [yacht], total: 1 }) });
  return yachtId === undefined ? all : one;
}

/**
 * The events around the visible days. They are loaded and cached by whole months, so that scrolling on and back requests only months not
 * seen yet; the months on either side are prefetched.
 */
export function useFleetEvents(timeZone: string, first: Day, last: Day, yachtId: number | undefined, wished?: WishedNights) {
  const queries = useQueryClient();
  // Also the months that decide which yachts are free for the wanted nights, whichever days are visible.
  const wishes = wished ? monthsBetween(wished.from, addDays(wished.from, wished.nights)) : [];
  const months = [...new Set([...monthsBetween(first, last), ...wishes])];
  const read = useQueries({ queries: months.map((month) => fleetMonthQuery(timeZone, month, yachtId)), combine: together });
  const settled = !read.waiting.includes(true);
  const before = addMonths(firstOfMonth(first), -1);
  const after = addMonths(firstOfMonth(last), 1);

  useEffect(() => {
    // The visible months come first.
    if (!settled) return;
    for (const month of [after, before]) void queries.prefetchQuery(fleetMonthQuery(timeZone, month, yachtId));
  }, [queries, settled, before, after, timeZone, yachtId]);

  const { events, failed } = read;
  const missing = months.filter((_, at) => read.waiting[at]).join();
  const now = useMemo(() => ({ events, failed, missing }), [events, failed, missing]);
  const drawn = useDeferredValue(now);
  // A month loaded for the first time is rendered in small steps, so that the page keeps responding. Changes show at once.
  const current = drawn.missing === '' ? now : drawn;
  const waiting = current.missing === '' ? [] : current.missing.split(',');
  return { ...read, ...current, waiting, waitsForWish: wishes.some((month) => waiting.includes(month)) };
}

/** The events in the month of a day. Each month is cached separately and never shown in place of another. */
export function fleetMonthQuery(timeZone: string, day: Day, yachtId: number | undefined) {
  return { ...windowQuery(timeZone, firstOfMonth(day), lastOfMonth(day), { yachtId, money: 'true' }), placeholderData: undefined };
}

/** The months that the timeline needs first when it opens on a day: every zoom shows at least a month from there. */
export function fleetMonthsFrom(day: Day): Day[] {
  return monthsBetween(day, addDays(day, 31));
}

/** The first days of the months from one day to another. */
export function monthsBetween(first: Day, last: Day): Day[] {
  const months = [firstOfMonth(first)];
  for (let next = addMonths(firstOfMonth(first), 1); next <= last; next = addMonths(next, 1)) months.push(next);
  return months;
}

/** An event that reaches into the next month is in both: the newer version is the one that counts. */
export function together(months: Pick<UseQueryResult<ScheduleEvent[], unknown>, 'data' | 'isError' | 'isPending' | 'refetch'>[]) {
  const events = new Map<number, ScheduleEvent>();
  for (const event of months.flatMap(({ data = [] }) => data)) {
    const known = events.get(event.id);
    if (!known || known.updatedAt < event.updatedAt) events.set(event.id, event);
  }
  const failed = months.filter(({ isError, data }) => isError && data === undefined);
  return {
    events: [...events.values()],
    waiting: months.map(({ isPending }) => isPending),
    failed: failed.length > 0,
    retry: () => {
      for (const month of failed) void month.refetch();
    },
  };
}
