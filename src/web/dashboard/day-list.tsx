import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { shownOnDashboard } from '#domain/dashboard/shown.ts';
import { dayPartLabels } from '#domain/schedule/day-parts.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { sayLongDay } from '../platform/day-words.ts';
import { partsOn, type PlacedEvent } from '../schedule/calendar/event-days.ts';
import { EventRow } from './event-row.tsx';
import { PanelEmpty, panelLink } from './panel.tsx';

/** How many events of a whole day are listed; the schedule has the rest. */
const maxPerDay = 5;

type Props = {
  day: Day;
  placed: PlacedEvent[];
  /** Whether the day is shown alone, without a calendar above it. */ isWhole: boolean;
};

/** What happens on one day, grouped as in the schedule: departures, returns, yachts at sea, and work. */
export function DayList({ day, placed, isWhole }: Props) {
  const parts = partsOn(placed, day);
  const total = parts.reduce((sum, { events }) => sum + events.length, 0);
  const max = isWhole ? maxPerDay : shownOnDashboard.events;
  const name = sayLongDay(day);
  if (total === 0) return <PanelEmpty icon={<CalendarDays />} title={`No events on ${name}`} />;
  return (
    <>
      <div className="flex h-9 items-center justify-between px-4 text-xs font-medium text-ink-2 sm:px-5">
        <h3>{name}</h3>
        {total > max && (
          <Link to="/schedule" search={{ view: 'day', date: day }} className={panelLink}>
            All {total} events
          </Link>
        )}
      </div>
      {firstOf(parts, max).map(({ part, events, count }) => (
        <section key={part} aria-label={dayPartLabels[part]}>
          <h4 className="flex h-7 items-center justify-between border-y bg-sunken px-4 text-xs font-medium text-ink-2 sm:px-5">
            {dayPartLabels[part]}
            <span className="tnum text-ink-3">{count}</span>
          </h4>
          <ul className="divide-y">
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The first so many events, group by group, each group with its total count. */
function firstOf(parts: ReturnType<typeof partsOn>, max: number) {
  let left = max;
  return parts.flatMap(({ part, events }) => {
    const visible = events.slice(0, left);
    left -= visible.length;
    return visible.length > 0 ? [{ part, events: visible, count: events.length }] : [];
  });
}
