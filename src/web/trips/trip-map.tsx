import { lazy, Suspense } from 'react';
import { initialCourse, milesInWords, nauticalMiles } from '#domain/shared/geo.ts';
import type { Position } from '#domain/shared/position.ts';
import type { Track } from '#domain/trips/track.ts';

// The chart loads only once a trip has positions.
const TripChart = lazy(() => import('./trip-chart.tsx').then((module) => ({ default: module.TripChart })));

type Props = { from: Position | null; to: Position | null; fromName: string; toName: string; track: Track | null };

const noLine: Track['line'] = [];

/** The route of a trip and its distance. Renders nothing until one of its ends has a position, or it has a track. */
export function TripMap({ from, to, fromName, toName, track }: Props) {
  if (!from && !to && !track) return null;
  const direct =
    from && to
      ? `${milesInWords(nauticalMiles(from, to))} direct, course ${String(Math.round(initialCourse(from, to)) % 360).padStart(3, '0')}°`
      : null;
  const distances = [track && `${milesInWords(track.sailedMiles)} sailed`, direct].filter((words) => words !== null);
  const names = [fromName, toName].filter((name) => name !== '').join(' to ');
  return (
    <figure>
      <Suspense fallback={<div className="aspect-[1000/520] rounded-xl border bg-sea" />}>
        <TripChart
          from={from}
          to={to}
          fromName={fromName}
          toName={toName}
          line={track?.line ?? noLine}
          label={`Chart: ${[names || 'this trip', ...distances].join(', ')}`}
        />
      </Suspense>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-ink-3">
        <span className="tnum text-nav font-medium text-ink-2">
          {distances.length > 0 ? distances.join(' · ') : 'The distance appears once both ends have a position.'}
        </span>
        <span>Not for navigation. Coast: Natural Earth</span>
      </figcaption>
    </figure>
  );
}
