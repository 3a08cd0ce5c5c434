import { memo } from 'react';
import { addMonths, firstOfMonth, weekdayOf, type Day } from '#domain/shared/calendar-days.ts';
import type { DayLine } from '#domain/schedule/day-line.ts';
import { sayDay, sayMonth, sayWholeDay, weekOf } from '../../platform/day-words.ts';
import { headHeight, narrowDay, wideDay, type Measures } from './timeline-layout.ts';

type Props = { line: DayLine; from: number; to: number; measures: Measures; today: Day };

/** The days above the rows, under their months. Only those around what is seen are there. */
export const TimelineHeader = memo(function TimelineHeader({ line, from, to, measures: { day, side }, today }: Props) {
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-30 border-b bg-surface" style={{ height: headHeight }}>
      {daysBetween(from, to).map((index) => (
        <DayHead key={index} index={index} day={line.dayAt(index)} left={side + index * day} width={day} today={today} />
      ))}
      <Months line={line} from={from} to={to} day={day} side={side} />
      <div
        role="columnheader"
        aria-colindex={1}
        className="sticky left-0 z-10 flex h-full items-end border-r bg-surface px-3 pb-2.5 text-xs font-medium text-ink-3 sm:px-4"
        style={{ width: side }}
      >
        Yacht
      </div>
    </div>
  );
});

function DayHead({ index, day, left, width, today }: { index: number; day: Day; left: number; width: number; today: Day }) {
  const weekday = weekdayOf(day);
  const said = width >= narrowDay || day === weekOf(day);
  const name = width >= wideDay ? sayDay(day, { weekday: 'short' }) : sayDay(day, { weekday: 'narrow' });
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      aria-current={day === today ? 'date' : undefined}
      className={`absolute bottom-0 flex h-12 flex-col items-center justify-end gap-0.5 pb-1.5 text-2xs text-ink-3 ${weekday > 4 ? 'bg-weekend' : ''}`}
      style={{ left, width }}
    >
      <span className="sr-only">{sayWholeDay(day)}</span>
      {said && width >= narrowDay && <span aria-hidden>{name}</span>}
      {said && <Numeral day={day} today={day === today} bare={width < narrowDay} />}
      {!said && day === today && <i aria-hidden className="mb-2 size-2 rounded-full bg-accent" />}
    </div>
  );
}

function Numeral({ day, today, bare }: { day: Day; today: boolean; bare: boolean }) {
  const look = bare ? 'px-1 text-2xs font-medium' : 'size-6 text-xs font-semibold';
  return (
    <b
      aria-hidden
      className={`tnum grid place-items-center rounded-full ${look} ${today ? 'bg-accent text-on-primary' : bare ? 'text-ink-2' : 'text-ink'}`}
    >
      {Number(day.slice(8))}
    </b>
  );
}

/** A month's name stays beside the yachts for as long as one of its days is seen. */
function Months({ line, from, to, day, side }: { line: DayLine; from: number; to: number; day: number; side: number }) {
  return monthsBetween(line, from, to).map((month) => {
    const [starts, ends] = [line.indexOf(month), line.indexOf(addMonths(month, 1))];
    return (
      <div
        key={month}
        aria-hidden
        className="absolute top-0 h-5 border-l first-of-type:border-l-0"
        style={{ left: side + starts * day, width: (ends - starts) * day }}
      >
        <span className="tnum sticky inline-block px-2.5 pt-1.5 text-2xs font-medium whitespace-nowrap text-ink-2" style={{ left: side }}>
          {sayMonth(month)}
        </span>
      </div>
    );
  });
}

export function monthsBetween(line: DayLine, from: number, to: number): Day[] {
  const months = [];
  for (let month = firstOfMonth(line.dayAt(from)); line.indexOf(month) < to; month = addMonths(month, 1)) months.push(month);
  return months;
}

export function daysBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
