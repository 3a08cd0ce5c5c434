import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { shownOnDashboard } from '#domain/dashboard/shown.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { addDays, lastOfMonth, mondayOf, type Day } from '#domain/shared/calendar-days.ts';
import { useTimeZone, useToday } from '../platform/dates.ts';
import { monthWeeks, weekOf } from '../platform/day-words.ts';
import { useNow } from '../platform/now.ts';
import { MonthGrid } from '../schedule/calendar/month-grid.tsx';
import { usePlaced, type PlacedEvent } from '../schedule/calendar/event-days.ts';
import { windowQuery } from '../schedule/schedule-query.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { DayList } from './day-list.tsx';
import { dashboardQuery, weekViews, type DashboardSearch, type WeekView } from './dashboard-query.ts';
import { EventRow } from './event-row.tsx';
import { shownDays, stepped, titleOf } from './panel-days.ts';
import { Panel, PanelEmpty, panelLink } from './panel.tsx';

type Props = { search: DashboardSearch; onShow: (search: DashboardSearch) => void };

/** The schedule by week, month or day, and what happens next or on the chosen day. */
export function SchedulePanel({ search, onShow }: Props) {
  const timeZone = useTimeZone();
  const today = useToday();
  const { view = 'week', date = today } = search;
  const days = shownDays(view, date);
  const events = useEvents(days, today);
  const placed = usePlaced(timeZone, events.data);
  const showDate = (day: Day) => onShow({ ...search, date: day === today ? undefined : day });
  return (
    <Panel
      title="Schedule"
      note={<span aria-live="polite">{titleOf(view, date)}</span>}
      action={
        <Link to="/schedule" className={panelLink}>
          Open schedule
        </Link>
      }
      className="@min-[40rem]:col-span-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b px-4 pt-1 pb-3 sm:px-5">
        <div className="flex items-center gap-1.5">
          <Button size="iconSmall" aria-label={`Previous ${view}`} onClick={() => showDate(stepped(view, date, -1))}>
            <ChevronLeft />
          </Button>
          <Button size="iconSmall" aria-label={`Next ${view}`} onClick={() => showDate(stepped(view, date, 1))}>
            <ChevronRight />
          </Button>
          <Button size="sm" onClick={() => showDate(today)}>
            Today
          </Button>
        </div>
        <ViewSwitch search={search} open={view} />
      </div>
      {view !== 'day' && (
        <MonthGrid
          weeks={view === 'week' ? [days] : monthWeeks(date)}
          label={view === 'week' ? titleOf(view, date) : undefined}
          date={date}
          today={today}
          placed={placed}
          busy={events.isFetching && events.data === undefined}
          isKnown={events.data !== undefined}
          within={view === 'week' ? 'panel' : 'panel, low'}
          onDate={showDate}
        />
      )}
      <div className="flex flex-1 flex-col" style={{ minHeight: view === 'day' ? 340 : 204 }}>
        <EventsRead query={events}>
          {search.date === undefined && view !== 'day' ? (
            <Upcoming placed={placed} today={today} view={view} />
          ) : (
            <DayList day={date} placed={placed} isWhole={view === 'day'} />
          )}
        </EventsRead>
      </div>
    </Panel>
  );
}

/** The events of one week, from Monday on, come with the dashboard; others are loaded when they are shown. */
function useEvents(days: Day[], today: Day): UseQueryResult<ScheduleEvent[], unknown> {
  const { data: monday = mondayOf(today) } = useQuery({ ...dashboardQuery, select: mondayOfBoard });
  const [first = today, last = today] = [days[0], days.at(-1)];
  const week = useQuery({ ...dashboardQuery, select: eventsOfBoard });
  const isThisWeek = first >= monday && last <= addDays(monday, 6);
  const others = useQuery({ ...windowQuery(useTimeZone(), first, last, {}), enabled: !isThisWeek });
  return isThisWeek ? week : others;
}

const mondayOfBoard = ({ week }: Dashboard) => week.monday;
const eventsOfBoard = ({ week }: Dashboard) => week.events;

const viewWords: Record<WeekView, string> = { month: 'Month', week: 'Week', day: 'Day' };

function ViewSwitch({ search, open }: { search: DashboardSearch; open: WeekView }) {
  return (
    <nav aria-label="Schedule view" className={`grid-cols-3 ${segmentsLook}`}>
      {weekViews.map((view) => (
        <Link
          key={view}
          to="."
          search={{ ...search, view: view === 'week' ? undefined : view }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={view === open ? 'page' : undefined}
          className={`h-7 px-3 ${segmentLook}`}
        >
          {viewWords[view]}
        </Link>
      ))}
    </nav>
  );
}

function EventsRead({ query, children }: { query: UseQueryResult<ScheduleEvent[], unknown>; children: React.ReactNode }) {
  if (query.data !== undefined) return children;
  if (query.isError) return <ErrorState title="Error loading schedule data" onRetry={() => void query.refetch()} />;
  return (
    <div className="flex flex-1 flex-col justify-between p-4 sm:px-5">
      <Skeletons count={3}>
        <Skeleton className="h-10" />
      </Skeletons>
    </div>
  );
}

/** The next three events of the week or month on the screen. */
function Upcoming({ placed, today, view }: { placed: PlacedEvent[]; today: Day; view: 'week' | 'month' }) {
  const now = useNow().toISOString();
  // The weeks of a month include days of the next one.
  const end = view === 'week' ? addDays(weekOf(today), 6) : lastOfMonth(today);
  const next = placed.filter(({ event, first }) => event.startDate > now && first <= end).map(({ event }) => event);
  if (next.length === 0) return <PanelEmpty icon={<CalendarDays />} title={`No upcoming events this ${view}`} />;
  const title = `Upcoming this ${view}`;
  return (
    <>
      <h3 className="flex h-9 items-center px-4 text-xs font-medium text-ink-2 sm:px-5">{title}</h3>
      <ul aria-label={title} className="divide-y border-t">
        {next.slice(0, shownOnDashboard.events).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </>
  );
}
