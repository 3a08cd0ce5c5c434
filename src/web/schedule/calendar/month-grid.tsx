import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { addDays, addMonths, mondayOf, type Day } from '#domain/shared/calendar-days.ts';
import { packLanes, type Bar } from '#domain/schedule/week-bars.ts';
import { several } from '#domain/shared/words.ts';
import { solidTone } from '../../ui/badge.tsx';
import { sayDay, sayMonth, sayWholeDay } from '../../platform/day-words.ts';
import { EventBar, lanesShown, moreOn } from './event-bar.tsx';
import { toneOf } from '../../words/event-words.tsx';
import type { PlacedEvent } from './event-days.ts';

type Look = 'panel' | 'panel, low';

type Props = {
  weeks: Day[][];
  /** What it shows, where that isn't a month. */
  label?: string;
  date: Day;
  today: Day;
  placed: PlacedEvent[];
  busy: boolean;
  /** A part of a panel rather than one itself; a low one has room for dots alone. */
  within?: Look;
  onDate: (day: Day) => void;
};

/** The weeks of a month. One day is chosen; arrows move to the next, Home and End within the week, Page Up and Page Down by a month. */
export function MonthGrid({ weeks, label, date, today, placed, busy, within, onDate }: Props) {
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
          isLow={within === 'panel, low'}
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
      return mondayOf(date);
    case 'End':
      return addDays(mondayOf(date), 6);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

// Below the number of the day.
const firstLaneAt = 36;

type WeekProps = {
  days: Day[];
  month: string;
  chosen: Day | null;
  today: Day | null;
  placed: PlacedEvent[];
  isLow: boolean;
  onDate: (day: Day) => void;
};

// Another day chosen is news to two weeks at most: the others, with their hundreds of bars, stay as they are.
const Week = memo(function Week({ days, month, chosen, today, placed, isLow, onDate }: WeekProps) {
  const bars = useMemo(() => packLanes(placed, days), [placed, days]);
  const more = moreOn(bars);
  return (
    <div role="row" className="relative grid grid-cols-7 border-b last:border-b-0">
      {days.map((day, place) => (
        <DayCell
          key={day}
          day={day}
          inMonth={day.startsWith(month)}
          isChosen={day === chosen}
          isToday={day === today}
          bars={bars.filter(({ from, to }) => from <= place && place <= to)}
          more={more[place] ?? 0}
          isLow={isLow}
          onChoose={() => onDate(day)}
        />
      ))}
      {!isLow &&
        bars
          .filter(({ lane }) => lane < lanesShown)
          .map((bar) => <EventBar key={bar.item.event.id} bar={bar} top={firstLaneAt} className="max-sm:hidden" />)}
    </div>
  );
}, isSameWeek);

function isSameWeek(before: WeekProps, after: WeekProps) {
  return (
    before.days[0] === after.days[0] &&
    before.month === after.month &&
    before.chosen === after.chosen &&
    before.today === after.today &&
    before.isLow === after.isLow &&
    before.placed === after.placed
  );
}

type CellProps = {
  day: Day;
  inMonth: boolean;
  isChosen: boolean;
  isToday: boolean;
  bars: Bar<PlacedEvent>[];
  more: number;
  isLow: boolean;
  onChoose: () => void;
};

function DayCell({ day, inMonth, isChosen, isToday, bars, more, isLow, onChoose }: CellProps) {
  const look = isToday
    ? 'bg-accent text-on-primary'
    : inMonth && bars.length > 0
      ? 'text-ink font-semibold'
      : inMonth
        ? 'text-ink-2'
        : 'text-ink-3';
  const isWeekend = sayDay(day, { weekday: 'short' }).startsWith('S');
  return (
    <button
      type="button"
      role="gridcell"
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className={`flex h-14 flex-col items-start border-r p-1.5 text-left -outline-offset-2 transition-colors last:border-r-0 hover:bg-hover sm:p-2 ${isLow ? '' : 'sm:h-33'} ${isChosen ? 'bg-accent-soft' : isWeekend ? 'bg-sunken/60' : ''}`}
    >
      <span className="sr-only">
        {sayWholeDay(day)}, {several(bars.length, 'event') ?? 'no events'}
      </span>
      <span aria-hidden className={`tnum grid size-6 place-items-center rounded-full text-xs ${look}`}>
        {Number(day.slice(8))}
      </span>
      <span aria-hidden className={`mt-0.5 flex gap-0.5 px-0.5 ${isLow ? '' : 'sm:hidden'}`}>
        {bars.slice(0, lanesShown).map(({ item: { event } }) => (
          <i key={event.id} className={`size-1.5 rounded-full ${solidTone[toneOf(event)]}`} />
        ))}
      </span>
      {more > 0 && !isLow && (
        <span aria-hidden className="tnum mt-auto px-0.5 text-2xs text-ink-3 max-sm:hidden">
          {more} more
        </span>
      )}
    </button>
  );
}
