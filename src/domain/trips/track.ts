import { nauticalMiles, placeOf } from '../shared/geo.ts';
import { z } from '../shared/zod.ts';

/** Latitude, longitude, and the moment in milliseconds if known. */
export type TrackPoint = [latitude: number, longitude: number, at: number | null];

/** Points recorded without a break. */
export type TrackSegment = TrackPoint[];

/**
 * The maximum number of points in a track: a fix every ten seconds for more than two days. Longer tracks stored under earlier limits stay
 * whole.
 */
export const maxTrackPoints = 20_000;

/** A track as returned: distance, time, and a simplified line for a small chart. The points themselves are in its GPX file. */
export const Track = z
  .object({
    id: z.int(),
    pointCount: z.int(),
    sailedMiles: z.number(),
    startedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    // The points of each segment, as latitude and longitude.
    line: z.array(z.array(z.array(z.number()).length(2))),
  })
  .meta({ id: 'Track' });
export type Track = z.infer<typeof Track>;

/** No yacht is faster, so a faster leg is a GPS jump. */
const maxKnots = 60;
const hour = 3_600_000;

/** The miles of all legs of a track, without gaps between segments and GPS jumps. */
export function sailedMiles(segments: TrackSegment[]): number {
  let sum = 0;
  for (const segment of segments) {
    for (let at = 1; at < segment.length; at++) sum += legMiles(segment[at - 1] as TrackPoint, segment[at] as TrackPoint);
  }
  return sum;
}

function legMiles(from: TrackPoint, to: TrackPoint): number {
  const miles = nauticalMiles(placeOf(from), placeOf(to));
  if (from[2] === null || to[2] === null) return miles;
  // Receivers round to whole seconds and may log several fixes in one.
  const hours = Math.max(1000, to[2] - from[2]) / hour;
  return miles / hours > maxKnots ? 0 : miles;
}

/** The first and the last recorded moment of a track. */
export function trackSpan(segments: TrackSegment[]): { startedAt: string | null; endedAt: string | null } {
  let [first, last] = [Infinity, -Infinity];
  for (const segment of segments) {
    for (const [, , at] of segment) {
      if (at === null) continue;
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
  }
  return first === Infinity
    ? { startedAt: null, endedAt: null }
    : { startedAt: new Date(first).toISOString(), endedAt: new Date(last).toISOString() };
}

/** The track simplified to few points, leaving out those too close together to matter on a small chart. */
export function lineOf(segments: TrackSegment[], maxPoints = 1000): Track['line'] {
  for (let gap = 0.0001; ; gap *= 2) {
    const line = segments.map((segment) => thinned(segment, gap));
    if (line.reduce((count, part) => count + part.length, 0) <= maxPoints || gap > 360) return line.slice(0, maxPoints);
  }
}

function thinned(segment: TrackSegment, gap: number): number[][] {
  const points: number[][] = [];
  segment.forEach(([latitude, longitude], index) => {
    const [before = Infinity, beside = Infinity] = points.at(-1) ?? [];
    const isEnd = index === segment.length - 1;
    if (isEnd || Math.abs(latitude - before) >= gap || Math.abs(longitude - beside) >= gap)
      points.push([rounded(latitude), rounded(longitude)]);
  });
  return points;
}

/** To five decimals, about one meter. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
