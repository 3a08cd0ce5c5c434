import type { Position } from './position.ts';

/** The earth's mean radius (IUGG) in nautical miles of 1,852 meters. */
const earthRadius = 3440.065;
const radians = Math.PI / 180;

/** The distance along the great circle, ignoring land in between. */
export function nauticalMiles(from: Position, to: Position): number {
  const [lat1, lat2] = [from.latitude * radians, to.latitude * radians];
  const halfNorth = Math.sin((lat2 - lat1) / 2);
  const halfEast = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const haversine = halfNorth ** 2 + Math.cos(lat1) * Math.cos(lat2) * halfEast ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The initial true course along the great circle, from 0 to below 360 degrees. */
export function initialCourse(from: Position, to: Position): number {
  const [lat1, lat2] = [from.latitude * radians, to.latitude * radians];
  const east = (to.longitude - from.longitude) * radians;
  const course =
    Math.atan2(Math.sin(east) * Math.cos(lat2), Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east)) /
    radians;
  return (course + 360) % 360;
}

/** Points along the great circle, both ends included, because a long one is a curve on a chart. */
export function alongGreatCircle(from: Position, to: Position, legs: number): Position[] {
  const whole = nauticalMiles(from, to) / earthRadius;
  const [start, end] = [vectorOf(from), vectorOf(to)];
  // There is no unique great circle between identical or opposite points.
  if (Math.sin(whole) < 1e-6) return [from, to];
  const between = Array.from({ length: legs - 1 }, (_, index) => {
    const part = (index + 1) / legs;
    const [a, b] = [Math.sin((1 - part) * whole), Math.sin(part * whole)];
    return positionOf(start.map((value, axis) => a * value + b * (end[axis] ?? 0)));
  });
  return [from, ...between, to];
}

/** "97.3 nm" */
export function milesInWords(miles: number): string {
  return `${miles.toLocaleString('en-US', { minimumFractionDigits: miles < 100 ? 1 : 0, maximumFractionDigits: miles < 100 ? 1 : 0 })} nm`;
}

/** The position of a point given as latitude, longitude and further values. */
export function placeOf([latitude, longitude]: readonly (number | null)[]): Position {
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

function vectorOf({ latitude, longitude }: Position): number[] {
  const [lat, lon] = [latitude * radians, longitude * radians];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

function positionOf([toZero = 0, toEast = 0, toPole = 0]: number[]): Position {
  return { latitude: Math.atan2(toPole, Math.hypot(toZero, toEast)) / radians, longitude: Math.atan2(toEast, toZero) / radians };
}
