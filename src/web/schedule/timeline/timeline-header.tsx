import { memo, type ReactNode } from 'react';
import { isWeekend, type Day } from '#domain/shared/calendar-days.ts';
import type { DayLine } from '#domain/schedule/day-line.ts';
import type { FleetDay } from '#domain/schedule/fleet-days.ts';
import { sayMonthName, sayShortDay, sayWeekday, sayWholeDay, weekOf } from '../../platform/day-words.ts';
import { MovementsRow } from './movements-row.tsx';
import { daysBetween } from './shown-days.ts';
import { daysHeight, narrowDay, numberedDay, wideDay, type Measures } from './timeline-layout.ts';

type Props = {
  line: DayLine;
  from: number;
  to: number;
  measures: Measures;
  today: Day;
  fleetDays: ReadonlyMap<number, FleetDay>;
  /** The number of yachts, in words. */
  count: string;
  corner: ReactNode;
};

/** The days above the rows, with the movements of the fleet. Only those around the visible days are rendered. */
export const TimelineHeader = memo(function TimelineHeader({ line, from, to, measures, today, fleetDays, count, corner }: Props) {
  const { day, side } = measures;
  return (
    <div role="rowgroup" data-head className="sticky top-0 z-30 border-b bg-surface">
      <div role="row" aria-rowindex={1} className="relative" style={{ height: daysHeight }}>
        {daysBetween(from, to).map((index) => (
          <DayHead key={index} index={index} day={line.dayAt(index)} left={side + index * day} width={day} today={today} />
        ))}
        <div
          role="columnheader"
          aria-colindex={1}
          className="sticky left-0 z-10 flex h-full items-center justify-between border-r bg-surface px-3 text-xs font-medium text-ink-3"
          style={{ width: side }}
        >
          <span className="max-sm:sr-only">Yacht</span>
          {corner}
        </div>
      </div>
      <MovementsRow line={line} from={from} to={to} measures={measures} today={today} fleetDays={fleetDays} count={count} />
    </div>
  );
});

type DayHeadProps = { index: number; day: Day; left: number; width: number; today: Day };

const DayHead = memo(function DayHead({ index, day, left, width, today }: DayHeadProps) {
  const isToday = day === today;
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      aria-current={isToday ? 'date' : undefined}
      className={`absolute inset-y-0 flex items-center justify-center gap-1 text-xs whitespace-nowrap ${isWeekend(day) ? 'bg-weekend text-ink-2' : 'text-ink-2'}`}
      style={{
        left,
        width,
        boxShadow: isToday ? 'inset 0 2px 0 var(--accent)' : day.endsWith('-01') ? 'inset 1px 0 0 var(--line)' : undefined,
      }}
    >
      <span className="sr-only">{sayWholeDay(day)}</span>
      <DayName day={day} width={width} isToday={isToday} />
    </div>
  );
});

/** The label of a day as far as it fits: its number, or only the first day of each week. The first of a month names the month. */
function DayName({ day, width, isToday }: { day: Day; width: number; isToday: boolean }) {
  const isFirst = day.endsWith('-01');
  if (width < numberedDay) {
    if (isToday) return <i aria-hidden className="size-2 rounded-full bg-accent" />;
    // It extends over the days after it.
    return (
      day === weekOf(day) && (
        <span aria-hidden className="tnum absolute left-0.5">
          {sayShortDay(day)}
        </span>
      )
    );
  }
  if (width < narrowDay)
    return (
      <b aria-hidden className={`tnum ${isToday ? 'rounded bg-accent px-px text-on-primary' : 'font-normal'}`}>
        {Number(day.slice(8))}
      </b>
    );
  const weekday = sayWeekday(day, width >= wideDay ? 'short' : 'narrow');
  return (
    <span aria-hidden className="tnum flex items-center gap-1">
      {(width >= wideDay || !isFirst) && weekday}
      {isFirst && sayMonthName(day, 'short')}
      <b className={`font-semibold ${isToday ? 'grid size-6 place-items-center rounded-full bg-accent text-on-primary' : 'text-ink'}`}>
        {Number(day.slice(8))}
      </b>
    </span>
  );
}
