import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nauticalMiles } from '../shared/geo.ts';
import { lineOf, sailedMiles, trackSpan, type TrackPoint, type TrackSegment } from './track.ts';

const second = 1000;
const fixes = (third: number): TrackSegment => [
  [43, 7, 0],
  [43.001, 7, 20 * second],
  [third, 7, 40 * second],
  [43.002, 7, 60 * second],
];
const aTenthNorth: TrackSegment = [
  [43, 7, null],
  [43.1, 7, null],
];
const aPoint: fc.Arbitrary<TrackPoint> = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.option(fc.integer({ min: 0, max: 4e12 })),
);

describe('the sailed distance', () => {
  test('is the sum of the legs within segments, without the gaps between them', () => {
    const leg = nauticalMiles({ latitude: 43, longitude: 7 }, { latitude: 43.1, longitude: 7 });
    expect(sailedMiles([aTenthNorth])).toBeCloseTo(leg, 9);
    expect(
      sailedMiles([
        aTenthNorth,
        [
          [43.5, 7, null],
          [43.6, 7, null],
        ],
      ]),
    ).toBeCloseTo(2 * leg, 9);
    expect(sailedMiles([[[43, 7, null]]])).toBe(0);
  });

  test('leaves out jumps that no yacht can make', () => {
    expect(sailedMiles([fixes(48)])).toBeCloseTo(0.06, 2);
    expect(sailedMiles([fixes(43.0015)])).toBeCloseTo(0.12, 2);
  });

  test('counts several fixes within one second', () => {
    const halfSeconds = Array.from({ length: 11 }, (_, index): TrackPoint => [43 + index * 0.00007, 7, Math.floor(index / 2) * second]);
    expect(sailedMiles([halfSeconds])).toBeCloseTo(nauticalMiles({ latitude: 43, longitude: 7 }, { latitude: 43.0007, longitude: 7 }), 4);
  });

  test('is at least the direct distance from end to end without known times', () => {
    fc.assert(
      fc.property(fc.array(aPoint, { minLength: 2, maxLength: 30 }), (points) => {
        const timeless = points.map(([latitude, longitude]): TrackPoint => [latitude, longitude, null]);
        const [first, last] = [timeless[0] as TrackPoint, timeless.at(-1) as TrackPoint];
        expect(sailedMiles([timeless])).toBeGreaterThanOrEqual(
          nauticalMiles({ latitude: first[0], longitude: first[1] }, { latitude: last[0], longitude: last[1] }) - 1e-6,
        );
      }),
    );
  });
});

test('the span of a track is from its earliest moment to its latest, or none', () => {
  expect(
    trackSpan([
      [
        [1, 1, null],
        [1, 1, 5 * second],
      ],
      [[1, 1, 2 * second]],
    ]),
  ).toEqual({ startedAt: '1970-01-01T00:00:02.000Z', endedAt: '1970-01-01T00:00:05.000Z' });
  expect(trackSpan([aTenthNorth])).toEqual({ startedAt: null, endedAt: null });
});

test('a simplified line keeps the ends of a track, and has at most a thousand points', () => {
  fc.assert(
    fc.property(fc.array(aPoint, { minLength: 2, maxLength: 3000 }), (points) => {
      const [part = []] = lineOf([points]);
      expect(part.length).toBeLessThanOrEqual(1000);
      for (const [end, point] of [
        [part[0], points[0]],
        [part.at(-1), points.at(-1)],
      ]) {
        expect(Math.abs((end?.[0] ?? NaN) - (point?.[0] ?? NaN))).toBeLessThan(0.00001);
        expect(Math.abs((end?.[1] ?? NaN) - (point?.[1] ?? NaN))).toBeLessThan(0.00001);
      }
    }),
    { numRuns: 30 },
  );
});
