import type { DayAct } from '#domain/desk/day-act.ts';
import { windowOf, type Day } from '#domain/shared/calendar-days.ts';
import { api } from '../../platform/api.ts';
import { shownDayIn, type RawSearch } from '../../platform/search-params.ts';

/** The search parameters: the day, if it isn't today. */
export type TodaySearch = { date?: Day };

export function todaySearch(raw: RawSearch): TodaySearch {
  return { date: shownDayIn(raw.date) };
}

/** Who comes aboard, leaves and sails on a day of the company's calendar. */
export function dayActsQuery(timeZone: string, day: Day) {
  return {
    ...api.queryOptions('get', '/api/charters/day', { params: { query: windowOf(timeZone, day, day) } }),
    meta: { shows: ['charter', 'departure', 'schedule', 'yacht', 'customer', 'invoice', 'payment', 'apa', 'defect'] as const },
  };
}

type Hour = { at: string; acts: DayAct[] };

/** The same, grouped by the minute and in order. */
export function byHour(acts: readonly DayAct[]): Hour[] {
  const hours: Hour[] = [];
  for (const act of acts) {
    const hour = hours.at(-1);
    if (hour && minuteOf(hour.at) === minuteOf(act.at)) hour.acts.push(act);
    else hours.push({ at: act.at, acts: [act] });
  }
  return hours;
}

const minuteOf = (at: string) => at.slice(0, 'YYYY-MM-DDTHH:MM'.length);
