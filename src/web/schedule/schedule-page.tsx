import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useToday } from '../platform/dates.ts';
import type { RawSearch } from '../platform/search-params.ts';
import { useUser } from '../platform/session.tsx';
import { useShow, type Show } from '../platform/show.ts';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { useDrawing, type Drawing } from './events/drawn-event-state.ts';
import { DayView, EventList, MonthView, TimelineView, WeekView } from './lazy-view.ts';
import { scheduleSearch, usualZoom, type ScheduleSearch } from './schedule-query.ts';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { rememberSchedule } from './view-store.ts';

const DrawnEventPanel = lazy(() => import('./events/drawn-event-panel.tsx').then((module) => ({ default: module.DrawnEventPanel })));

export function SchedulePage() {
  const raw: RawSearch = useSearch({ strict: false });
  const search = scheduleSearch(raw);
  const today = useToday();
  const drawing = useDrawing(raw, search);
  const onShow = useShow<ScheduleSearch>();
  // A draft stays open while the user moves around in its view, without new entries in the history: one step back discards it.
  const show: Show<ScheduleSearch> = (next, replace) =>
    next.view === search.view ? onShow({ ...next, ...drawing.draft }, drawing.draft ? 'replace' : replace) : onShow(next, replace);
  const { view = 'month' } = search;
  const userId = useUser().id;
  const { zoom, yachtId } = search;
  useEffect(() => rememberSchedule(userId, { view, zoom, yachtId }), [userId, view, zoom, yachtId]);
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${view === 'timeline' ? '-mb-3' : ''}`}>
      {/* On a phone it is a bottom sheet, and the fleet takes the rest of the height above it. */}
      <div className={drawing.draft ? 'max-sm:hidden' : ''}>
        <ScheduleToolbar search={search} today={today} onShow={show} />
      </div>
      <Suspense
        fallback={
          <div className="card grid gap-3 p-5">
            <Skeletons count={5}>
              <Skeleton className="h-16" />
            </Skeletons>
          </div>
        }
      >
        <View search={search} today={today} drawing={drawing} onShow={show} />
      </Suspense>
      <Suspense>
        {drawing.draft && (
          <DrawnEventPanel draft={drawing.draft} onSpan={drawing.reportSpan} onSaved={drawing.save} onClose={drawing.close} />
        )}
      </Suspense>
    </div>
  );
}

type ViewProps = { search: ScheduleSearch; today: string; drawing: Drawing; onShow: Show<ScheduleSearch> };

function View({ search, today, drawing, onShow }: ViewProps) {
  const { view = 'month', date = today, yachtId, type } = search;
  const filter = { yachtId, type };
  // Today is omitted from the address, so that it opens on tomorrow's date tomorrow. Choosing a day adds no entry to the history.
  const showDate = (day: string) => onShow({ ...search, date: day === today ? undefined : day }, 'replace');
  const clear = () => onShow({ view: search.view, date: search.date });
  switch (view) {
    case 'month':
      return <MonthView date={date} today={today} filter={filter} onDate={showDate} onClear={clear} />;
    case 'week':
      return <WeekView date={date} today={today} filter={filter} search={search} drawing={drawing} />;
    case 'day':
      return <DayView date={date} today={today} filter={filter} drawing={drawing} onClear={clear} />;
    case 'timeline':
      return (
        <TimelineView
          date={date}
          zoom={search.zoom ?? usualZoom()}
          yachtId={yachtId}
          type={type}
          wished={search.nights && search.from ? { nights: search.nights, from: search.from } : undefined}
          onDate={showDate}
          drawing={drawing}
        />
      );
    case 'list':
      return <EventList search={search} today={today} onShow={onShow} />;
  }
}
