import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionInWords, readPosition } from './position-text.ts';
import { Position } from './position.ts';

const tidy = (max: number) => fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true, noDefaultInfinity: true });

describe('a typed position', () => {
  test.each([
    "43°33.2'N 7°1.1'E",
    '43 33.2 N, 7 1.1 E',
    "N43°33.2' E7°1.1'",
    "n 43° 33.2' e 7° 1.1'",
    '43°33′12″N 7°1′6″E',
    '43º33’12”n, 7º1’6”e',
    "7°1.1'E 43°33.2'N",
    '43 33,2 N 7 1,1 E',
    "43°33,2'N; 7°1,1'E",
    '43 33.2, 7 1.1',
    "43°33'12''N 7°01'06''E",
  ])('is read in degrees and minutes: %s', (typed) => {
    const { position } = readPosition(typed);
    expect(position?.latitude).toBeCloseTo(43.553333, 5);
    expect(position?.longitude).toBeCloseTo(7.018333, 5);
  });

  test.each([
    ['43.553,7.018', 43.553, 7.018],
    ['43.553 7.018', 43.553, 7.018],
    [' 43.553 , 7.018 ', 43.553, 7.018],
    ['43,553 7,018', 43.553, 7.018],
    ['43,553; 7,018', 43.553, 7.018],
    ['43.553N 7.018E', 43.553, 7.018],
    ['-17.5, 178', -17.5, 178],
    ['−17.5 +178', -17.5, 178],
    ['17.5 S 178 W', -17.5, -178],
    ['0, 0', 0, 0],
    ['0°S 0°W', 0, 0],
    ['90 N 180 E', 90, 180],
    ['43,7', 43, 7],
    ["33°51'S 151°12'E", -33.85, 151.2],
  ])('is read in decimals: %s', (typed, latitude, longitude) => {
    expect(readPosition(typed).position).toEqual({ latitude, longitude });
  });

  test.each([
    ['999, 7', 'Latitude goes from 90° south to 90° north'],
    ["90°0.1'N 7°E", 'Latitude goes from 90° south to 90° north'],
    ['43, 181', 'Longitude goes from 180° west to 180° east'],
    ["43°61'N 7°1'E", 'Minutes and seconds are less than 60'],
    [`43°3'60"N 7°1'E`, 'Minutes and seconds are less than 60'],
  ])('%s is refused for its content', (typed, fault) => {
    expect(readPosition(typed)).toEqual({ fault });
  });

  test.each([
    '',
    'Antibes',
    '43',
    '43.5 7 12',
    '43, 7, 12',
    '43N 7N',
    '43E 7E',
    '43N 7',
    'N43N 7E',
    '-43N 7E',
    "43.5°30'N 7E",
    'NaN, NaN',
    'Infinity 7',
    '1e1, 7',
    '0x10, 7',
    '43..5 7',
    '43°33.2.1N 7E',
    "43''N 7E",
  ])('%j isn’t a position, and the refusal gives an example', (typed) => {
    expect(readPosition(typed).fault).toContain("43°33.2'N 7°1.1'E");
  });

  test('reads back as formatted', () => {
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const { position } = readPosition(positionInWords({ latitude, longitude }));
        // The tolerance is half a thousandth of a minute.
        expect(Math.abs((position?.latitude ?? NaN) - latitude)).toBeLessThan(8.4e-6);
        expect(Math.abs((position?.longitude ?? NaN) - longitude)).toBeLessThan(8.4e-6);
      }),
    );
  });

  test('reads back exactly if it is decimal', () => {
    fc.assert(
      fc.property(tidy(90), tidy(180), (latitude, longitude) => {
        expect(readPosition(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`).position).toEqual({
          latitude: latitude + 0,
          longitude: longitude + 0,
        });
      }),
    );
  });

  test('is either a position on the globe or a sentence, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9.,;°'" NSEW]{0,30}$/)), (typed) => {
        const { position, fault } = readPosition(typed);
        expect(position === undefined ? /^[A-Z]/.test(fault ?? '') : Position.safeParse(position).success).toBe(true);
      }),
    );
  });
});

test.each([
  [{ latitude: 43.553333333, longitude: 7.0183333 }, "43°33.200'N 7°01.100'E"],
  [{ latitude: -0.9999999, longitude: -180 }, "1°00.000'S 180°00.000'W"],
  [{ latitude: -0.000000001, longitude: 0 }, "0°00.000'N 0°00.000'E"],
])('%j reads %s', (position, words) => {
  expect(positionInWords(position)).toBe(words);
});
