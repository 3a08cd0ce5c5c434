import { expect, test } from 'vitest';
import { booksClosed, firstDayAfter, untilFault } from './closing.ts';

test.each([
  ['dmy', '31 March 2026'],
  ['mdy', 'March 31, 2026'],
  ['ymd', '2026-03-31'],
] as const)('a closed day is written in full, in the order %s', (dateOrder, day) => {
  expect(booksClosed('2026-03-31', { dateOrder })).toBe(`The books are closed until ${day}.`);
});

test.each([
  ['2026-03-31', null, null],
  ['2026-04-09', null, null],
  ['2026-04-10', null, 'Please choose a day before today'],
  ['2026-04-11', null, 'Please choose a day before today'],
  ['2026-03-31', '2026-02-28', null],
  ['2026-02-28', '2026-02-28', 'The books are closed until 28 February 2026.'],
  ['2026-02-01', '2026-02-28', 'The books are closed until 28 February 2026.'],
])('on 10 April, until %s after %s: %s', (until, closedUntil, fault) => {
  expect(untilFault(until, { closedUntil, today: '2026-04-10', formats: { dateOrder: 'dmy' } })).toBe(fault);
});

test('a closing begins after the last one, and the first with the books', () => {
  expect(firstDayAfter('2026-02-28', '2025-01-01', '2026-03-31')).toBe('2026-03-01');
  expect(firstDayAfter(null, '2025-01-05', '2026-03-31')).toBe('2025-01-05');
  expect(firstDayAfter(null, null, '2026-03-31')).toBe('2026-03-31');
  expect(firstDayAfter(null, '2026-04-05', '2026-03-31')).toBe('2026-03-31');
});
