import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EventListQuery } from '#domain/schedule/event-list.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventStatuses, eventTypes, type EventStatus, type EventType } from '#domain/schedule/words.ts';
import { addDays, startOfDay, windowOf, type Day } from '#domain/shared/calendar-days.ts';
import { api, client, withTotal } from '../platform/api.ts';
import { countIn, oneOfIn, pageIn, shownDayIn, textIn, type RawSearch } from '../platform/search-params.ts';
import { readableSpan } from '../platform/readable-dates.ts';
import { isPhone } from '../ui/phone-screen.ts';
import { weekOf, monthWeeks } from '../platform/day-words.ts';

export const scheduleViews = ['month', 'list', 'week', 'day', 'timeline'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

const timelineZooms = ['week', 'two-weeks', 'month', 'quarter'] as const;
export type TimelineZoom = (typeof timelineZooms)[number];

/** The search parameters of the schedule. The defaults are this month, all yachts and types, and a timeline that suits the screen. */
export type ScheduleSearch = {
  view?: ScheduleView;
  date?: Day;
  zoom?: TimelineZoom;
  /** The nights for which a free yacht is searched, and the first day. */
  nights?: number;
  from?: Day;
  yachtId?: number;
  type?: EventType;
  /** Only for the list: the status of the events. */
  status?: EventStatus;
  q?: string;
  page?: number;
};

/** The default zoom of the timeline: a month, and on a phone two weeks. */
export function usualZoom(): TimelineZoom {
  return isPhone() ? 'two-weeks' : 'month';
}

export function scheduleSearch(raw: RawSearch): ScheduleSearch {
  const view = oneOfIn(scheduleViews, raw.view);
  return {
    view: view === 'month' ? undefined : view,
    date: shownDayIn(raw.date),
    zoom: oneOfIn(timelineZooms, raw.zoom),
    ...wishIn(raw),
    yachtId: countIn(raw.yachtId),
    type: oneOfIn(eventTypes, raw.type),
    status: view === 'list' ? oneOfIn(eventStatuses, raw.status) : undefined,
    q: textIn(raw.q),
    page: pageAroundDay(raw.page),
  };
}

/** The maximum number of nights to search for. */
const maxNights = 60;

/** The error of the typed nights, if any. */
export function nightsFault(nights: string): string | undefined {
  const count = Number(nights);
  const isGood = Number.isInteger(count) && count >= 1 && count <= maxNights;
  return isGood ? undefined : `Please enter a whole number from 1 to ${maxNights}`;
}

function wishIn(raw: RawSearch): Pick<ScheduleSearch, 'nights' | 'from'> {
  const [nights, from] = [countIn(raw.nights), shownDayIn(raw.from)];
  return nights && from && nights <= maxNights ? { nights, from } : {};
}

export type EventFilter = { yachtId?: number; type?: EventType; money?: 'true' };

/** The page size of a request without a limit. */
const perAnswer = 1000;

/** All events between two days, both included, in a time zone. The previous events stay on the screen until they have loaded. */
export function windowQuery(timeZone: string, first: Day, last: Day, filter: EventFilter) {
  const query = { ...windowOf(timeZone, first, last), ...filter };
  return queryOptions({
    queryKey: ['get', '/api/schedule', 'window', query],
    meta: { shows: ['schedule', 'maintenance', 'yacht', 'customer', ...(filter.money ? (['invoice', 'income'] as const) : [])] },
    queryFn: ({ signal }) => everyEvent(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** The weeks that a month's grid shows. */
export function monthQuery(timeZone: string, date: Day, filter: EventFilter) {
  const days = monthWeeks(date).flat();
  return windowQuery(timeZone, days[0] ?? date, days.at(-1) ?? date, filter);
}

export function weekQuery(timeZone: string, date: Day, filter: EventFilter) {
  return windowQuery(timeZone, weekOf(date), addDays(weekOf(date), 6), filter);
}

/** Almost every window fits one answer. A very full one is loaded in pages, all at once as soon as the first answer has the total. */
async function everyEvent(query: EventFilter & { from: string; to: string }, signal: AbortSignal): Promise<ScheduleEvent[]> {
  const page = (offset: number) =>
    withTotal(client.GET('/api/schedule', { params: { query: { ...query, offset: offset || undefined } }, signal }));
  const { rows, total } = await page(0);
  const offsets = Array.from({ length: Math.max(0, Math.ceil(total / perAnswer) - 1) }, (_, at) => (at + 1) * perAnswer);
  const more = await Promise.all(offsets.map(page));
  return [...rows, ...more.flatMap((each) => each.rows)].map(placed);
}

/** An event with unreadable dates is shown today with a note, so that somebody sees and corrects it. */
function placed(event: ScheduleEvent): ScheduleEvent {
  const readable = withReadableDates(event);
  return readable === event ? event : { ...readable, title: `${event.title} (date unknown)` };
}

export const eventsPerPage = 20;

type EventsListed = {
  yachtId?: number;
  type?: EventType;
  q?: string;
  status?: EventStatus;
  page?: number;
  date: Day;
  /** Whether the rows include their payment state and their yacht's picture. */ asRows?: boolean;
};

/** The page of a list that begins on a day, as in the address: 1 begins there, -1 ends there. */
export function pageAroundDay(raw: unknown): number | undefined {
  return /^-[1-9]\d{0,4}$/.test(String(raw)) ? Number(raw) : pageIn(raw);
}

/**
 * A page of events by start, with the totals in its direction and before the date. Events that aren't over when the date begins are on the
 * pages from 1, past ones on the pages from -1 backwards. Filtered by status, no date splits them: the next event comes first, and of past
 * events the latest.
 */
export function eventListQuery(timeZone: string, { yachtId, type, q, status, page = 1, date, asRows = false }: EventsListed) {
  const since = status === undefined ? startOfDay(timeZone, date) : undefined;
  const details = asRows ? ({ money: 'true', pictures: 'true' } as const) : {};
  const filterOf = (shown: number) => {
    const backwards = shown < 0 || status === 'completed';
    const parted = since && (shown < 0 ? { endedBy: since } : { from: since });
    const sort = backwards ? ('-startDate' as const) : status === 'in_progress' ? ('endDate' as const) : undefined;
    return { yachtId, type, q, status, ...parted, sort, ...details };
  };
  return queryOptions({
    queryKey: ['get', '/api/schedule', 'page', filterOf(page), page],
    queryFn: async ({ signal }) => {
      const read = (query: EventListQuery) => withTotal(client.GET('/api/schedule', { params: { query }, signal }));
      const pageAt = async (shown: number) => {
        const [{ rows, total }, before] = await Promise.all([
          read({ ...filterOf(shown), limit: eventsPerPage, offset: (Math.abs(shown) - 1) * eventsPerPage }),
          shown === 1 && since ? read({ yachtId, type, q, endedBy: since, limit: 1 }) : null,
        ]);
        return { rows: shown < 0 ? rows.toReversed() : rows, total, page: shown, earlier: before?.total ?? 0 };
      };
      const requested = await pageAt(page);
      // If there are no longer that many pages, show the last one; if none is left, the first, which counts the earlier ones.
      const last = Math.sign(page) * Math.ceil(requested.total / eventsPerPage) || (since ? 1 : page);
      return requested.rows.length > 0 || page === last ? requested : pageAt(last);
    },
    placeholderData: keepPreviousData,
  });
}

export function eventQuery(id: number) {
  return { ...api.queryOptions('get', '/api/schedule/{id}', { params: { path: { id } } }), select: withReadableDates };
}

export function withReadableDates(event: ScheduleEvent): ScheduleEvent {
  const [startDate, endDate] = readableSpan(event.startDate, event.endDate);
  return startDate === event.startDate ? event : { ...event, startDate, endDate };
}
