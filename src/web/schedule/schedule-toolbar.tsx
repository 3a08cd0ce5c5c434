import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, ListChecks } from 'lucide-react';
import type { Day } from '#domain/shared/calendar-days.ts';
import { sayMonth } from '../platform/day-words.ts';
import type { Show } from '../platform/show.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { stepOf, titleOf } from './schedule-days.ts';
import { CalendarFeedsButton } from './feeds/calendar-feeds-button.tsx';
import { ScheduleFilters } from './schedule-filters.tsx';
import { scheduleViews, usualZoom, type ScheduleSearch, type ScheduleView, type TimelineZoom } from './schedule-query.ts';

type Props = { search: ScheduleSearch; today: Day; onShow: Show<ScheduleSearch> };

/** The period, the view, the filters and the button for a new event, in one line where there is room. */
export function ScheduleToolbar({ search, today, onShow }: Props) {
  const { view = 'month', date = today, page: _, ...rest } = search;
  const go = (day: Day | undefined) => onShow({ ...rest, view: search.view, date: day === today ? undefined : day });
  const zoom = search.zoom ?? usualZoom();
  const step = view === 'list' ? null : stepOf(view, zoom);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <div className="flex items-center gap-1">
        {step && (
          <Button size="icon" aria-label={`Previous ${step.name}`} onClick={() => go(step.from(date, -1))}>
            <ChevronLeft />
          </Button>
        )}
        <Button className="px-2.5" onClick={() => go(undefined)}>
          Today
        </Button>
        {step && (
          <Button size="icon" aria-label={`Next ${step.name}`} onClick={() => go(step.from(date, 1))}>
            <ChevronRight />
          </Button>
        )}
      </div>
      <Heading view={view} date={date} />
      {view !== 'timeline' && <CalendarFeedsButton className="ml-auto sm:hidden" />}
      {view === 'timeline' && (
        <Select
          label="Zoom"
          className="min-w-20 flex-1 sm:order-1 sm:max-w-24"
          value={zoom}
          choices={zoomChoices}
          onChoose={(chosen) => onShow({ ...search, zoom: chosen })}
        />
      )}
      <ViewSwitch search={search} />
      <div className="flex flex-wrap items-center gap-1.5 max-sm:w-full sm:order-1 sm:min-w-[28rem] sm:flex-1 sm:justify-end">
        {view !== 'timeline' && (
          <Link
            to="/schedule/departures"
            search={{ date: search.date }}
            aria-label="Departures and returns"
            title="Departures and returns"
            className={buttonLook({ size: 'icon' })}
          >
            <ListChecks aria-hidden />
          </Link>
        )}
        <ScheduleFilters search={search} today={today} onShow={onShow} />
      </div>
    </div>
  );
}

/** The period on the screen. The timeline's toolbar is full, so it abbreviates the month, except in print. */
function Heading({ view, date }: { view: ScheduleView; date: Day }) {
  const title = titleOf(view, date);
  return (
    <h2 aria-live="polite" className="tnum text-page font-semibold whitespace-nowrap max-sm:text-panel sm:px-1">
      {view === 'timeline' ? (
        <>
          <span data-paper="none">{sayMonth(date, 'short')}</span>
          <span className="hidden print:inline">{title}</span>
        </>
      ) : (
        title
      )}
    </h2>
  );
}

const zoomChoices: { value: TimelineZoom; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'two-weeks', label: '2 weeks' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Season' },
];

const viewWords: Record<ScheduleView, { name: string; more: string }> = {
  month: { name: 'Month', more: ' View' },
  list: { name: 'List', more: ' View' },
  week: { name: 'Week', more: ' View' },
  day: { name: 'Day', more: ' View' },
  timeline: { name: 'Fleet', more: ' timeline' },
};

function ViewSwitch({ search }: { search: ScheduleSearch }) {
  const { view: open = 'month', page: _, ...rest } = search;
  return (
    <nav aria-label="View" className={`grid-cols-5 max-sm:w-full ${segmentsLook}`}>
      {scheduleViews.map((view) => {
        const { name, more } = viewWords[view];
        return (
          <Link
            key={view}
            to="."
            search={{ ...rest, view: view === 'month' ? undefined : view }}
            resetScroll={false}
            // Otherwise the month, which the address omits, would count as open together with every other view.
            activeOptions={{ exact: true }}
            aria-current={view === open ? 'page' : undefined}
            className={`h-7.5 px-2 whitespace-nowrap ${segmentLook}`}
          >
            {name}
            <span className="sr-only">{more}</span>
          </Link>
        );
      })}
    </nav>
  );
}
