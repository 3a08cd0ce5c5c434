import { addDays, addMonths, firstOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { sayDayOfWeek, sayDays, sayMonth, weekOf } from '../platform/day-words.ts';
import type { ScheduleView, TimelineZoom } from './schedule-query.ts';

/** How far Previous and Next move. */
export function stepOf(view: Exclude<ScheduleView, 'list'>, zoom: TimelineZoom): { name: string; from: (day: Day, steps: number) => Day } {
  if (view === 'day') return { name: 'day', from: addDays };
  if (view === 'week' || (view === 'timeline' && zoom === 'week')) return { name: 'week', from: weeksFrom(1) };
  if (view === 'timeline' && zoom === 'two-weeks') return { name: 'two weeks', from: weeksFrom(2) };
  const months = view === 'timeline' && zoom === 'quarter' ? 3 : 1;
  return { name: months === 3 ? 'quarter' : 'month', from: (day, steps) => firstOfMonth(addMonths(day, steps * months)) };
}

function weeksFrom(count: number) {
  return (day: Day, steps: number) => addDays(day, steps * count * 7);
}

/** The heading of what is on the screen. */
export function titleOf(view: ScheduleView, date: Day): string {
  if (view === 'list') return 'All events';
  if (view === 'day') return sayDayOfWeek(date, { withYear: true });
  if (view === 'week') return sayDays(weekOf(date), addDays(weekOf(date), 6));
  return sayMonth(date);
}
