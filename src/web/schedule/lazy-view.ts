import { lazyRouteComponent } from '@tanstack/react-router';
import type { ScheduleSearch } from './schedule-query.ts';

// Each view is as heavy as a page: only the open one is loaded.
export const EventList = lazyRouteComponent(() => import('./calendar/event-list.tsx'), 'EventList');
export const MonthView = lazyRouteComponent(() => import('./calendar/month-view.tsx'), 'MonthView');
export const WeekView = lazyRouteComponent(() => import('./calendar/week-view.tsx'), 'WeekView');
export const DayView = lazyRouteComponent(() => import('./calendar/day-view.tsx'), 'DayView');
export const TimelineView = lazyRouteComponent(() => import('./timeline/timeline-view.tsx'), 'TimelineView');

const views = { list: EventList, month: MonthView, week: WeekView, day: DayView, timeline: TimelineView };

/** Waits for the code of a view, so that it is rendered together with its page rather than after a placeholder. */
export async function readView(view: ScheduleSearch['view'] = 'month') {
  await views[view].preload?.();
}
