import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
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

/** A month of the fleet, and beside it what happens on the day that is chosen. */
export function MonthView({ date, today, filter, onDate, onClear }: Props) {
  const timeZone = useTimeZone();
  const { yachtId, type } = filter;
  const weeks = monthWeeks(date);
  const events = useQuery(monthQuery(timeZone, date, filter));
  const placed = usePlaced(timeZone, events.data);
  const fleet = useFleet(filter.yachtId);
  // Where one type alone is read, nobody knows whether a yacht is free.
  const yachts = (filter.type === undefined && fleet.data?.rows) || null;
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
  const grid = { weeks, date, today, height, renderDay, onDate };
  return (
    <Loaded
      query={events}
      loading={<Sides grid={<MonthGrid {...grid} placed={[]} busy />} panel={<DayPanelSkeleton day={date} />} />}
      renderFailed={(retry) => (
        <div className="card">
          <ErrorState title="Error loading schedule data. Please try again later." onRetry={retry} />
        </div>
      )}
    >
      {(all) => (
        <>
          <Sides
            grid={<MonthGrid {...grid} placed={placed} busy={events.isPlaceholderData} />}
            panel={
              events.isPlaceholderData ? (
                <DayPanelSkeleton day={date} />
              ) : (
                <DayPanel
                  day={date}
                  placed={placedOn(placed, date)}
                  hours={hoursOf(date, today, filter)}
                  filter={filter}
                  onClear={onClear}
                />
              )
            }
          />
          <PrintedEventsTable events={all} first={weeks[0]?.[0] ?? date} last={weeks.at(-1)?.at(-1) ?? date} />
        </>
      )}
    </Loaded>
  );
}

/** The address of the hours of a day. Today goes without saying. */
function hoursOf(day: Day, today: Day, { yachtId, type }: EventFilter): ScheduleSearch {
  return { view: 'day', date: day === today ? undefined : day, yachtId, type };
}

function Sides({ grid, panel }: { grid: React.ReactNode; panel: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[72rem]:grid-cols-[minmax(0,1fr)_20rem]">
      {grid}
      <div data-paper="none" className="min-w-0">
        {panel}
      </div>
    </div>
  );
}
