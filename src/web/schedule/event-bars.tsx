import { barsPerDay, type Bar } from '#domain/schedule/week-bars.ts';
import { softTone, solidTone } from '../ui/badge.tsx';
import { eventWords } from './event-words.tsx';
import type { PlacedEvent } from './placed-events.ts';

/** How many lanes of a week are drawn. What lies deeper is counted. */
export const lanesShown = 3;

/** How many events of each day of a week aren't drawn. */
export function moreOn(bars: readonly Bar<PlacedEvent>[]): number[] {
  return barsPerDay(bars.filter(({ lane }) => lane >= lanesShown), 7);
}

const firstLaneAt = 36;
const laneHeight = 22;

/** An event on the days of a week: only to look at, the day beneath it says it in words. */
export function EventBar({ bar: { item: { event }, from, to, lane, begins, ends }, className = '' }: { bar: Bar<PlacedEvent>; className?: string }) {
  const { tone } = eventWords[event.type];
  const gap = (begins ? 3 : 0) + (ends ? 4 : 0);
  return (
    <div
      aria-hidden
      className={`pointer-events-none absolute flex h-5 items-center overflow-hidden px-2 text-2xs font-medium ${softTone[tone]} ${begins ? 'rounded-l-md' : ''} ${ends ? 'rounded-r-md' : ''} ${className}`}
      style={{ left: `calc(${(from * 100) / 7}% + ${begins ? 3 : 0}px)`, width: `calc(${((to - from + 1) * 100) / 7}% - ${gap}px)`, top: firstLaneAt + lane * laneHeight }}
    >
      {begins && <i className={`absolute inset-y-0 left-0 w-[3px] ${solidTone[tone]}`} />}
      <span className="truncate">{event.yachtName} <span className="font-normal">{event.title}</span></span>
    </div>
  );
}
