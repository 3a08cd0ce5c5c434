import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypes, type EventStatus, type EventType } from '#domain/schedule/words.ts';
import { addDays, mondayOf, startOfDay, weeksOfMonth, windowOf, type Day } from '#domain/shared/calendar-days.ts';
import { api, client, withTotal } from '../platform/api.ts';
import { countIn, dayIn, oneOfIn, pageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const scheduleViews = ['month', 'list', 'week', 'day', 'timeline'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

const timelineZooms = ['week', 'two-weeks', 'month', 'quarter'] as const;
export type TimelineZoom = (typeof timelineZooms)[number];

/** What the address of the schedule says. What isn't said: the month of today, of all yachts and types; the timeline by months. */
export type ScheduleSearch = {
  view?: ScheduleView;
  date?: Day;
  zoom?: TimelineZoom;
  yachtId?: number;
  type?: EventType;
  q?: string;
  page?: number;
};

export function scheduleSearch(raw: RawSearch): ScheduleSearch {
  const view = oneOfIn(scheduleViews, raw.view);
  const zoom = oneOfIn(timelineZooms, raw.zoom);
  return {
    view: view === 'month' ? undefined : view,
    date: dayShown(raw.date),
    zoom: zoom === 'month' ? undefined : zoom,
    yachtId: countIn(raw.yachtId),
    type: oneOfIn(eventTypes, raw.type),
    q: textIn(raw.q),
    page: pageIn(raw.page),
  };
}

// A calendar that is turned further says nothing, and far enough there are no days that could be read.
const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

function dayShown(said: unknown): Day | undefined {
  const day = dayIn(said);
  return day && day >= firstDay && day <= lastDay ? day : undefined;
}

export type EventFilter = { yachtId?: number; type?: EventType };

/** What an answer of the server holds where no limit is asked for. */
const perAnswer = 1000;

/** Everything between two days, both included, as they are in a zone. What was there before stays until it is read. */
export function windowQuery(timeZone: string, first: Day, last: Day, filter: EventFilter) {
  const query = { ...windowOf(timeZone, first, last), ...filter };
  return queryOptions({
    queryKey: ['get', '/api/schedule', 'window', query],
    meta: { shows: ['schedule', 'maintenance', 'yacht', 'customer'] },
    queryFn: ({ signal }) => everyEvent(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** The weeks that a month is drawn in. */
export function monthQuery(timeZone: string, date: Day, filter: EventFilter) {
  const days = weeksOfMonth(date).flat();
  return windowQuery(timeZone, days[0] ?? date, days.at(-1) ?? date, filter);
}

export function weekQuery(timeZone: string, date: Day, filter: EventFilter) {
  return windowQuery(timeZone, mondayOf(date), addDays(mondayOf(date), 6), filter);
}

/** Almost every window is one answer. A very full one is asked for in pages, all at once when the first has told how many. */
async function everyEvent(query: EventFilter & { from: string; to: string }, signal: AbortSignal): Promise<ScheduleEvent[]> {
  const page = (offset: number) =>
    withTotal(client.GET('/api/schedule', { params: { query: { ...query, offset: offset || undefined } }, signal }));
  const { rows, total } = await page(0);
  const offsets = Array.from({ length: Math.max(0, Math.ceil(total / perAnswer) - 1) }, (_, at) => (at + 1) * perAnswer);
  const more = await Promise.all(offsets.map(page));
  return [...rows, ...more.flatMap((each) => each.rows)];
}

export const eventsPerPage = 20;

type EventsListed = { yachtId?: number; type?: EventType; q?: string; status?: EventStatus; page?: number; date: Day };

/** A page of events by their start: the one that is asked for, or the one in which those of the date begin. What is over is told from its end. */
export function eventListQuery(timeZone: string, { yachtId, type, q, status, page, date }: EventsListed) {
  const filter = { yachtId, type, q, status, sort: status === 'completed' ? ('-startDate' as const) : undefined };
  const before = page === undefined && status === undefined ? startOfDay(timeZone, date) : undefined;
  return queryOptions({
    queryKey: ['get', '/api/schedule', 'page', filter, page, before],
    queryFn: async ({ signal }) => {
      const read = (query: { limit: number; offset?: number; to?: string }) =>
        withTotal(client.GET('/api/schedule', { params: { query: { ...filter, ...query } }, signal }));
      const wished = page ?? (before ? pageOf((await read({ limit: 1, to: before })).total + 1) : 1);
      const answer = await read({ limit: eventsPerPage, offset: (wished - 1) * eventsPerPage });
      if (answer.rows.length > 0 || answer.total === 0) return { ...answer, page: wished };
      // There is nothing so late any more: the last page is the one meant.
      const last = pageOf(answer.total);
      return { ...(await read({ limit: eventsPerPage, offset: (last - 1) * eventsPerPage })), page: last };
    },
    placeholderData: keepPreviousData,
  });
}

/** The page that the event at this place in the list is on; the first place is 1. */
function pageOf(place: number): number {
  return Math.ceil(place / eventsPerPage);
}

export function eventQuery(id: number) {
  return api.queryOptions('get', '/api/schedule/{id}', { params: { path: { id } } });
}
