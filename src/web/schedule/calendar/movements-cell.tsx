import { Link } from '@tanstack/react-router';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { isWeekend } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { useDates } from '../../platform/dates.ts';
import { sayWholeDay } from '../../platform/day-words.ts';
import { useNow } from '../../platform/now.ts';
import { solidTone } from '../../ui/badge.tsx';
import { toneOf, workWords } from '../../words/event-words.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { numberLook } from './day-cell.tsx';
import type { PlacedEvent } from './event-days.ts';
import { movementsOn } from './movement-days.ts';
import type { ScheduleSearch } from '../schedule-query.ts';
import type { GridDay } from './month-grid.tsx';

/** The yachts of the strip, in order; null if not all of their events are loaded. */
type StripYachts = readonly { id: number }[] | null;

type Props = GridDay & {
  placed: readonly PlacedEvent[];
  yachts: StripYachts;
  /** The height of its week, in pixels. */
  height: number;
  /** The address of its hours. */
  hours: ScheduleSearch;
};

/** The height above the trips of a day, and of each line. */
const aboveTrips = 64;
const line = 17;
const maxDots = 4;

/** A day of a month: how much of the fleet is busy, how many yachts come back and leave, the trips, and the work. */
export function MovementsCell({ day, inMonth, isChosen, isToday, isKnown, placed, yachts, height, hours, onChoose }: Props) {
  const { touching, returning, departing, trips, jobs, busy } = movementsOn(placed, day);
  const lines = Math.floor((height - aboveTrips) / line) - (jobs.length > 0 ? 1 : 0);
  const shownTrips = trips.length > lines ? trips.slice(0, lines - 1) : trips;
  const words = [
    sayWholeDay(day),
    several(touching, 'event') ?? (isKnown && 'no events'),
    returning > 0 && `${returning} returning`,
    departing > 0 && `${departing} departing`,
    several(jobs.filter(({ type }) => type !== 'other').length, 'job'),
  ];
  const id = useId();
  const more = useCellWords(trips, jobs, busy, yachts);
  return (
    <div
      role="gridcell"
      aria-describedby={more && id}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && onChoose()}
      className={`relative flex h-16 min-w-0 cursor-pointer flex-col gap-1 border-r p-1 text-left text-xs -outline-offset-2 transition-colors last:border-r-0 hover:bg-hover sm:h-(--week) ${isWeekend(day) ? 'bg-weekend' : ''}`}
    >
      <span className="sr-only">{words.filter(Boolean).join(', ')}</span>
      <span aria-hidden className="flex flex-wrap items-center justify-between gap-x-1">
        <span className={`tnum grid size-6 place-items-center rounded-full text-xs ${numberLook(isToday, inMonth, touching > 0)}`}>
          {Number(day.slice(8))}
        </span>
        <span className="tnum flex flex-col text-ink-2 sm:hidden">
          <Figure count={returning} icon={<ArrowDownRight className="size-3 text-ink-3" />} />
          <Figure count={departing} icon={<ArrowUpRight className="size-3 text-accent" />} />
        </span>
      </span>
      <span aria-hidden className="flex min-h-0 flex-1 flex-col gap-1 overflow-hidden px-0.5 max-sm:hidden">
        <Strip yachts={yachts} busy={busy} />
        {returning + departing > 0 && (
          // Only for the mouse: keyboard and screen reader users have the link to the day in the panel of the chosen day.
          <Link
            to="/schedule"
            search={hours}
            tabIndex={-1}
            onClick={(event) => event.stopPropagation()}
            className="tnum -mx-0.5 -my-1 flex flex-wrap gap-x-2 self-start rounded-md px-0.5 py-1 whitespace-nowrap text-ink-2 hover:text-accent hover:underline"
          >
            <Figure count={returning} icon={<ArrowDownRight className="size-3 text-ink-3" />} word="back" />
            <Figure count={departing} icon={<ArrowUpRight className="size-3 text-accent" />} word="out" />
          </Link>
        )}
        <span className="flex flex-col">
          {shownTrips.map((trip) => (
            <Trip key={trip.id} trip={trip} />
          ))}
          {trips.length > shownTrips.length && (
            <span className="truncate leading-[17px] text-ink-3">{several(trips.length - shownTrips.length, 'more trip')}</span>
          )}
        </span>
        <Jobs jobs={jobs} />
      </span>
      <span id={id} hidden>
        {more}
      </span>
      {isChosen && <i aria-hidden className="pointer-events-none absolute inset-0 z-10 border-2 border-accent" />}
    </div>
  );
}

function Figure({ count, icon, word = '' }: { count: number; icon: ReactNode; word?: string }) {
  return (
    count > 0 && (
      <span className="flex items-center gap-0.5">
        {icon}
        {count} {word}
      </span>
    )
  );
}

function Trip({ trip }: { trip: ScheduleEvent }) {
  const yachtOf = useYachtWords();
  return (
    // The time matters more than the end of a name.
    <span className="grid gap-1 leading-[17px]" style={{ gridTemplateColumns: 'minmax(2.25rem, 1fr) auto' }}>
      <span className="truncate font-medium">{yachtOf(trip)}</span>
      <span className="tnum truncate text-ink-2">{useDates().time(trip.startDate)}</span>
    </span>
  );
}

/** With more yachts than this the strip shows only a share: one segment each would be too narrow to see. */
const maxPieces = 24;

/** How much of the fleet is busy: one segment per yacht, if they fit. */
function Strip({ yachts, busy }: { yachts: StripYachts; busy: ReadonlySet<number> }) {
  if (!yachts) return null;
  if (yachts.length > maxPieces)
    return (
      <span className="flex h-1 shrink-0 bg-line">
        <i className="bg-ink-3" style={{ width: `${(busyOf(yachts, busy) * 100) / yachts.length}%` }} />
      </span>
    );
  return (
    <span className="flex h-1 shrink-0 gap-px">
      {yachts.map(({ id }) => (
        <i key={id} data-busy={busy.has(id)} className={`flex-1 ${busy.has(id) ? 'bg-ink-3' : 'bg-line'}`} />
      ))}
    </span>
  );
}

function Jobs({ jobs }: { jobs: readonly ScheduleEvent[] }) {
  const now = useNow();
  if (jobs.length === 0) return null;
  return (
    <span className="mt-auto flex items-center gap-1 pb-0.5">
      {jobs.slice(0, maxDots).map((job) => (
        <i key={job.id} data-job className={`size-1.5 shrink-0 rounded-full ${solidTone[toneOf(job, now)]}`} />
      ))}
      {jobs.length > maxDots && <span className="tnum text-ink-3">+{jobs.length - maxDots}</span>}
    </span>
  );
}

function busyOf(yachts: readonly { id: number }[], busy: ReadonlySet<number>): number {
  return yachts.filter(({ id }) => busy.has(id)).length;
}

/** What the strip, lines and dots show, for screen readers. */
function useCellWords(trips: ScheduleEvent[], jobs: ScheduleEvent[], busy: ReadonlySet<number>, yachts: StripYachts): string | undefined {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const now = useNow();
  const words = [
    yachts && `${busyOf(yachts, busy)} of ${several(yachts.length, 'yacht') ?? '0 yachts'} busy`,
    ...trips.map((trip) => `${yachtOf(trip)} ${dates.time(trip.startDate)}`),
    ...jobs.map((job) => [`${eventTypeLabels[job.type]}: ${job.title}`, yachtOf(job), workWords(job, now)].filter(Boolean).join(', ')),
  ];
  return words.filter(Boolean).join('. ') || undefined;
}
