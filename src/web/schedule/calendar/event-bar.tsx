import type { CSSProperties } from 'react';
import type { Bar } from '#domain/schedule/week-bars.ts';
import { useNow } from '../../platform/now.ts';
import { barColors, solidTone, type Tone } from '../../ui/badge.tsx';
import { toneOf } from '../../words/event-words.tsx';
import type { PlacedEvent } from './event-days.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';

/** The height of a month's lane with its gap, and the top of the first, below the number of the day. */
const monthLane = { height: 20, top: 34 };

/** An event on the days of a week, without text for screen readers: the day below has the words. */
export function EventBar({ bar, className = '' }: { bar: Bar<PlacedEvent>; className?: string }) {
  const tone = toneOf(bar.item.event, useNow());
  return (
    <div
      aria-hidden
      className={`pointer-events-none h-4.5 ${barLook(bar)} ${className}`}
      style={{ ...barPlace(bar, tone), top: monthLane.top + bar.lane * monthLane.height }}
    >
      <BarWords bar={bar} tone={tone} />
    </div>
  );
}

/** The look and the position of a bar, shared with its link. */
export function barLook({ begins, ends }: Bar<PlacedEvent>): string {
  return `absolute flex items-center overflow-clip px-2 text-xs font-medium ${begins ? 'rounded-l-md' : ''} ${ends ? 'rounded-r-md' : ''}`;
}

export function barPlace({ from, to, begins, ends }: Bar<PlacedEvent>, tone: Tone): CSSProperties {
  const [before, after] = [begins ? 3 : 0, ends ? 4 : 0];
  return {
    ...barColors(tone),
    left: `calc(${(from * 100) / 14}% + ${before}px)`,
    width: `calc(${((to - from + 1) * 100) / 14}% - ${before + after}px)`,
  };
}

/** The yacht and the title on a bar. */
export function BarWords({
  bar: {
    item: { event },
    begins,
  },
  tone,
  className = '',
}: {
  bar: Bar<PlacedEvent>;
  tone: Tone;
  className?: string;
}) {
  const yachtOf = useYachtWords();
  return (
    <>
      {begins && <i className={`absolute inset-y-0 left-0 w-[3px] ${solidTone[tone]}`} />}
      <span className={`truncate ${className}`}>
        {yachtOf(event)} <span className="font-normal">{event.title}</span>
      </span>
    </>
  );
}
