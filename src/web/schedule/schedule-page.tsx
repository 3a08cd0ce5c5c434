import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useToday } from '../platform/dates.ts';
import { useShow, type Show } from '../platform/show.ts';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { ScheduleFilters } from './schedule-filters.tsx';
import { scheduleSearch, type ScheduleSearch } from './schedule-query.ts';
import { ScheduleToolbar } from './schedule-toolbar.tsx';

// Each view is a page of its own in weight: only the one that is open is loaded.
const EventList = lazy(() => import('./calendar/event-list.tsx').then((module) => ({ default: module.EventList })));
const MonthView = lazy(() => import('./calendar/month-view.tsx').then((module) => ({ default: module.MonthView })));
const WeekView = lazy(() => import('./calendar/week-view.tsx').then((module) => ({ default: module.WeekView })));
const DayView = lazy(() => import('./calendar/day-view.tsx').then((module) => ({ default: module.DayView })));
const TimelineView = lazy(() => import('./timeline/timeline-view.tsx').then((module) => ({ default: module.TimelineView })));

export function SchedulePage() {
  const search = scheduleSearch(useSearch({ strict: false }));
  const today = useToday();
  const show = useShow<ScheduleSearch>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScheduleToolbar search={search} today={today} onShow={show} />
      <ScheduleFilters search={search} onShow={show} />
      <Suspense
        fallback={
          <div className="card grid gap-3 p-5">
            <Skeletons count={5}>
              <Skeleton className="h-16" />
            </Skeletons>
          </div>
        }
      >
        <View search={search} today={today} onShow={show} />
      </Suspense>
    </div>
  );
}

type ViewProps = { search: ScheduleSearch; today: string; onShow: Show<ScheduleSearch> };

function View({ search, today, onShow }: ViewProps) {
  const { view = 'month', date = today, yachtId, type } = search;
  const filter = { yachtId, type };
  // Today isn't said in the address, so that the page of tomorrow opens on tomorrow. A day looked at is no step to go back to.
  const showDate = (day: string) => onShow({ ...search, date: day === today ? undefined : day }, 'replace');
  const clear = () => onShow({ view: search.view, date: search.date });
  switch (view) {
    case 'month':
      return <MonthView date={date} today={today} filter={filter} onDate={showDate} onClear={clear} />;
    case 'week':
      return <WeekView date={date} today={today} filter={filter} search={search} />;
    case 'day':
      return <DayView date={date} today={today} filter={filter} onClear={clear} />;
    case 'timeline':
      return <TimelineView date={date} zoom={search.zoom ?? 'month'} yachtId={yachtId} type={type} onDate={showDate} />;
    case 'list':
      return <EventList search={search} today={today} onShow={onShow} />;
  }
}
