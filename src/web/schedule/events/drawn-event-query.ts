import { queryOptions } from '@tanstack/react-query';
import type { Span } from '#domain/schedule/shifting.ts';
import { eventTypes, type EventType } from '#domain/schedule/words.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { client } from '../../platform/api.ts';
import { countIn, oneOfIn, textIn, type RawSearch } from '../../platform/search-params.ts';

/**
 * The search parameters of an event being drawn: its type, its yacht, and its days or instants. An event drawn on the days of the whole
 * fleet names no yacht.
 */
export type DrawnSearch = { new: EventType; on?: number; start: string; end: string };

/** The span of an event that isn't stored yet. */
export type DrawnSpan = Span & { yachtId: number | null };

export function drawnSearch(raw: RawSearch): DrawnSearch | null {
  const [type, on, start, end] = [oneOfIn(eventTypes, raw['new']), countIn(raw['on']), textIn(raw['start']), textIn(raw['end'])];
  if (!type || !start || !end || (raw['on'] !== undefined && !on)) return null;
  const areDays = isDay(start) && isDay(end);
  const areInstants = !isDay(start) && !isDay(end) && Date.parse(start) < Date.parse(end);
  return (areDays && start <= end) || areInstants ? { new: type, on, start, end } : null;
}

export type Hours = { start: string; end: string };

/** The hours of the last day trip, of the company or of one yacht, in the company's time zone; null if there is none. */
export function dayTripHoursQuery(timeZone: string, yachtId: number | undefined) {
  return queryOptions({
    queryKey: ['get', '/api/schedule', 'last day trip', timeZone, yachtId],
    // A form uses them as it opens: a cached answer wouldn't know the trip that was added last.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Hours | null> => {
      const query = { type: 'day_rent', sort: '-startDate', limit: 1, yachtId } as const;
      const [last] = (await client.GET('/api/schedule', { params: { query }, signal })).data ?? [];
      if (!last) return null;
      const [start, end] = [wallClockIn(timeZone, last.startDate), wallClockIn(timeZone, last.endDate)];
      return start.day === end.day ? { start: start.time, end: end.time } : null;
    },
  });
}
