import { nauticalMiles } from '#domain/shared/geo.ts';
import type { Position } from '#domain/shared/position.ts';
import type { TrackPoint, TrackSegment } from '#domain/trips/track.ts';

const minute = 60_000;

/** The track a plotter would have recorded past these places: a fix every two minutes, at the speed that arrives on time. */
export function trackPast(places: Position[], departure: Date, arrival: Date): TrackSegment {
  const legs = places
    .slice(1)
    .map((to, index) => ({ from: places[index] as Position, to, miles: nauticalMiles(places[index] as Position, to) }));
  const whole = legs.reduce((sum, { miles }) => sum + miles, 0);
  const [start, end] = [departure.getTime(), arrival.getTime()];
  const fixes = Math.floor((end - start) / (2 * minute));
  return Array.from({ length: fixes + 1 }, (_, fix): TrackPoint => {
    const { latitude, longitude } = after((whole * fix) / fixes, legs);
    // The course wanders a little, except at the ends.
    const off = fix === 0 || fix === fixes ? 0 : 0.0006 * Math.sin(fix * 0.7) + 0.0009 * Math.sin(fix * 0.23);
    return [rounded(latitude + off), rounded(longitude - off / 2), start + fix * 2 * minute];
  });
}

type Leg = { from: Position; to: Position; miles: number };

/** The position after this many miles. */
function after(miles: number, legs: Leg[]): Position {
  let left = miles;
  for (const { from, to, miles: length } of legs) {
    if (left <= length) return between(from, to, left / length);
    left -= length;
  }
  return (legs.at(-1) as Leg).to;
}

function between(from: Position, to: Position, part: number): Position {
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
