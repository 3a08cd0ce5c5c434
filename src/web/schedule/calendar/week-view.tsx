import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addDays, daysFrom, startOfDay, type Day } from '#domain/shared/calendar-days.ts';
import { onTheWall } from '#domain/schedule/hours.ts';
import { packDays } from '#domain/schedule/week-bars.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { AddDayButton } from './add-day-button.tsx';
import { sayHour, sayLongDay, sayWeekday, weekOf } from '../../platform/day-words.ts';
import { EventBarLink } from './event-bar-link.tsx';
import type { Column } from './hour-column.tsx';
import { PrintedEventsTable } from './printed-events-table.tsx';
import { HourGrid } from './hour-grid.tsx';
import { HoursSkeleton } from './hours-skeleton.tsx';
import { usePlaced, type PlacedEvent } from './event-days.ts';
import { useWeekLanes, weekLaneHeight } from './lanes-layout.ts';
import type { Drawing } from '../events/drawn-event-state.ts';
import { spanDrawn, useFocusOnStored } from './drawn-state.ts';
import { weekQuery, type EventFilter, type ScheduleSearch } from '../schedule-query.ts';
import { parted } from './week-layout.ts';

type Props = { date: Day; today: Day; filter: EventFilter; search: ScheduleSearch; drawing: Drawing };

/** A week of the fleet: events of several days above, those within hours below. Every day shows the 24 hours of a wall clock. */
export function WeekView({ date, today, filter, search, drawing }: Props) {
  const timeZone = useTimeZone();
  const monday = weekOf(date);
  const days = useMemo(() => daysFrom(monday, 7), [monday]);
  const events = useQuery(weekQuery(timeZone, date, filter));
  const placed = usePlaced(timeZone, events.data);
  return (
    <Loaded
      query={events}
      loading={<HoursSkeleton columns={7} />}
      renderFailed={(retry) => (
        <div className="card">
          <ErrorState title="Error loading schedule data. Please try again later." onRetry={retry} />
        </div>
      )}
    >
      {(all) => (
        <>
          <Hours days={days} date={date} today={today} placed={placed} filter={filter} search={search} drawing={drawing} />
          <PrintedEventsTable events={all} first={monday} last={addDays(monday, 6)} />
        </>
      )}
    </Loaded>
  );
}

const wallHours = () => Array.from({ length: 24 }, (_, hour) => ({ label: sayHour(`${two(hour)}:00`), minutes: 60 }));

type HoursProps = Props & { days: Day[]; placed: PlacedEvent[] };

function Hours({ days, date, today, placed, filter, search, drawing }: HoursProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { long, blocks } = useMemo(() => parted(timeZone, days, placed), [timeZone, days, placed]);
  const instantAt = (day: Day, minutes: number) =>
    minutes >= 1440
      ? startOfDay(timeZone, addDays(day, 1))
      : (instantIn(timeZone, { day, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }) ?? '');
  const { stored, open } = drawing;
  const drawn = spanDrawn(drawing);
  useFocusOnStored(
    stored,
    placed.map(({ event }) => event.id),
  );

  const columns = days.map((day): Column => ({
    key: day,
    name: sayLongDay(day),
    head: <DayHead day={day} isToday={day === today} search={search} yachtId={filter.yachtId} onAdd={open} />,
    blocks: blocks.get(day) ?? [],
    now:
      day === today
        ? (onTheWall(timeZone, day, { startDate: now.toISOString(), endDate: new Date(now.getTime() + 1).toISOString() })?.from ?? null)
        : null,
    drawn: drawn && onTheWall(timeZone, day, drawn),
    ground: day === today ? 'bg-accent-soft/35' : undefined,
    sideBySide: 3,
    renderMore: (count) => (
      <MoreLink day={day} search={search} className="flex h-full items-center justify-center rounded-md bg-sunken">{`+${count}`}</MoreLink>
    ),
    of: 'day',
  }));

  return (
    <HourGrid
      label="Week"
      hours={wallHours()}
      columns={columns}
      above={<DaysAbove days={days} long={long} search={search} />}
      first={days.indexOf(date)}
      minWidth="6.5rem"
      onAdd={(day, from, to) => open({ new: 'day_rent', on: filter.yachtId, start: instantAt(day, from), end: instantAt(day, to) })}
    />
  );
}

type HeadProps = { day: Day; isToday: boolean; search: ScheduleSearch; yachtId: number | undefined; onAdd: Drawing['open'] };

function DayHead({ day, isToday, search, yachtId, onAdd }: HeadProps) {
  return (
    <div className="group flex items-center justify-between gap-1 py-1.5 pr-1 pl-2">
      <Link
        to="."
        search={{ ...search, view: 'day', date: day, page: undefined }}
        aria-current={isToday ? 'date' : undefined}
        activeOptions={{ exact: true }}
        className="flex items-center gap-1.5 rounded-md text-xs font-medium text-ink-2 hover:text-ink"
      >
        <span className="sr-only">{sayLongDay(day)}</span>
        <span aria-hidden>{sayWeekday(day, 'short')}</span>
        <span
          aria-hidden
          className={`tnum grid size-7 place-items-center rounded-full text-nav font-semibold text-ink ${isToday ? 'bg-accent text-on-primary' : ''}`}
        >
          {Number(day.slice(8))}
        </span>
      </Link>
      <AddDayButton day={day} yachtId={yachtId} label={`Add event on ${sayLongDay(day)}`} onAdd={onAdd} />
    </div>
  );
}

function DaysAbove({ days, long, search }: { days: Day[]; long: PlacedEvent[]; search: ScheduleSearch }) {
  const lanes = useWeekLanes();
  const { bars, more } = useMemo(() => packDays(long, days, lanes), [long, days, lanes]);
  if (bars.length === 0) return null;
  const used = Math.max(...bars.map(({ lane }) => lane + 1), more.some((count) => count > 0) ? lanes : 0);
  return (
    <div className="relative col-span-7 grid grid-cols-7" style={{ height: used * weekLaneHeight + 4 }}>
      {days.map((day, place) => (
        <div key={day} className="flex items-end border-l px-1 pb-0.5">
          {(more[place] ?? 0) > 0 && (
            <MoreLink day={day} search={search} className="tnum flex h-6 items-center rounded-md px-1">{`${more[place]} more`}</MoreLink>
          )}
        </div>
      ))}
      {bars.map((bar) => (
        <EventBarLink key={`${bar.item.event.id} ${bar.from}`} bar={bar} />
      ))}
    </div>
  );
}

function MoreLink({ day, search, className, children }: { day: Day; search: ScheduleSearch; className: string; children: string }) {
  return (
    <Link
      to="."
      search={{ ...search, view: 'day', date: day, page: undefined }}
      className={`text-xs text-ink-3 hover:text-ink hover:underline ${className}`}
    >
      {children}
      <span className="sr-only"> on {sayLongDay(day)}</span>
    </Link>
  );
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
