import { shownOnDashboard } from '#domain/dashboard/shown.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { api, pageQuery } from '../platform/api.ts';
import { oneOfIn, shownDayIn, textIn, type RawSearch, laterPageIn } from '../platform/search-params.ts';

export const weekViews = ['month', 'week', 'day'] as const;
export type WeekView = (typeof weekViews)[number];

/** The parts of the day that a phone can show alone. Without a choice it shows the beginning of each. */
export const dayParts = ['changeover', 'needs'] as const;
export type DayPart = (typeof dayParts)[number];

/**
 * The search parameters of the dashboard: the part of the day, the page of the fleet, the search of the crew, and the view of the schedule.
 */
export type DashboardSearch = { part?: DayPart; page?: number; q?: string; view?: WeekView; date?: Day };

export function dashboardSearch(raw: RawSearch): DashboardSearch {
  const view = oneOfIn(weekViews, raw.view);
  return {
    part: oneOfIn(dayParts, raw.part),
    page: laterPageIn(raw.page),
    q: textIn(raw.q),
    view: view === 'week' ? undefined : view,
    date: shownDayIn(raw.date),
  };
}

/** What all panels show at first, in one answer. */
export const dashboardQuery = api.queryOptions('get', '/api/dashboard');

/** How many yachts and crew members the panels show at a time. */
export const perPanel = shownOnDashboard.yachts;

/** A later page of the fleet. */
export function morePanelYachts(page: number) {
  return pageQuery('/api/yachts', { page }, perPanel);
}

/** The crew whose name or role matches. */
export function crewLike(q: string) {
  return pageQuery('/api/crew', { q }, perPanel);
}
