import { describe, expect, test } from 'vitest';
import { instantIn, wallClockIn } from './zoned-time.ts';

const paris = 'Europe/Paris';
const newYork = 'America/New_York';

test.each(['soon', '', '28/11/2026 25:00'])('%j has no local time', (at) => {
  expect(wallClockIn(paris, at)).toEqual({ day: '', time: '' });
});

test.each([
  [paris, '2026-01-15', '09:30', '2026-01-15T08:30'],
  [paris, '2026-07-15', '09:30', '2026-07-15T07:30'],
  // In Paris the clocks go from 02:00 to 03:00 on March 29, and from 03:00 to 02:00 on October 25.
  [paris, '2026-03-29', '00:00', '2026-03-28T23:00'],
  [paris, '2026-03-29', '01:59', '2026-03-29T00:59'],
  [paris, '2026-03-29', '03:00', '2026-03-29T01:00'],
  [paris, '2026-03-30', '00:00', '2026-03-29T22:00'],
  [paris, '2026-10-25', '01:59', '2026-10-24T23:59'],
  [paris, '2026-10-25', '03:00', '2026-10-25T02:00'],
  [paris, '2026-10-25', '23:59', '2026-10-25T22:59'],
  // In New York they go from 02:00 to 03:00 on March 8, and from 02:00 to 01:00 on November 1.
  [newYork, '2026-03-08', '01:59', '2026-03-08T06:59'],
  [newYork, '2026-03-08', '03:00', '2026-03-08T07:00'],
  [newYork, '2026-03-08', '23:30', '2026-03-09T03:30'],
  [newYork, '2026-11-01', '00:59', '2026-11-01T04:59'],
  [newYork, '2026-11-01', '02:00', '2026-11-01T07:00'],
  [newYork, '2026-10-31', '23:30', '2026-11-01T03:30'],
  // Far from Greenwich it is another day.
  ['Pacific/Tongatapu', '2026-06-01', '00:30', '2026-05-31T11:30'],
  ['Pacific/Auckland', '2026-01-01', '12:00', '2025-12-31T23:00'],
  ['Pacific/Kiritimati', '2027-01-01', '00:00', '2026-12-31T10:00'],
  ['Pacific/Pago_Pago', '2026-12-31', '23:59', '2027-01-01T10:59'],
  ['Asia/Kathmandu', '2026-06-01', '00:00', '2026-05-31T18:15'],
  ['Australia/Lord_Howe', '2026-04-05', '02:30', '2026-04-04T16:00'],
  // Samoa once skipped a whole day.
  ['Pacific/Apia', '2011-12-29', '23:59', '2011-12-30T09:59'],
  ['Pacific/Apia', '2011-12-31', '00:00', '2011-12-30T10:00'],
  ['UTC', '2028-02-29', '12:00', '2028-02-29T12:00'],
  [paris, '2028-02-29', '00:30', '2028-02-28T23:30'],
  ['Pacific/Tongatapu', '2028-02-29', '23:00', '2028-02-29T10:00'],
])('in %s, %s at %s is %sZ, and converts back to the same', (zone, day, time, at) => {
  expect(instantIn(zone, { day, time })).toBe(`${at}:00.000Z`);
  expect(wallClockIn(zone, `${at}:00.000Z`)).toEqual({ day, time });
});

test.each([
  [paris, '2026-10-25', '02:30', '2026-10-25T00:30', '2026-10-25T01:30'],
  [newYork, '2026-11-01', '01:30', '2026-11-01T05:30', '2026-11-01T06:30'],
])('in %s, the repeated time %s %s is the first of the two, and both are shown alike', (zone, day, time, first, second) => {
  expect(instantIn(zone, { day, time })).toBe(`${first}:00.000Z`);
  expect(wallClockIn(zone, `${first}:00.000Z`)).toEqual({ day, time });
  expect(wallClockIn(zone, `${second}:00.000Z`)).toEqual({ day, time });
});

test.each([
  [paris, '2026-03-29', '02:30', '2026-03-29T01:30', '03:30'],
  [newYork, '2026-03-08', '02:30', '2026-03-08T07:30', '03:30'],
])('in %s, the skipped time %s %s is an hour later', (zone, day, time, at, clockTime) => {
  expect(instantIn(zone, { day, time })).toBe(`${at}:00.000Z`);
  expect(wallClockIn(zone, `${at}:00.000Z`)).toEqual({ day, time: clockTime });
});

describe('seconds', () => {
  test('are not shown', () => expect(wallClockIn(paris, '2026-06-01T10:15:42.999Z')).toEqual({ day: '2026-06-01', time: '12:15' }));
  test('are not shown before 1970 either', () =>
    expect(wallClockIn('UTC', '1969-12-31T23:59:59.500Z')).toEqual({ day: '1969-12-31', time: '23:59' }));
});

test.each([
  ['2026-02-29', '10:00'],
  ['2026-04-31', '10:00'],
  ['2026-13-01', '10:00'],
  ['2026-01-01', '24:00'],
  ['2026-01-01', '10:60'],
  ['2026-01-01', ''],
  ['', '10:00'],
  ['', ''],
  ['tomorrow', 'noon'],
])('"%s" at "%s" isn’t a date and time', (day, time) => {
  expect(instantIn(paris, { day, time })).toBeNull();
});

test.each([paris, newYork, 'Pacific/Tongatapu', 'Asia/Kolkata', 'Africa/Casablanca'])(
  'every hour of a year in %s comes back within the hour the clocks show twice',
  (zone) => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
      const back = instantIn(zone, wallClockIn(zone, new Date(at).toISOString()));
      expect([at, at - 3_600_000]).toContain(Date.parse(back ?? ''));
    }
  },
);
