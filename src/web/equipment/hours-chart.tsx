import { hoursText } from '#domain/equipment/hours.ts';
import { useToday } from '../platform/dates.ts';
import { chartOf } from './hours-scale.ts';

/** The readings of twelve months as a line. The list beneath it has the figures. */
export function HoursChart({ name, readings }: { name: string; readings: readonly { at: string; hours: number }[] }) {
  const { points, low, high } = chartOf(readings, useToday());
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={`${name} over twelve months, from ${hoursText(low)} to ${hoursText(high)}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-24 w-full overflow-visible"
      >
        <line x1="0" x2="100" y1="100" y2="100" vectorEffect="non-scaling-stroke" className="stroke-line" />
        <polyline points={points} fill="none" vectorEffect="non-scaling-stroke" strokeWidth="2" className="stroke-current text-accent" />
      </svg>
      <figcaption className="tnum mt-1 flex justify-between text-xs text-ink-3">
        <span>12 months ago</span>
        <span>Today</span>
      </figcaption>
    </figure>
  );
}
