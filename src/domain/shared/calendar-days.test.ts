import { assert, date, property, constantFrom, integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantIn } from './zoned-time.ts';
import {
  addDays,
  addMonths,
  dayIn,
  daysBetween,
  daysTouched,
  lastOfMonth,
  mondayOf,
  startOfDay,
  weekdayOf,
  weeksOfMonth,
  windowOf,
} from './calendar-days.ts';
import { isDay } from './is-day.ts';

const paris = 'Europe/Paris';
const newYork = 'America/New_York';
// From UTC-10 to UTC+13, with and without daylight saving.
const zones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  newYork,
  'America/St_Johns',
  'UTC',
  'Europe/London',
  paris,
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Tongatapu',
];
const anyZone = constantFrom(...zones);
const anyDay = date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true }).map((at) =>
  at.toISOString().slice(0, 10),
);

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
  ['tomorrow', false],
  ['+002026-01-01', false],
])('"%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

describe('days and months', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i days are %s', (day, days, after) => expect(addDays(day, days)).toBe(after));

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-31', -2, '2026-11-30'],
    ['2026-05-31', -3, '2026-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
  ])('%s and %i months are %s', (day, months, after) => expect(addMonths(day, months)).toBe(after));

  test('adding days and subtracting them again gives the same day', () => {
    assert(
      property(anyDay, integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('a week begins on Monday', () => {
    expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-21'), weekdayOf('2026-11-22')]).toEqual([0, 5, 6]);
    expect([mondayOf('2026-11-16'), mondayOf('2026-11-22'), mondayOf('2027-01-01')]).toEqual(['2026-11-16', '2026-11-16', '2026-12-28']);
  });
});

describe('the weeks of a month', () => {
  test.each([
    ['2026-11-21', '2026-10-26', '2026-12-06', 6],
    ['2027-02-10', '2027-02-01', '2027-02-28', 4],
    ['2028-02-29', '2028-01-31', '2028-03-05', 5],
    ['2027-01-01', '2026-12-28', '2027-01-31', 5],
    ['2026-12-31', '2026-11-30', '2027-01-03', 5],
  ])('of %s go from %s to %s', (day, first, last, count) => {
    const weeks = weeksOfMonth(day, 'monday');
    expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual([first, last, count]);
  });

  test.each([
    ['monday', 0],
    ['saturday', 5],
    ['sunday', 6],
  ] as const)('are whole, begin on a %s, have no gap, and hold the month with no week too many', (weekStart, weekday) => {
    assert(
      property(anyDay, (day) => {
        const days = weeksOfMonth(day, weekStart).flat();
        expect(days).toEqual(Array.from({ length: days.length }, (_, at) => addDays(days[0] ?? '', at)));
        expect(weekdayOf(days[0] ?? '')).toBe(weekday);
        expect(days).toContain(`${day.slice(0, 7)}-01`);
        expect(days.indexOf(`${day.slice(0, 7)}-01`)).toBeLessThan(7);
        expect(days.length - days.indexOf(lastOfMonth(day))).toBeLessThan(8);
      }),
    );
  });
});

describe('the days an event touches', () => {
  test.each([
    [paris, '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z', '2026-11-21', '2026-11-21'],
    [paris, '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.001Z', '2026-11-21', '2026-11-22'],
    [paris, '2026-11-21T16:00:00.000Z', '2026-11-28T08:00:00.000Z', '2026-11-21', '2026-11-28'],
    [newYork, '2026-12-31T22:00:00.000Z', '2027-01-01T05:00:00.000Z', '2026-12-31', '2026-12-31'],
    [newYork, '2026-12-31T22:00:00.000Z', '2027-01-01T06:00:00.000Z', '2026-12-31', '2027-01-01'],
    [paris, '2028-02-28T23:00:00.000Z', '2028-02-29T23:00:00.000Z', '2028-02-29', '2028-02-29'],
    // March 29, 2026 has 23 hours in Paris, November 1 has 25 in New York.
    [paris, '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', '2026-03-29', '2026-03-29'],
    [newYork, '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z', '2026-11-01', '2026-11-01'],
  ])('in %s from %s to %s are %s to %s', (zone, start, end, first, last) => expect(touched(zone, start, end)).toEqual([first, last]));

  test('are one if it has no length', () =>
    expect(touched(paris, '2026-11-20T23:00:00.000Z', '2026-11-20T23:00:00.000Z')).toEqual(['2026-11-21', '2026-11-21']));

  test('a whole day looks like that day in every zone from UTC-10 to UTC+13', () => {
    assert(
      property(anyZone, anyDay, integer({ min: 1, max: 30 }), (zone, day, days) => {
        const event = { startDate: startOfDay(zone, day), endDate: startOfDay(zone, addDays(day, days)) };
        expect(daysTouched(zone, event)).toEqual({ first: day, last: addDays(day, days - 1) });
        expect(dayIn(zone, event.startDate)).toBe(day);
      }),
    );
  });

  test('an event across a daylight saving change begins and ends at the agreed local times', () => {
    assert(
      property(constantFrom(paris, newYork), constantFrom('2026-03-06', '2026-03-27', '2026-10-23', '2026-10-30'), (zone, day) => {
        const startDate = instantIn(zone, { day, time: '17:00' }) ?? '';
        const endDate = instantIn(zone, { day: addDays(day, 4), time: '09:00' }) ?? '';
        expect(daysTouched(zone, { startDate, endDate })).toEqual({ first: day, last: addDays(day, 4) });
      }),
    );
  });
});

test('a window contains its days to the minute, even if they are 23 or 25 hours long', () => {
  expect(windowOf(paris, '2026-03-29', '2026-03-29')).toEqual({ from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' });
  expect(windowOf(newYork, '2026-11-01', '2026-11-01')).toEqual({ from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' });
  expect(windowOf('Pacific/Tongatapu', '2026-12-28', '2027-01-31')).toEqual({
    from: '2026-12-27T11:00:00.000Z',
    to: '2027-01-31T11:00:00.000Z',
  });
});

function touched(zone: string, startDate: string, endDate: string) {
  const { first, last } = daysTouched(zone, { startDate, endDate });
  return [first, last];
}
