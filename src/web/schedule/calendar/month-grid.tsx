import { memo, useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, addMonths, type Day } from '#domain/shared/calendar-days.ts';
import { packDays } from '#domain/schedule/week-bars.ts';
import { sayMonth, sayWeekday, weekOf } from '../../platform/day-words.ts';
import { DayCell } from './day-cell.tsx';
import { EventBar } from './event-bar.tsx';
import { placedOn, type PlacedEvent } from './event-days.ts';

type Props = {
  weeks: Day[][];
  /** Its name, if it doesn't show a month. */
  label?: string;
  date: Day;
  today: Day;
  placed: PlacedEvent[];
  busy: boolean;
  /** Whether the events of these weeks have been loaded, so that a day without any has none. */
  isKnown: boolean;
  /** Whether it is part of a panel rather than a panel itself; a low one has room only for dots. */
  within?: 'panel' | 'panel, low';
  /** The height of a week, six lanes of bars by default, and how to draw its days, as bars or dots by default. */
  height?: number;
  renderDay?: (day: GridDay) => ReactNode;
  onDate: (day: Day) => void;
};

/** A day of the grid, and a callback that chooses it. */
export type GridDay = { day: Day; inMonth: boolean; isChosen: boolean; isToday: boolean; isKnown: boolean; onChoose: () => void };

/**
 * The weeks of a month with one day chosen. Arrow keys move to the next day, Home and End within the week, Page Up and Page Down by a
 * month.
 */
export function MonthGrid({ weeks, label, date, today, placed, busy, isKnown, within, height = 158, renderDay, onDate }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<Day>(null);

  // A key may move to another month: its day can be focused only once that month is rendered.
  useEffect(() => {
    if (wanted.current !== date) return;
    wanted.current = null;
    grid.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  });

  function move(event: KeyboardEvent) {
    const day = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAt(event.key, date);
    if (!day) return;
    event.preventDefault();
    wanted.current = day;
    onDate(day);
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label ?? sayMonth(date)}
      aria-busy={busy}
      onKeyDown={move}
      style={{ '--week': `${height}px` } as CSSProperties}
      className={`overflow-hidden ${within ? 'border-b' : 'card'} ${busy ? 'animate-skeleton' : ''}`}
    >
      <div role="row" className="grid grid-cols-7 border-b text-xs font-medium text-ink-3">
        {weeks[0]?.map((day) => (
          <div key={day} role="columnheader" aria-label={sayWeekday(day, 'long')} className="px-2 py-2 sm:px-3">
            {sayWeekday(day, 'short')}
          </div>
        ))}
      </div>
      {weeks.map((days) => (
        <Week
          key={days[0]}
          days={days}
          month={date.slice(0, 7)}
          chosen={days.includes(date) ? date : null}
          today={days.includes(today) ? today : null}
          placed={placed}
          isKnown={isKnown}
          lanes={within === 'panel' ? 6 : 0}
          renderDay={renderDay}
          onDate={onDate}
        />
      ))}
    </div>
  );
}

function dayAt(key: string, date: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return weekOf(date);
    case 'End':
      return addDays(weekOf(date), 6);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

type WeekProps = {
  days: Day[];
  month: string;
  chosen: Day | null;
  today: Day | null;
  placed: PlacedEvent[];
  isKnown: boolean;
  /** Undefined if there is no room for bars. */
  lanes: number;
  renderDay: ((day: GridDay) => ReactNode) | undefined;
  onDate: (day: Day) => void;
};

// Choosing another day rerenders at most two weeks: the others, with their hundreds of bars, stay the same.
const Week = memo(function Week({ days, month, chosen, today, placed, isKnown, lanes, renderDay, onDate }: WeekProps) {
  const { bars, more } = useMemo(() => packDays(placed, days, lanes), [placed, days, lanes]);
  return (
    <div role="row" className="relative grid grid-cols-7 border-b last:border-b-0">
      {days.map((day, place) => {
        const cell = {
          day,
          inMonth: day.startsWith(month),
          isChosen: day === chosen,
          isToday: day === today,
          isKnown,
          onChoose: () => onDate(day),
        };
        return (
          renderDay?.(cell) ?? <DayCell key={day} {...cell} touching={placedOn(placed, day)} more={more[place] ?? 0} isLow={lanes < 1} />
        );
      })}
      {bars.map((bar) => (
        <EventBar key={`${bar.item.event.id} ${bar.from}`} bar={bar} className="max-sm:hidden" />
      ))}
    </div>
  );
}, isSameWeek);

const comparedProps = ['month', 'chosen', 'today', 'placed', 'isKnown', 'renderDay'] as const;

function isSameWeek(before: WeekProps, after: WeekProps) {
  return before.days[0] === after.days[0] && comparedProps.every((each) => before[each] === after[each]);
}
