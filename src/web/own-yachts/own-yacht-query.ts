import { keepPreviousData } from '@tanstack/react-query';
import { addMonths, firstOfMonth, lastOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, laterPageIn, shownDayIn, type RawSearch } from '../platform/search-params.ts';

export const statementsPerPage = 24;

/** The search parameters of the calendar: a month, given by any of its days, and a yacht. */
export type OwnCalendarSearch = { month?: Day; yachtId?: number };
export type OwnStatementSearch = { page?: number };

export function ownCalendarSearch(raw: RawSearch): OwnCalendarSearch {
  return { month: shownDayIn(raw['month']), yachtId: countIn(raw.yachtId) };
}

export function ownStatementSearch(raw: RawSearch): OwnStatementSearch {
  return { page: laterPageIn(raw.page) };
}

/** Owners get no live updates, so their pages reload their data whenever they come back. */
const asOfNow = { staleTime: 0, refetchOnWindowFocus: 'always' as const };

export const ownYachtsQuery = { ...api.queryOptions('get', '/api/owner/yachts'), ...asOfNow };

/** A month of the calendar. The previous month stays on the screen until it has loaded. */
export function ownMonthQuery(month: Day, yachtId?: number) {
  const query = { from: firstOfMonth(month), to: lastOfMonth(month), ...(yachtId ? { yachtId } : {}) };
  return { ...api.queryOptions('get', '/api/owner/calendar', { params: { query } }), ...asOfNow, placeholderData: keepPreviousData };
}

/** What each yacht does now, and what comes next. */
export function aheadQuery(today: Day) {
  const query = { from: today, to: addMonths(today, 12) };
  return { ...api.queryOptions('get', '/api/owner/calendar', { params: { query } }), ...asOfNow };
}

export function ownStatementsQuery({ page }: OwnStatementSearch) {
  return { ...pageQuery('/api/owner/statements', { page }, statementsPerPage), ...asOfNow };
}
