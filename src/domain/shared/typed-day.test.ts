import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-days.ts';
import { dayWords, type DayParts } from './date-words.ts';
import { dateOrders } from './formats.ts';
import { isDay } from './is-day.ts';
import { dayTyped, dayWritten, type Expected } from './typed-day.ts';

// A Sunday.
const today = '2026-11-22';
const inEach = (typed: string, expected?: Expected) => dateOrders.map((dateOrder) => dayTyped(typed, { today, dateOrder, expected }));

describe('an unambiguous day', () => {
  test.each([
    ['2026-11-28', '2026-11-28'],
    ['2026/11/28', '2026-11-28'],
    ['2026.11.28', '2026-11-28'],
    ['2026 11 28', '2026-11-28'],
    ['20261128', '2026-11-28'],
    ['28.11.2026', '2026-11-28'],
    ['28/11/2026', '2026-11-28'],
    ['28-11-2026', '2026-11-28'],
    ['11/28/2026', '2026-11-28'],
    [' 28 . 11 . 2026 ', '2026-11-28'],
    ['28112026', '2026-11-28'],
    ['11282026', '2026-11-28'],
    ['28.11', '2026-11-28'],
    ['28.11.', '2026-11-28'],
    ['28/11', '2026-11-28'],
    ['11-28', '2026-11-28'],
    ['2811', '2026-11-28'],
    ['Nov 28', '2026-11-28'],
    ['28 nov', '2026-11-28'],
    ['28nov', '2026-11-28'],
    ['28. November', '2026-11-28'],
    ['november 28th', '2026-11-28'],
    ['Nov 28, 2026', '2026-11-28'],
    ['28 Nov 2026', '2026-11-28'],
    ['28-Nov-26', '2026-11-28'],
    ['2026 Nov 28', '2026-11-28'],
    ['Sat, Nov 28, 2026', '2026-11-28'],
    ['Saturday 28 November', '2026-11-28'],
    ['5 Sept 2027', '2027-09-05'],
    ['29 feb 2028', '2028-02-29'],
    ['31/12/99', '1999-12-31'],
    ['today', '2026-11-22'],
    ['Tomorrow', '2026-11-23'],
    ['tom', '2026-11-23'],
    ['yesterday', '2026-11-21'],
    ['+3', '2026-11-25'],
    ['-1', '2026-11-21'],
    ['+2w', '2026-12-06'],
    ['+1m', '2026-12-22'],
    ['fri', '2026-11-27'],
    ['Friday', '2026-11-27'],
    ['sun', '2026-11-22'],
  ])('%j is %s in every order', (typed, day) => {
    expect(inEach(typed)).toEqual([day, day, day]);
  });
});

test.each([
  ['5/6/2027', ['2027-05-06', '2027-06-05', '2027-06-05']],
  ['05.06.2027', ['2027-05-06', '2027-06-05', '2027-06-05']],
  ['5/6/27', ['2027-05-06', '2027-06-05', '2027-06-05']],
  ['26-11-28', ['2028-11-26', '2028-11-26', '2026-11-28']],
  ['1/2', ['2027-01-02', '2027-02-01', '2027-01-02']],
  ['0102', ['2027-01-02', '2027-02-01', '2027-01-02']],
  ['010227', ['2027-01-02', '2027-02-01', '2001-02-27']],
])('%j depends on the chosen order: %j', (typed, days) => {
  expect(inEach(typed)).toEqual(days);
});

test.each([
  ['4.7', 'ahead', '2027-07-04'],
  ['4.7', undefined, '2026-07-04'],
  ['4.7', 'past', '2026-07-04'],
  ['20.11', 'ahead', '2026-11-20'],
  ['20.1', 'ahead', '2027-01-20'],
  ['20.1', undefined, '2027-01-20'],
  ['20.1', 'past', '2026-01-20'],
  ['2 Dec', 'past', '2026-12-02'],
  ['fri', 'past', '2026-11-20'],
  ['sun', 'past', '2026-11-22'],
] as const)('%j without a year, in a field for %s days, is %s', (typed, expected, day) => {
  expect(dayTyped(typed, { today, dateOrder: 'dmy', expected })).toBe(day);
});

test.each([
  ['12.05.62', '1962-05-12'],
  ['22.11.26', '2026-11-22'],
  ['23.11.26', '1926-11-23'],
  ['5 Sept 71', '1971-09-05'],
  ['29 feb 28', '1928-02-29'],
  ['120508', '2008-05-12'],
  ['12.05.2062', '2062-05-12'],
  ['23.11', '2025-11-23'],
  ['22.11', '2026-11-22'],
])('%j in a field for a date of birth is %s', (typed, day) => {
  expect(dayTyped(typed, { today, dateOrder: 'dmy', expected: 'birth' })).toBe(day);
});

test('February 29 without a year is in one of the years around, if any has it', () => {
  expect(dayTyped('29 feb', { today, dateOrder: 'dmy' })).toBeNull();
  expect(dayTyped('29 feb', { today: '2027-11-22', dateOrder: 'dmy' })).toBe('2028-02-29');
});

test.each([
  '',
  '28',
  '2026',
  '11/2026',
  '2026/11',
  '31.2.2026',
  '29.2.2027',
  '32.1',
  '13/13/2026',
  '1/2/3/4',
  '28.11.026',
  '28..11',
  '.28.11',
  'nov',
  'nov 31',
  'Fri, Nov 28, 2026',
  'no 28',
  'xyz',
  'fri 28 xyz',
  '+',
  '+12345',
  '28 nov dec',
  '٢٨.١١',
  '28:11',
])('%j is no day', (typed) => {
  expect(inEach(typed)).toEqual([null, null, null]);
});

test('a displayed day reads back as that day, in every order', () => {
  const some = integer({ min: -30_000, max: 30_000 }).map((days) => addDays(today, days));
  const parts = constantFrom<DayParts>({ month: 'short' }, { month: 'long', weekday: 'long' }, { month: 'short', weekday: 'short' });
  assert(
    property(some, constantFrom(...dateOrders), parts, (day, dateOrder, given) => {
      const text = dayWords(day, { ...given, day: 'numeric', year: 'numeric' }, { dateOrder });
      expect(dayTyped(text, { today, dateOrder })).toBe(day);
      expect(dayTyped(day, { today, dateOrder })).toBe(day);
    }),
  );
});

test('any text is a valid calendar day or none', () => {
  assert(
    property(
      string({ unit: constantFrom(...'0123456789./-, +novsatdwm'), maxLength: 14 }),
      constantFrom(...dateOrders),
      (typed, dateOrder) => {
        const day = dayTyped(typed, { today, dateOrder });
        expect(day === null || isDay(day)).toBe(true);
      },
    ),
  );
});

test('a date is read only in the given order', () => {
  expect(dateOrders.map((order) => dayWritten('28/11/2026', order))).toEqual([null, '2026-11-28', '2026-11-28']);
  expect(dateOrders.map((order) => dayWritten('11/28/2026', order))).toEqual(['2026-11-28', null, null]);
  expect(dayWritten('28/11', 'dmy')).toBeNull();
  expect(dayWritten('tomorrow', 'dmy')).toBeNull();
});
