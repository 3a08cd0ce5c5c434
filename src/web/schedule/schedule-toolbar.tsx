import { Link } from '@tanstack/react-router';
import { CalendarDays, CalendarRange, ChartGantt, ChevronLeft, ChevronRight, Clock, List, type LucideIcon } from 'lucide-react';
import type { Day } from '#domain/shared/calendar-days.ts';
import type { Show } from '../platform/show.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { stepOf, titleOf } from './schedule-days.ts';
import { scheduleViews, type ScheduleSearch, type ScheduleView, type TimelineZoom } from './schedule-query.ts';

type Props = { search: ScheduleSearch; today: Day; onShow: Show<ScheduleSearch> };

/** Where in time the schedule stands, and how it is shown. */
export function ScheduleToolbar({ search, today, onShow }: Props) {
  const { view = 'month', date = today, page: _, ...rest } = search;
  const go = (day: Day | undefined) => onShow({ ...rest, view: search.view, date: day === today ? undefined : day });
  const step = view === 'list' ? null : stepOf(view, search.zoom ?? 'month');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <div className="flex items-center gap-1.5">
        {step && (
          <Button size="icon" aria-label={`Previous ${step.name}`} onClick={() => go(step.from(date, -1))}>
            <ChevronLeft />
          </Button>
        )}
        {step && (
          <Button size="icon" aria-label={`Next ${step.name}`} onClick={() => go(step.from(date, 1))}>
            <ChevronRight />
          </Button>
        )}
        <Button onClick={() => go(undefined)}>Today</Button>
      </div>
      <h2 aria-live="polite" className="tnum text-page font-semibold">
        {titleOf(view, date)}
      </h2>
      <Link
        to="/schedule/departures"
        search={{ date: search.date }}
        className="inline-flex h-9 items-center text-nav font-medium text-accent hover:underline"
      >
        Departures and returns
      </Link>
      <div className="flex gap-3 max-sm:w-full max-sm:flex-col sm:ml-auto">
        {view === 'timeline' && (
          <Select
            label="Zoom"
            className="sm:w-36"
            value={search.zoom ?? 'month'}
            choices={zoomChoices}
            onChoose={(zoom) => onShow({ ...search, zoom: zoom === 'month' ? undefined : zoom })}
          />
        )}
        <ViewSwitch search={search} />
      </div>
    </div>
  );
}

const zoomChoices: { value: TimelineZoom; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'two-weeks', label: 'Two weeks' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
];

const viewWords: Record<ScheduleView, { name: string; more: string; icon: LucideIcon }> = {
  month: { name: 'Month', more: ' View', icon: CalendarDays },
  list: { name: 'List', more: ' View', icon: List },
  week: { name: 'Week', more: ' View', icon: CalendarRange },
  day: { name: 'Day', more: ' View', icon: Clock },
  timeline: { name: 'Fleet', more: ' timeline', icon: ChartGantt },
};

function ViewSwitch({ search }: { search: ScheduleSearch }) {
  const { view: open = 'month', page: _, ...rest } = search;
  return (
    <nav aria-label="View" className={`grid-cols-5 ${segmentsLook}`}>
      {scheduleViews.map((view) => {
        const { name, more, icon: Icon } = viewWords[view];
        return (
          <Link
            key={view}
            to="."
            search={{ ...rest, view: view === 'month' ? undefined : view }}
            resetScroll={false}
            // Or else the month, which the address needn't name, would count as open in every view.
            activeOptions={{ exact: true }}
            aria-current={view === open ? 'page' : undefined}
            className={`h-8 gap-1.5 px-2.5 whitespace-nowrap ${segmentLook}`}
          >
            <Icon aria-hidden className="size-4 max-sm:hidden" />
            <span>
              {name}
              <span className="max-lg:sr-only">{more}</span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

/** How far the arrows go. */
