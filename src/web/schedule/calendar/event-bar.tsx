import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { Bar } from '#domain/schedule/week-bars.ts';
import { useDates } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { barColors, solidTone } from '../../ui/badge.tsx';
import { toneOf, workWords } from '../../words/event-words.tsx';
import type { PlacedEvent } from './event-days.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';

/** The height of a month's lane with its gap, and the top of the first, below the number of the day. */
const monthLane = { height: 20, top: 34 };
/** The height of a lane above the hours of a week, with its gap. */
export const weekLaneHeight = 22;

/** An event on the days of a week, for the eye only: the day beneath it has the words. */
export function EventBar({ bar, className = '' }: { bar: Bar<PlacedEvent>; className?: string }) {
  const now = useNow();
  return (
    <div
      aria-hidden
      className={`pointer-events-none h-4.5 ${barLook(bar)} ${className}`}
      style={{ ...barPlace(bar, now), top: monthLane.top + bar.lane * monthLane.height }}
    >
      <BarWords bar={bar} now={now} />
    </div>
  );
}

/** The same as a link to the event. */
export function EventBarLink({ bar }: { bar: Bar<PlacedEvent> }) {
  const { event } = bar.item;
  const dates = useDates();
  const now = useNow();
  return (
    <Link
      to="/schedule/$eventId"
      params={{ eventId: String(event.id) }}
      data-event={event.id}
      className={`h-5 -outline-offset-2 hover:brightness-97 dark:hover:brightness-125 ${barLook(bar)}`}
      style={{ ...barPlace(bar, now), top: bar.lane * weekLaneHeight }}
    >
      {/* What began before what is in sight still says what it is: beside the hours, which stay there. */}
      <BarWords bar={bar} now={now} className="sticky left-17" />
      <span className="sr-only">{[dates.period(event.startDate, event.endDate), workWords(event, now)].filter(Boolean).join(', ')}</span>
    </Link>
  );
}

function barLook({ begins, ends }: Bar<PlacedEvent>): string {
  return `absolute flex items-center overflow-clip px-2 text-xs font-medium ${begins ? 'rounded-l-md' : ''} ${ends ? 'rounded-r-md' : ''}`;
}

function barPlace({ item: { event }, from, to, begins, ends }: Bar<PlacedEvent>, now: Date): CSSProperties {
  const [before, after] = [begins ? 3 : 0, ends ? 4 : 0];
  return {
    ...barColors(toneOf(event, now)),
    left: `calc(${(from * 100) / 14}% + ${before}px)`,
    width: `calc(${((to - from + 1) * 100) / 14}% - ${before + after}px)`,
  };
}

function BarWords({
  bar: {
    item: { event },
    begins,
  },
  now,
  className = '',
}: {
  bar: Bar<PlacedEvent>;
  now: Date;
  className?: string;
}) {
  const yachtOf = useYachtWords();
  return (
    <>
      {begins && <i className={`absolute inset-y-0 left-0 w-[3px] ${solidTone[toneOf(event, now)]}`} />}
      <span className={`truncate ${className}`}>
        {yachtOf(event)} <span className="font-normal">{event.title}</span>
      </span>
    </>
  );
}
