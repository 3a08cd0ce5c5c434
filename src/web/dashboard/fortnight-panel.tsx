import { Link } from '@tanstack/react-router';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { addDays, daysFrom, isWeekend, startOfDay, type Day } from '#domain/shared/calendar-days.ts';
import { fortnightDays } from '#domain/today/shown.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { useDates, useTimeZone } from '../platform/dates.ts';
import { sayWeekday } from '../platform/day-words.ts';
import { barColors } from '../ui/badge.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { ownToneOf } from '../words/event-words.tsx';
import { Panel, panelLink } from './panel.tsx';

type Row = Dashboard['fortnight']['rows'][number];
type Span = { days: Day[]; from: number; to: number };

/**
 * The next two weeks, a row for each yacht: what is booked, worked on and inspected. Rows are high enough for a finger or a pointer (WCAG
 * 2.2, 2.5.8).
 */
export function FortnightPanel({ fortnight: { rows, total }, first }: { fortnight: Dashboard['fortnight']; first: Day }) {
  const timeZone = useTimeZone();
  const at = (day: Day) => Date.parse(startOfDay(timeZone, day));
  const span = { days: daysFrom(first, fortnightDays), from: at(first), to: at(addDays(first, fortnightDays)) };
  return (
    <Panel
      title="Next 14 days"
      action={
        <Link to="/schedule" search={{ view: 'timeline' }} className={panelLink}>
          {total > rows.length ? `All ${total} yachts` : 'Timeline'}
        </Link>
      }
      className="max-sm:hidden"
    >
      <div className="px-4 pt-1 pb-3 sm:px-5">
        <Days span={span} />
        <ul>
          {rows.map((row) => (
            <Yacht key={row.id} row={row} span={span} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** In percent of the two weeks: a narrower bar has no room for a name. */
const minDaysForName = 6;

const columns = 'grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-2';

function Days({ span: { days } }: { span: Span }) {
  return (
    <div aria-hidden className={`${columns} h-5 text-xs text-ink-3`}>
      <span />
      <div className="tnum grid grid-flow-col auto-cols-fr">
        {days.map((day) => (
          <span key={day} className={isWeekend(day) ? 'font-medium text-ink-2' : ''}>
            {sayWeekday(day, 'narrow')}
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </div>
  );
}

function Yacht({ row, span }: { row: Row; span: Span }) {
  return (
    <li className={`${columns} h-6 pointer-coarse:h-11`}>
      <p className="truncate text-xs">
        <RecordLink kind="yacht" id={row.id}>
          {row.name}
        </RecordLink>
      </p>
      <div className="relative grid h-full grid-flow-col auto-cols-fr divide-x border-x">
        {span.days.map((day) => (
          <span key={day} className={isWeekend(day) ? 'bg-weekend' : ''} />
        ))}
        {row.entries.map((entry) => (
          <Bar key={entry.id} entry={entry} of={row.name} span={span} />
        ))}
      </div>
    </li>
  );
}

function Bar({ entry, of, span: { from, to } }: { entry: Row['entries'][number]; of: string; span: Span }) {
  const dates = useDates();
  const place = (at: string) => Math.min(100, Math.max(0, ((Date.parse(at) - from) / (to - from)) * 100));
  const [left, right] = [place(entry.startDate), place(entry.endDate)];
  const tone = ownToneOf(entry);
  const words = `${of}, ${eventTypeLabels[entry.type].toLowerCase()} ${entry.party ?? entry.title}, ${dates.period(entry.startDate, entry.endDate)}`;
  return (
    <span
      className="absolute inset-y-px flex min-w-1 items-center overflow-hidden rounded-sm text-xs"
      style={{ left: `${left}%`, width: `${right - left}%`, ...barColors(tone) }}
      title={words}
    >
      <RecordLink kind="schedule" id={entry.id} className="flex size-full min-w-0 items-center px-1">
        <span className="sr-only">{words}</span>
        {right - left > minDaysForName && (
          <span aria-hidden className="truncate">
            {entry.party ?? entry.title}
          </span>
        )}
      </RecordLink>
    </span>
  );
}
