import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { partOfDay } from '#domain/schedule/day-parts.ts';
import { isWeekend, type Day } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { sayWholeDay } from '../../platform/day-words.ts';
import { useNow } from '../../platform/now.ts';
import { solidTone } from '../../ui/badge.tsx';
import { toneOf } from '../../words/event-words.tsx';
import type { PlacedEvent } from './event-days.ts';

type Props = {
  day: Day;
  inMonth: boolean;
  isChosen: boolean;
  isToday: boolean;
  isKnown: boolean;
  touching: PlacedEvent[];
  /** How many of them aren't shown as bars. */
  more: number;
  isLow: boolean;
  onChoose: () => void;
};

/** A day of a month: departures, returns, and how many events don't fit. A frame above everything marks the chosen day. */
export function DayCell({ day, inMonth, isChosen, isToday, isKnown, touching, more, isLow, onChoose }: Props) {
  const now = useNow();
  const count = (part: string) => touching.filter((each) => partOfDay(each.event.type, each, day) === part).length;
  const [returning, departing] = [count('returning'), count('departing')];
  const words = [
    several(touching.length, 'event') ?? (isKnown && 'no events'),
    returning > 0 && `${returning} returning`,
    departing > 0 && `${departing} departing`,
  ];
  return (
    <button
      type="button"
      role="gridcell"
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className={`relative flex h-16 flex-col border-r p-1 text-left -outline-offset-2 transition-colors last:border-r-0 hover:bg-hover ${isLow ? '' : 'sm:h-(--week)'} ${isWeekend(day) ? 'bg-weekend' : ''}`}
    >
      <span className="sr-only">{[sayWholeDay(day), ...words.filter(Boolean)].join(', ')}</span>
      <span aria-hidden className="flex flex-wrap items-center justify-between gap-x-1">
        <span className={`tnum grid size-6 place-items-center rounded-full text-xs ${numberLook(isToday, inMonth, touching.length > 0)}`}>
          {Number(day.slice(8))}
        </span>
        <span className={`flex gap-0.5 max-sm:flex-col ${isLow ? '' : 'sm:hidden'}`}>
          {[...new Set(touching.map(({ event }) => toneOf(event, now)))].slice(0, 3).map((tone) => (
            <i key={tone} className={`size-1.5 rounded-full ${solidTone[tone]}`} />
          ))}
        </span>
        <span className="tnum flex gap-x-1 text-xs text-ink-2 max-sm:w-full max-sm:flex-col">
          {returning > 0 && (
            <span className="flex items-center">
              <ArrowDownLeft className="size-3 text-ink-3" />
              {returning}
            </span>
          )}
          {departing > 0 && (
            <span className="flex items-center">
              <ArrowUpRight className="size-3 text-accent" />
              {departing}
            </span>
          )}
        </span>
      </span>
      {more > 0 && !isLow && (
        <span aria-hidden className="tnum mt-auto px-0.5 text-xs text-ink-3 max-sm:hidden">
          {more} more
        </span>
      )}
      {isChosen && <i aria-hidden className="pointer-events-none absolute inset-0 z-10 border-2 border-accent" />}
    </button>
  );
}

/** The look of a day's number in its month. */
export function numberLook(isToday: boolean, inMonth: boolean, isBusy: boolean): string {
  if (isToday) return 'bg-accent text-on-primary';
  if (!inMonth) return 'text-ink-3';
  return isBusy ? 'text-ink font-semibold' : 'text-ink-2';
}
