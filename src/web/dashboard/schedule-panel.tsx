import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { shownOnDashboard } from '#domain/dashboard/shown.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { addDays, lastOfMonth, mondayOf, type Day } from '#domain/shared/calendar-days.ts';
import { useDates, useTimeZone, useToday } from '../platform/dates.ts';
import { monthWeeks, sayLongDay, weekOf } from '../platform/day-words.ts';
import { useNow } from '../platform/now.ts';
import { MonthGrid } from '../schedule/calendar/month-grid.tsx';
import { partsOn, usePlaced, type PlacedEvent } from '../schedule/calendar/event-days.ts';
import { windowQuery } from '../schedule/schedule-query.ts';
import { softTone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { eventTypeLooks, toneOf, workWords } from '../words/event-words.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { dashboardQuery, weekViews, type DashboardSearch, type WeekView } from './dashboard-query.ts';
import { shownDays, stepped, titleOf } from './panel-days.ts';
import { Panel, PanelEmpty, panelLink, rowLink } from './panel.tsx';
import { useYachtWords } from '../yachts/yacht-words.ts';

type Props = { search: DashboardSearch; onShow: (search: DashboardSearch) => void };

/** The schedule by week, month or day, and what happens next or on the day that is chosen. */
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
          within={view === 'week' ? 'panel' : 'panel, low'}
          onDate={showDate}
        />
      )}
      <div className="flex flex-1 flex-col" style={{ minHeight: view === 'day' ? 340 : 204 }}>
        <EventsRead query={events}>
          {search.date === undefined && view !== 'day' ? (
            <Upcoming placed={placed} today={today} view={view} />
          ) : (
            <OnDay day={date} placed={placed} all={view === 'day'} />
          )}
        </EventsRead>
      </div>
    </Panel>
  );
}

/** The events of this week, from Monday on, come with the dashboard; others are read when they are looked at. */
function useEvents(days: Day[], today: Day): UseQueryResult<ScheduleEvent[], unknown> {
  const monday = mondayOf(today);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const week = useQuery({ ...dashboardQuery, select: ({ week: { events } }) => events });
  const isThisWeek = first >= monday && last <= addDays(monday, 6);
  const others = useQuery({ ...windowQuery(useTimeZone(), first, last, {}), enabled: !isThisWeek });
  return isThisWeek ? week : others;
}

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
  // The weeks of a month lend days of the next one.
  const end = view === 'week' ? addDays(weekOf(today), 6) : lastOfMonth(today);
  const next = placed.filter(({ event, first }) => event.startDate > now && first <= end).map(({ event }) => event);
  if (next.length === 0) return <PanelEmpty icon={<CalendarDays />} title={`No upcoming events this ${view}`} />;
  return <Events title={`Upcoming this ${view}`} events={next.slice(0, shownOnDashboard.events)} />;
}

/** How many events of a day are listed; the schedule has the others. */
const maxPerDay = 5;

function OnDay({ day, placed, all }: { day: Day; placed: PlacedEvent[]; all: boolean }) {
  const events = partsOn(placed, day).flatMap((part) => part.events);
  const shown = events.slice(0, all ? maxPerDay : shownOnDashboard.events);
  const name = sayLongDay(day);
  if (events.length === 0) return <PanelEmpty icon={<CalendarDays />} title={`No events on ${name}`} />;
  return (
    <Events
      title={name}
      events={shown}
      more={
        events.length > shown.length && (
          <Link to="/schedule" search={{ view: 'day', date: day }} className={panelLink}>
            All {events.length} events
          </Link>
        )
      }
    />
  );
}

function Events({ title, events, more }: { title: string; events: ScheduleEvent[]; more?: React.ReactNode }) {
  return (
    <>
      <div className="flex h-9 items-center justify-between px-4 text-xs font-medium text-ink-2 sm:px-5">
        <h3>{title}</h3>
        {more}
      </div>
      <ul aria-label={title} className="divide-y border-t">
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
    </>
  );
}

function EventLine({ event }: { event: ScheduleEvent }) {
  const times = useDates().period(event.startDate, event.endDate);
  const yachtOf = useYachtWords();
  const now = useNow();
  const work = workWords(event, now);
  const { icon: Icon } = eventTypeLooks[event.type];
  return (
    <li className="relative flex h-14 items-center gap-3 px-4 hover:bg-hover sm:px-5">
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-lg ${softTone[toneOf(event, now)]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <RecordLink kind="schedule" id={event.id} className={rowLink}>
          {event.title}
        </RecordLink>
        <p className="truncate text-xs text-ink-3">
          {yachtOf(event)}, <span className="max-sm:hidden">{eventTypeLabels[event.type].toLowerCase()}</span>
          <span className="tnum sm:hidden">{times}</span>
          {work && `, ${work.toLowerCase()}`}
        </p>
      </div>
      <p className="tnum shrink-0 text-right text-xs text-ink-2 max-sm:hidden">{times}</p>
    </li>
  );
}
