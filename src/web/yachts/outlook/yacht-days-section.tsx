import { Link } from '@tanstack/react-router';
import { dayLineOf, type DayLine } from '#domain/schedule/day-line.ts';
import { laidOut } from '#domain/schedule/lanes.ts';
import { can } from '#domain/session/permissions.ts';
import { firstOfMonth, addMonths, weekdayOf, type Day } from '#domain/shared/calendar-days.ts';
import type { YachtOutlook } from '#domain/today/outlook.ts';
import { outlookDays } from '#domain/today/shown.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { sayMonthName } from '../../platform/day-words.ts';
import { useUser } from '../../platform/session.tsx';
import { StripBar } from '../../words/strip-bar.tsx';
import { YachtFigures } from './yacht-figures.tsx';

/** Her next 90 days in one strip, as on the timeline, and the figures of her year. */
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
                  <StripBar key={laid.entry.id} laid={laid} days={outlookDays} minDaysForName={minDaysForName} saysAboard />
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

/** In fewer days, a name would be a single letter. */
const minDaysForName = 4;

function Weekends({ line }: { line: DayLine }) {
  const saturdays = Array.from({ length: outlookDays }, (_, at) => at).filter((at) => weekdayOf(line.dayAt(at)) === 5);
  return saturdays.map((at) => (
    <li key={at} aria-hidden className="absolute inset-y-0 border-x bg-weekend" style={{ left: percent(at), width: percent(2) }} />
  ));
}

/** Each month at its first day, the current one at today. */
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

/** The message of an empty calendar, and what to do about it. */
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
