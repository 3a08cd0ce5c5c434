import { addDays, addMonths, daysFrom, firstOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { monthWeeks, sayDays, sayMonth, sayWholeDay, weekOf } from '../platform/day-words.ts';
import type { WeekView } from './dashboard-query.ts';

/** The days that a view covers. */
export function shownDays(view: WeekView, date: Day): Day[] {
  if (view === 'day') return [date];
  return view === 'week' ? daysFrom(weekOf(date), 7) : monthWeeks(date).flat();
}

/** The day shown after moving a view by this many steps. */
export function stepped(view: WeekView, date: Day, steps: 1 | -1): Day {
  if (view === 'day') return addDays(date, steps);
  return view === 'week' ? addDays(date, steps * 7) : firstOfMonth(addMonths(date, steps));
}

/** What a view shows, in words. */
export function titleOf(view: WeekView, date: Day): string {
  if (view === 'day') return sayWholeDay(date);
  return view === 'week' ? sayDays(weekOf(date), addDays(weekOf(date), 6)) : sayMonth(date);
}
