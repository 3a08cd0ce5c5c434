import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { DayPanel, DayPanelSkeleton } from './day-panel.tsx';
import { PrintedEventsTable } from './printed-events-table.tsx';
import { MonthGrid, type GridDay } from './month-grid.tsx';
import { MovementsCell } from './movements-cell.tsx';
import { placedOn, usePlaced } from './event-days.ts';
import { useWeekHeight } from './lanes-layout.ts';
import { useFleet } from '../timeline/fleet-query.ts';
import { monthQuery, type EventFilter, type ScheduleSearch } from '../schedule-query.ts';
import { monthWeeks } from '../../platform/day-words.ts';

type Props = { date: Day; today: Day; filter: EventFilter; onDate: (day: Day) => void; onClear: () => void };

/** A month of the fleet, with the events of the chosen day at the side. */
export function MonthView(props: Props) {
  const events = useQuery(monthQuery(useTimeZone(), props.date, props.filter));
  return (
    <Loaded
      query={events}
      loading={<Month {...props} events={undefined} outdated />}
      renderFailed={(retry) => (
        <div className="card">
          <ErrorState title="Error loading schedule data. Please try again later." onRetry={retry} />
        </div>
      )}
    >
      {(all) => <Month {...props} events={all} outdated={events.isPlaceholderData} />}
    </Loaded>
  );
}

type MonthProps = Props & {
  /** Undefined until they are rendered for the first time. */
  events: readonly ScheduleEvent[] | undefined;
  /** Whether they are still those of the previous month, or not loaded at all. */
  outdated: boolean;
};

function Month({ date, today, filter, events, outdated, onDate, onClear }: MonthProps) {
  const timeZone = useTimeZone();
  const { yachtId, type } = filter;
  const weeks = monthWeeks(date);
  const placed = usePlaced(timeZone, events);
  const fleet = useFleet(yachtId);
  // Whether a yacht is free is unknown while the month is loading, and if only one type is loaded.
  const yachts = (events && type === undefined && fleet.data?.rows) || null;
  const height = useWeekHeight(weeks.length);
  const renderDay = useCallback(
    (day: GridDay) => (
      <MovementsCell
        key={day.day}
        {...day}
        placed={placed}
        yachts={yachts}
        height={height}
        hours={hoursOf(day.day, today, { yachtId, type })}
      />
    ),
    [placed, yachts, height, today, yachtId, type],
  );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[72rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <MonthGrid
          weeks={weeks}
          date={date}
          today={today}
          placed={placed}
          busy={outdated}
          isKnown={!outdated}
          height={height}
          renderDay={renderDay}
          onDate={onDate}
        />
        <div data-paper="none" className="min-w-0">
          {outdated ? (
            <DayPanelSkeleton day={date} />
          ) : (
            <DayPanel day={date} placed={placedOn(placed, date)} hours={hoursOf(date, today, filter)} filter={filter} onClear={onClear} />
          )}
        </div>
      </div>
      {events && <PrintedEventsTable events={events} first={weeks[0]?.[0] ?? date} last={weeks.at(-1)?.at(-1) ?? date} />}
    </>
  );
}

/** The address of the hours of a day, which is omitted for today. */
function hoursOf(day: Day, today: Day, { yachtId, type }: EventFilter): ScheduleSearch {
  return { view: 'day', date: day === today ? undefined : day, yachtId, type };
}
