import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { barsPerDay, type Bar } from '#domain/schedule/week-bars.ts';
import { useDates } from '../../platform/dates.ts';
import { softTone, solidTone } from '../../ui/badge.tsx';
import { closedWords, toneOf } from '../../words/event-words.tsx';
import type { PlacedEvent } from './event-days.ts';

/** How many lanes of a week are drawn. What lies deeper is counted. */
export const lanesShown = 3;

/** How many events of each day of a week aren't drawn. */
export function moreOn(bars: readonly Bar<PlacedEvent>[]): number[] {
  return barsPerDay(
    bars.filter(({ lane }) => lane >= lanesShown),
    7,
  );
}

/** How high a lane is, with the gap beneath it. */
export const laneHeight = 22;

type Props = { bar: Bar<PlacedEvent>; top: number; className?: string };

/** An event on the days of a week: only to look at, the day beneath it says it in words. */
export function EventBar({ bar, top, className = '' }: Props) {
  return (
    <div aria-hidden className={`pointer-events-none ${barLook(bar)} ${className}`} style={barPlace(bar, top)}>
      <BarWords bar={bar} />
    </div>
  );
}

/** The same as a way to the event. */
export function EventBarLink({ bar, top }: Props) {
  const { event } = bar.item;
  const dates = useDates();
  return (
    <Link
      to="/schedule/$eventId"
      params={{ eventId: String(event.id) }}
      className={`-outline-offset-2 hover:brightness-97 dark:hover:brightness-125 ${barLook(bar)}`}
      style={barPlace(bar, top)}
    >
      {/* What began before what is in sight still says what it is: beside the hours, which stay there. */}
      <BarWords bar={bar} className="sticky left-17" />
      <span className="sr-only">{[dates.times(event.startDate, event.endDate), closedWords(event)].filter(Boolean).join(', ')}</span>
    </Link>
  );
}

function barLook({ item: { event }, begins, ends }: Bar<PlacedEvent>): string {
  return `absolute flex h-5 items-center overflow-clip px-2 text-2xs font-medium ${softTone[toneOf(event)]} ${begins ? 'rounded-l-md' : ''} ${ends ? 'rounded-r-md' : ''}`;
}

function barPlace({ from, to, lane, begins, ends }: Bar<PlacedEvent>, top: number): CSSProperties {
  const [before, after] = [begins ? 3 : 0, ends ? 4 : 0];
  return {
    left: `calc(${(from * 100) / 7}% + ${before}px)`,
    width: `calc(${((to - from + 1) * 100) / 7}% - ${before + after}px)`,
    top: top + lane * laneHeight,
  };
}

function BarWords({
  bar: {
    item: { event },
    begins,
  },
  className = '',
}: {
  bar: Bar<PlacedEvent>;
  className?: string;
}) {
  return (
    <>
      {begins && <i className={`absolute inset-y-0 left-0 w-[3px] ${solidTone[toneOf(event)]}`} />}
      <span className={`truncate ${className}`}>
        {event.yachtName} <span className="font-normal">{event.title}</span>
      </span>
    </>
  );
}
