import { memo } from 'react';
import { weekdayOf, type Day } from '#domain/shared/calendar-days.ts';
import type { DayLine } from '#domain/schedule/day-line.ts';
import { useNow } from '../../platform/now.ts';
import type { Measures } from './timeline-layout.ts';
import { daysBetween, monthsBetween } from './timeline-header.tsx';

type Props = { line: DayLine; from: number; to: number; measures: Measures; waiting: Day[] };

/** What lies under the bars: weekends, where months begin, the present, and months that are still being read. */
export const DayGrid = memo(function DayGrid({ line, from, to, measures: { day, side }, waiting }: Props) {
  const now = line.placeOf(useNow().toISOString());
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
      {now > from && now < to && <i data-now className="absolute inset-y-0 w-px bg-accent" style={{ left: left(now) }} />}
    </div>
  );
});
