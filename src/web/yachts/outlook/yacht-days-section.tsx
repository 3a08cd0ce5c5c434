import { Link } from '@tanstack/react-router';
import { barFormOf, barWordsOf } from '#domain/schedule/bar-words.ts';
import { dayLineOf, type DayLine } from '#domain/schedule/day-line.ts';
import { laidOut, type Laid } from '#domain/schedule/lanes.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { can } from '#domain/session/permissions.ts';
import { firstOfMonth, addMonths, weekdayOf, type Day } from '#domain/shared/calendar-days.ts';
import type { OutlookEntry, YachtOutlook } from '#domain/today/outlook.ts';
import { outlookDays } from '#domain/today/shown.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { sayMonthName } from '../../platform/day-words.ts';
import { useNow } from '../../platform/now.ts';
import { useUser } from '../../platform/session.tsx';
import { lookOfBar } from '../../words/event-bar.ts';
import { RecordLink } from '../../words/record-link.tsx';
import { YachtFigures } from './yacht-figures.tsx';

/** Her next 90 days in one strip, as the timeline draws them, and the figures of her year. */
export function YachtDaysSection({ yacht, outlook }: { yacht: Yacht; outlook: YachtOutlook }) {
  const line = dayLineOf(useTimeZone(), outlook.day);
  return (
    <section aria-label={`${outlookDays} days`} className="card grid gap-3 px-4 py-3 sm:px-5">
      <div className="grid gap-x-4 gap-y-1 md:grid-cols-[auto_minmax(0,1fr)]">
        <h3 className="pt-1.5 text-nav font-semibold max-md:sr-only">{outlookDays} days</h3>
        {outlook.entries.length === 0 ? (
          <NothingAhead yacht={yacht} />
        ) : (
          <div className="overflow-x-auto">
            <div style={{ minWidth: 720 }}>
              <ul
                aria-label={`The next ${outlookDays} days of ${yacht.name}`}
                className="relative h-7.5 overflow-clip rounded-md bg-sunken pointer-coarse:min-h-11"
              >
                <Weekends line={line} />
                {laidOut(line, outlook.entries).map((laid) => (
                  <Bar key={laid.entry.id} laid={laid} />
                ))}
              </ul>
              <Months first={outlook.day} line={line} />
            </div>
          </div>
        )}
      </div>
      <YachtFigures yacht={yacht} outlook={outlook} />
    </section>
  );
}

const percent = (days: number) => `${(Math.min(outlookDays, Math.max(0, days)) / outlookDays) * 100}%`;

/** In days: in less, a name would be a letter. */
const leastForWords = 4;

function Bar({ laid: { entry, from, to, lane, lanes } }: { laid: Laid<OutlookEntry> }) {
  const form = barFormOf(entry, useNow());
  const times = useDates().period(entry.startDate, entry.endDate);
  const { first } = barWordsOf({ ...entry, customerFullName: entry.party });
  const words = [`${eventTypeLabels[entry.type]}: ${first}`, times, form === 'aboard' && 'aboard'].filter(Boolean).join(', ');
  return (
    <li
      className="absolute min-w-1 overflow-hidden rounded-md text-xs"
      style={{
        left: percent(from),
        width: `calc(${percent(to - Math.max(0, from))} - 1px)`,
        top: `${(lane / lanes) * 100}%`,
        height: `${100 / lanes}%`,
        ...lookOfBar(entry, form),
      }}
      title={words}
    >
      <RecordLink kind="schedule" id={entry.id} className="flex size-full items-center rounded-md px-1.5 -outline-offset-2">
        <span className="sr-only">{words}</span>
        {lanes === 1 && to - Math.max(0, from) >= leastForWords && (
          <span aria-hidden className="truncate font-semibold">
            {first}
          </span>
        )}
      </RecordLink>
    </li>
  );
}

function Weekends({ line }: { line: DayLine }) {
  const saturdays = Array.from({ length: outlookDays }, (_, at) => at).filter((at) => weekdayOf(line.dayAt(at)) === 5);
  return saturdays.map((at) => (
    <li key={at} aria-hidden className="absolute inset-y-0 border-x bg-weekend" style={{ left: percent(at), width: percent(2) }} />
  ));
}

/** Each month at its first day, the one under way at today. */
function Months({ first, line }: { first: Day; line: DayLine }) {
  const starts = [first, ...[1, 2, 3].map((months) => addMonths(firstOfMonth(first), months))];
  return (
    <p aria-hidden className="relative mt-0.5 h-4 text-xs text-ink-3">
      {starts
        .map((day) => ({ day, at: line.indexOf(day) }))
        .filter(({ at }, index) => at < outlookDays - 3 && (index !== 0 || line.indexOf(starts[1] as Day) > 5))
        .map(({ day, at }) => (
          <span key={day} className="absolute" style={{ left: percent(at) }}>
            {day === first ? 'Today' : sayMonthName(day, 'short')}
          </span>
        ))}
    </p>
  );
}

/** What an empty calendar says, and what to do about it. */
function NothingAhead({ yacht }: { yacht: Yacht }) {
  return (
    <p className="flex min-h-9 flex-wrap items-center justify-center gap-x-3 rounded-md border border-dashed border-line-strong px-3 text-nav text-ink-2">
      Every day is free.
      {can(useUser(), 'schedule:write') && (
        <Link
          to="/schedule/new"
          search={{ yachtId: yacht.id, type: 'charter', duration: 'charter' }}
          className="inline-flex items-center rounded-sm font-medium text-accent hover:underline"
        >
          Take the first booking
        </Link>
      )}
    </p>
  );
}
