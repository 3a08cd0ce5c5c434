import { CalendarDays } from 'lucide-react';
import type { Dossier } from '#domain/dossier/dossier.ts';
import { dayLineOf } from '#domain/schedule/day-line.ts';
import { laidOut } from '#domain/schedule/lanes.ts';
import { daysBetween, daysFrom, isWeekend, type Day } from '#domain/shared/calendar-days.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { sayWeekday } from '../../platform/day-words.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { StripBar } from '../../words/strip-bar.tsx';

/** What the yacht does in the days around an event, in the colors of the timeline: each bar links to its own page. */
export function DaysPanel({ dossier: { event, around } }: { dossier: Dossier }) {
  const line = dayLineOf(useTimeZone(), around.first);
  const days = daysFrom(around.first, daysBetween(around.first, around.last) + 1);
  return (
    <SidePanel title={`${event.yachtName} around these days`} icon={<CalendarDays />}>
      <div className="mt-3 overflow-x-auto">
        <div style={{ minWidth: days.length * minDayWidth }}>
          <Days days={days} />
          <ul className="relative flex h-9 divide-x overflow-hidden rounded-md border bg-sunken pointer-coarse:h-11">
            {days.map((day) => (
              <li key={day} aria-hidden className={`flex-1 ${isWeekend(day) ? 'bg-weekend' : ''}`} />
            ))}
            {laidOut(line, around.entries).map((laid) => (
              <StripBar
                key={laid.entry.id}
                laid={laid}
                days={days.length}
                minDaysForName={minDaysForName}
                isThis={laid.entry.id === event.id}
              />
            ))}
          </ul>
        </div>
      </div>
    </SidePanel>
  );
}

/** The width of a day in pixels, and the minimum length in days of a bar with a name. */
const minDayWidth = 24;
const minDaysForName = 2;

function Days({ days }: { days: readonly Day[] }) {
  const today = useToday();
  return (
    <p aria-hidden className="tnum flex text-xs text-ink-3">
      {days.map((day) => (
        <span key={day} className={`flex-1 pb-1 text-center ${day === today ? 'font-semibold text-accent' : ''}`}>
          <span className="max-sm:hidden">{sayWeekday(day, 'narrow')} </span>
          {Number(day.slice(8))}
        </span>
      ))}
    </p>
  );
}
