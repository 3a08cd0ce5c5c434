import { CalendarDays } from 'lucide-react';
import type { Around, Dossier } from '#domain/dossier/dossier.ts';
import { barFormOf, barWordsOf } from '#domain/schedule/bar-words.ts';
import { dayLineOf } from '#domain/schedule/day-line.ts';
import { laidOut, type Laid } from '#domain/schedule/lanes.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { daysBetween, daysFrom, isWeekend, type Day } from '#domain/shared/calendar-days.ts';
import { useDates, useTimeZone, useToday } from '../../platform/dates.ts';
import { sayWeekday } from '../../platform/day-words.ts';
import { useNow } from '../../platform/now.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { lookOfBar } from '../../words/event-bar.ts';
import { RecordLink } from '../../words/record-link.tsx';

/** What the yacht does in the days around an entry, in the colours of the timeline: each bar leads to its own page. */
export function DaysPanel({ dossier: { event, around } }: { dossier: Dossier }) {
  const line = dayLineOf(useTimeZone(), around.first);
  const days = daysFrom(around.first, daysBetween(around.first, around.last) + 1);
  return (
    <SidePanel title={`${event.yachtName} around these days`} icon={<CalendarDays />}>
      <div className="mt-3 overflow-x-auto">
        <div style={{ minWidth: days.length * leastWidth }}>
          <Days days={days} />
          <ul className="relative flex h-9 divide-x overflow-hidden rounded-md border bg-sunken pointer-coarse:h-11">
            {days.map((day) => (
              <li key={day} aria-hidden className={`flex-1 ${isWeekend(day) ? 'bg-weekend' : ''}`} />
            ))}
            {laidOut(line, around.entries).map((laid) => (
              <Bar key={laid.entry.id} laid={laid} days={days.length} isThis={laid.entry.id === event.id} />
            ))}
          </ul>
        </div>
      </div>
    </SidePanel>
  );
}

/** Of a day, in pixels, and of what says a name, in days. */
const leastWidth = 24;
const leastForWords = 2;

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

function Bar({ laid: { entry, from, to, lane, lanes }, days, isThis }: { laid: Laid<Around>; days: number; isThis: boolean }) {
  const form = barFormOf(entry, useNow());
  const dates = useDates();
  const { first } = barWordsOf({ ...entry, customerFullName: entry.party });
  const words = `${eventTypeLabels[entry.type]}: ${first}, ${dates.period(entry.startDate, entry.endDate)}`;
  const [left, right] = [Math.max(0, from), Math.min(days, to)];
  const at = (count: number) => `${(count / days) * 100}%`;
  const look = lookOfBar(entry, form);
  return (
    <li
      className="absolute overflow-hidden rounded-md text-xs"
      style={{
        left: at(left),
        width: `calc(${at(right - left)} - 1px)`,
        top: `${(lane / lanes) * 100}%`,
        height: `${100 / lanes}%`,
        ...look,
        ...(isThis && { boxShadow: 'inset 0 0 0 2px var(--accent)' }),
      }}
      title={words}
      aria-current={isThis || undefined}
    >
      <RecordLink kind="schedule" id={entry.id} className="flex size-full items-center rounded-md px-2 -outline-offset-2">
        <span className="sr-only">{words}</span>
        {lanes === 1 && right - left >= leastForWords && (
          <span aria-hidden className="truncate font-semibold">
            {first}
          </span>
        )}
      </RecordLink>
    </li>
  );
}
