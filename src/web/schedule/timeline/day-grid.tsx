import { memo } from 'react';
import { weekdayOf, type Day } from '#domain/shared/calendar-days.ts';
import type { DayLine } from '#domain/schedule/day-line.ts';
import type { Row } from './row-layout.ts';
import type { Measures } from './timeline-layout.ts';
import { daysBetween, monthsBetween } from './shown-days.ts';

type Props = {
  line: DayLine;
  from: number;
  to: number;
  measures: Measures;
  now: Date;
  rows: readonly Row[];
  wished: { from: number; nights: number } | null;
  waiting: Day[];
};

/** The background of the bars: weekends, the beginnings of months, row borders, the present, and months that are still loading. */
export const DayGrid = memo(function DayGrid({ line, from, to, measures: { day, side }, now, rows, wished, waiting }: Props) {
  const present = line.placeOf(now.toISOString());
  const left = (index: number) => side + index * day;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {daysBetween(from, to)
        .filter((index) => weekdayOf(line.dayAt(index)) === 5)
        .map((index) => (
          <i key={index} className="absolute inset-y-0 bg-weekend" style={{ left: left(index), width: 2 * day }} />
        ))}
      {monthsBetween(line, from, to).map((month) => (
        <i key={month} className="absolute inset-y-0 w-px bg-line" style={{ left: left(line.indexOf(month)) }} />
      ))}
      {waiting.map((month) => {
        const [starts, ends] = [Math.max(from, line.indexOf(month)), Math.min(to, line.indexOf(month) + 31)];
        return (
          <i
            key={month}
            className="absolute inset-y-0 animate-skeleton bg-line opacity-60"
            style={{ left: left(starts), width: Math.max(0, ends - starts) * day }}
          />
        );
      })}
      {wished && <i className="absolute inset-y-0 bg-accent-soft" style={{ left: left(wished.from), width: wished.nights * day }} />}
      {rows.map(({ yacht, top, height }) => (
        <i key={yacht.id} className="absolute inset-x-0 border-b" style={{ top, height }} />
      ))}
      {present > from && present < to && <i data-now className="absolute inset-y-0 w-px bg-accent" style={{ left: left(present) }} />}
    </div>
  );
});
