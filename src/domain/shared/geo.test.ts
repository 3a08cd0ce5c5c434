import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alongGreatCircle, initialCourse, milesInWords, nauticalMiles } from './geo.ts';
import { Position } from './position.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const halfTheEarth = Math.PI * 3440.065;

describe('the distance', () => {
  test.each([
    ['Antibes to Monaco', at(43.585, 7.128), at(43.7347, 7.4206), 15.57, 54.6],
    ['Palma to Ibiza', at(39.56, 2.63), at(38.91, 1.44), 67.72, 235.2],
    ['Fort Lauderdale to Nassau', at(26.1, -80.12), at(25.08, -77.34), 162.51, 111.5],
    ['across the antimeridian', at(-17.5, 178), at(-17.5, -178), 229.04, 90.6],
    ['a degree along the equator', at(0, 0), at(0, 1), 60.04, 90],
  ])('%s is known', (_where, from, to, miles, course) => {
    expect(nauticalMiles(from, to)).toBeCloseTo(miles, 2);
    expect(initialCourse(from, to)).toBeCloseTo(course, 1);
  });

  test('is the same both ways, zero from a place to itself, and never more than half the globe', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const miles = nauticalMiles(one, other);
        expect(miles).toBeCloseTo(nauticalMiles(other, one), 6);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(halfTheEarth + 1e-6);
        expect(nauticalMiles(one, one)).toBe(0);
      }),
    );
  });

  test('is never longer than through a third place', () => {
    // Opposite sides of the globe are only accurate to a few meters.
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (one, other, third) => {
        expect(nauticalMiles(one, other)).toBeLessThanOrEqual(nauticalMiles(one, third) + nauticalMiles(third, other) + 1e-3);
      }),
    );
  });

  test('is the sum of the legs along its great circle', () => {
    fc.assert(
      fc.property(anywhere, anywhere, fc.integer({ min: 2, max: 40 }), (one, other, legs) => {
        const way = alongGreatCircle(one, other, legs);
        const sum = way.slice(1).reduce((miles, place, index) => miles + nauticalMiles(way[index] as Position, place), 0);
        expect(Math.abs(sum - nauticalMiles(one, other))).toBeLessThan(1e-3);
        for (const place of way) expect(Position.safeParse(place).success).toBe(true);
      }),
    );
  });

  test.each([
    [0, '0.0 nm'],
    [8.04, '8.0 nm'],
    [99.96, '100.0 nm'],
    [162.51, '163 nm'],
    [2731.4, '2,731 nm'],
  ])('of %d miles reads %s', (miles, words) => {
    expect(milesInWords(miles)).toBe(words);
  });
});

test.each([
  [{ latitude: 90.01, longitude: 0 }, 'Latitude goes from 90° south to 90° north'],
  [{ latitude: 0, longitude: -180.5 }, 'Longitude goes from 180° west to 180° east'],
  [{ latitude: 43.5 }, 'A position needs a latitude and a longitude'],
  [{ latitude: NaN, longitude: 7 }, 'A position needs a latitude and a longitude'],
  ['43.5, 7', 'A position needs a latitude and a longitude'],
])('%j is no position', (given, message) => {
  expect(Position.safeParse(given).error?.issues[0]?.message).toBe(message);
});
