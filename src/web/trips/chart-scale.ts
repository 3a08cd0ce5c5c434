import type { Position } from '#domain/shared/position.ts';
import type { Bounds } from './coast-query.ts';

/** The area that a chart of this size in dots shows, and where a place is on it. */
export type ChartView = Bounds & {
  width: number;
  height: number;
  milesPerDot: number;
  project: (longitude: number, latitude: number) => [number, number];
};

const radians = Math.PI / 180;
const maxLatitude = 82;

/** The distance north of the equator on a Mercator chart, in degrees of longitude. */
function mercator(latitude: number): number {
  const held = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  return Math.log(Math.tan(Math.PI / 4 + (held * radians) / 2)) / radians;
}

function latitudeAt(northing: number): number {
  return (2 * Math.atan(Math.exp(northing * radians)) - Math.PI / 2) / radians;
}

/** The same places with longitudes that don't jump at the antimeridian: each is reached the short way from the one before. */
export function unbroken(places: Position[]): Position[] {
  let before = places[0]?.longitude ?? 0;
  return places.map(({ latitude, longitude }) => {
    before += ((((longitude - before) % 360) + 540) % 360) - 180;
    return { latitude, longitude: before };
  });
}

/** The view that contains all these places with a margin, at least a few miles across. */
export function viewOf(places: Position[], { width, height }: { width: number; height: number }): ChartView {
  const longitudes = places.map(({ longitude }) => longitude);
  const northings = places.map(({ latitude }) => mercator(latitude));
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...northings), Math.max(...northings)];
  const minHeight = 0.4;
  const dotsPerDegree = Math.min(width / Math.max((east - west) * 1.45, 0.01), height / Math.max((north - south) * 1.6, minHeight));
  const [left, top] = [(west + east) / 2 - width / 2 / dotsPerDegree, (south + north) / 2 + height / 2 / dotsPerDegree];
  return {
    width,
    height,
    west: left,
    east: left + width / dotsPerDegree,
    north: latitudeAt(top),
    south: latitudeAt(top - height / dotsPerDegree),
    milesPerDot: (60 * Math.cos(latitudeAt((south + north) / 2) * radians)) / dotsPerDegree,
    project: (longitude, latitude) => [(longitude - left) * dotsPerDegree, (top - mercator(latitude)) * dotsPerDegree],
  };
}

const gaps = [1 / 12, 1 / 6, 1 / 2, 1, 2, 5, 10, 20, 45];

/** The degrees at which a chart draws its grid: round ones, about four of them. */
export function roundDegrees(from: number, to: number): number[] {
  const gap = gaps.find((each) => (to - from) / each <= 5) ?? 45;
  const first = Math.ceil(from / gap);
  return Array.from({ length: Math.max(0, Math.floor(to / gap) - first + 1) }, (_, index) => (first + index) * gap);
}

const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** The longest round distance that fits into this many dots. */
export function scaleOf({ milesPerDot }: ChartView, dots: number): { miles: number; dots: number } {
  const miles = lengths.findLast((each) => each / milesPerDot <= dots) ?? 1;
  return { miles, dots: miles / milesPerDot };
}

/** "43°30′N" */
export function parallel(latitude: number): string {
  return inDegrees(latitude, 'N', 'S');
}

/** "7°30′E" */
export function meridian(longitude: number): string {
  return inDegrees(((((longitude + 180) % 360) + 360) % 360) - 180, 'E', 'W');
}

function inDegrees(degrees: number, plus: string, minus: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const words = `${Math.floor(minutes / 60)}°${minutes % 60 === 0 ? '' : `${String(minutes % 60).padStart(2, '0')}′`}`;
  return minutes === 0 ? words : `${words}${degrees < 0 ? minus : plus}`;
}
