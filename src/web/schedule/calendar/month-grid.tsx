import { memo, useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { addDays, addMonths, type Day } from '#domain/shared/calendar-days.ts';
import { packDays } from '#domain/schedule/week-bars.ts';
import { sayDay, sayMonth, weekOf } from '../../platform/day-words.ts';
import { DayCell } from './day-cell.tsx';
import { EventBar, monthLane } from './event-bar.tsx';
import { placedOn, type PlacedEvent } from './event-days.ts';

type Props = {
  weeks: Day[][];
  /** What it shows, where that isn't a month. */
  label?: string;
  date: Day;
  today: Day;
  placed: PlacedEvent[];
  busy: boolean;
  /** A part of a panel rather than one itself; a low one has room for dots alone. */
  within?: 'panel' | 'panel, low';
  /** How many lanes each week has for what is on its days. */
  lanes: number;
  onDate: (day: Day) => void;
};

/** The weeks of a month. One day is chosen; arrows move to the next, Home and End within the week, Page Up and Page Down by a month. */
export function MonthGrid({ weeks, label, date, today, placed, busy, within, lanes, onDate }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<Day>(null);

  // A key may lead to another month: its day is there to be focused only once that month is drawn.
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
      style={{ '--week': `${monthLane.top + lanes * monthLane.height + 4}px` } as CSSProperties}
      className={`overflow-hidden ${within ? 'border-b' : 'card'} ${busy ? 'animate-skeleton' : ''}`}
    >
      <div role="row" className="grid grid-cols-7 border-b text-xs font-medium text-ink-3">
        {weeks[0]?.map((day) => (
          <div key={day} role="columnheader" aria-label={sayDay(day, { weekday: 'long' })} className="px-2 py-2 sm:px-3">
            {sayDay(day, { weekday: 'short' })}
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
          lanes={within === 'panel, low' ? 0 : lanes}
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
  /** None where there is only room for dots. */
  lanes: number;
  onDate: (day: Day) => void;
};

// Another day chosen is news to two weeks at most: the others, with their hundreds of bars, stay as they are.
const Week = memo(function Week({ days, month, chosen, today, placed, lanes, onDate }: WeekProps) {
  const { bars, more } = useMemo(() => packDays(placed, days, lanes), [placed, days, lanes]);
  return (
    <div role="row" className="relative grid grid-cols-7 border-b last:border-b-0">
      {days.map((day, place) => (
        <DayCell
          key={day}
          day={day}
          inMonth={day.startsWith(month)}
          isChosen={day === chosen}
          isToday={day === today}
          touching={placedOn(placed, day)}
          more={more[place] ?? 0}
          isLow={lanes === 0}
          onChoose={() => onDate(day)}
        />
      ))}
      {bars.map((bar) => (
        <EventBar key={`${bar.item.event.id} ${bar.from}`} bar={bar} className="max-sm:hidden" />
      ))}
    </div>
  );
}, isSameWeek);

function isSameWeek(before: WeekProps, after: WeekProps) {
  return (
    before.days[0] === after.days[0] &&
    before.month === after.month &&
    before.chosen === after.chosen &&
    before.today === after.today &&
    before.lanes === after.lanes &&
    before.placed === after.placed
  );
}
