import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { alongGreatCircle, placeOf } from '#domain/shared/geo.ts';
import type { Position } from '#domain/shared/position.ts';
import type { Track } from '#domain/trips/track.ts';
import { meridian, parallel, roundDegrees, scaleOf, unbroken, viewOf, type ChartView } from './chart-scale.ts';
import { cellsIn, landQuery, pathsOf, type Cell } from './coast-query.ts';

type Dot = [left: number, top: number];
type Props = { from: Position | null; to: Position | null; fromName: string; toName: string; line: Track['line']; label: string };

const size = { width: 1000, height: 520 };

/** A small chart of a trip: its ends, the direct line between them, and the track if there is one. */
export function TripChart({ from, to, fromName, toName, line, label }: Props) {
  // The form changes with every letter, but the coast is redrawn only when the positions change.
  const { view, ends, direct, track } = useMemo(() => drawn(from, to, line), [from, to, line]);
  return (
    <div role="img" aria-label={label} className="relative overflow-hidden rounded-xl border bg-sea">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="block w-full"
      >
        <Grid view={view} />
        <Land view={view} />
        <path d={direct} vectorEffect="non-scaling-stroke" strokeWidth="1.5" strokeDasharray="1 6" className="stroke-ink-2" />
        <path d={track} vectorEffect="non-scaling-stroke" strokeWidth="5.5" className="stroke-surface" />
        <path d={track} vectorEffect="non-scaling-stroke" strokeWidth="2.5" className="stroke-accent" />
      </svg>
      <Degrees view={view} />
      {ends.from && <End at={ends.from} other={ends.to} name={fromName} look="border-accent bg-surface" />}
      {ends.to && <End at={ends.to} other={ends.from} name={toName} look="border-surface bg-accent" />}
      <Scale view={view} />
    </div>
  );
}

function drawn(from: Position | null, to: Position | null, line: Track['line']) {
  const way = from && to ? alongGreatCircle(from, to, 48) : [from, to].filter((end) => end !== null);
  const sailed = line.map((part) => part.map(placeOf));
  const places = unbroken([...way, ...sailed.flat()]);
  const view = viewOf(places, size);
  const dots = places.map(({ latitude, longitude }): Dot => view.project(longitude, latitude));
  let begin = way.length;
  const parts = sailed.map(({ length }) => dots.slice(begin, (begin += length)));
  return {
    view,
    ends: { from: from ? dots[0] : undefined, to: to ? dots[way.length - 1] : undefined },
    direct: pathOf(dots.slice(0, way.length)),
    track: parts.map(pathOf).join(''),
  };
}

function pathOf(dots: Dot[]): string {
  return dots.map(([left, top], index) => `${index === 0 ? 'M' : 'L'}${left.toFixed(1)} ${top.toFixed(1)}`).join('');
}

function Land({ view }: { view: ChartView }) {
  const cells = useMemo(() => cellsIn(view), [view]);
  const lands = useQueries({ queries: cells.map(landQuery) });
  return cells.map((cell, index) => {
    const rings = lands[index]?.data;
    return rings && <CellLand key={`${cell.level} ${cell.west} ${cell.south}`} cell={cell} rings={rings} view={view} />;
  });
}

function CellLand({ cell, rings, view }: { cell: Cell; rings: number[][]; view: ChartView }) {
  const { land, coast } = useMemo(() => pathsOf(cell, rings, view.project), [cell, rings, view]);
  return (
    <>
      {/* Its own thin edge covers the seam to the next cell. */}
      <path d={land} fillRule="evenodd" vectorEffect="non-scaling-stroke" strokeWidth="1" className="fill-land stroke-land" />
      <path d={coast} vectorEffect="non-scaling-stroke" strokeWidth="1" className="stroke-coast" />
    </>
  );
}

function Grid({ view }: { view: ChartView }) {
  const across = roundDegrees(view.south, view.north).map(
    (latitude) => `M0 ${view.project(view.west, latitude)[1].toFixed(1)}H${size.width}`,
  );
  const down = roundDegrees(view.west, view.east).map(
    (longitude) => `M${view.project(longitude, view.south)[0].toFixed(1)} 0V${size.height}`,
  );
  return <path d={[...across, ...down].join('')} vectorEffect="non-scaling-stroke" strokeWidth="1" className="stroke-sea-line" />;
}

/** The degrees of the grid's lines, at the left and the upper edge. */
function Degrees({ view }: { view: ChartView }) {
  return (
    <div aria-hidden className="tnum text-xs text-ink-2 max-sm:hidden">
      {roundDegrees(view.south, view.north).map((latitude) => (
        <span
          key={latitude}
          className="absolute left-2 -translate-y-1/2"
          style={{ top: percent(view.project(view.west, latitude)[1], size.height) }}
        >
          {parallel(latitude)}
        </span>
      ))}
      {roundDegrees(view.west, view.east).map((longitude) => (
        <span
          key={longitude}
          className="absolute top-1 -translate-x-1/2"
          style={{ left: percent(view.project(longitude, view.north)[0], size.width) }}
        >
          {meridian(longitude)}
        </span>
      ))}
    </div>
  );
}

/** One end of the trip. The northern name is above its dot and the southern one below, so that they don't collide. */
function End({ at: [left, top], other, name, look }: { at: Dot; other: Dot | undefined; name: string; look: string }) {
  const isAbove = other ? top <= other[1] : top > size.height / 4;
  const side = left < size.width * 0.2 ? '-left-1.5' : left > size.width * 0.8 ? '-right-1.5' : 'left-1/2 -translate-x-1/2';
  return (
    <div aria-hidden className="absolute" style={{ left: percent(left, size.width), top: percent(top, size.height) }}>
      <i className={`absolute size-3 -translate-1/2 rounded-full border-2 shadow-1 ${look}`} />
      {name && (
        <span
          className={`absolute max-w-40 truncate rounded-md bg-surface/90 px-1.5 py-0.5 text-xs font-medium whitespace-nowrap shadow-1 ${side} ${isAbove ? 'bottom-2.5' : 'top-2.5'}`}
        >
          {name}
        </span>
      )}
    </div>
  );
}

function Scale({ view }: { view: ChartView }) {
  const { miles, dots } = scaleOf(view, size.width / 5);
  return (
    <div aria-hidden className="absolute right-3 bottom-2 left-3 flex flex-col items-end text-xs text-ink-2">
      <span className="tnum">{miles.toLocaleString('en-US')} nm</span>
      <span className="h-1.5 border-x border-b border-ink-3" style={{ width: percent(dots, size.width) }} />
    </div>
  );
}

function percent(dots: number, of: number): string {
  return `${((dots / of) * 100).toFixed(3)}%`;
}
