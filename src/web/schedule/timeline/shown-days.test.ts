import { expect, test } from 'vitest';
import { dayLineOf } from '#domain/schedule/day-line.ts';
import { daysBetween, monthsBetween } from './shown-days.ts';

const line = dayLineOf('Europe/Paris', '2026-12-01');

test.each([
  ['of days within one', 3, 20, ['2026-12-01']],
  ['that begin with the last day of one', 30, 40, ['2026-12-01', '2027-01-01']],
  ['that end before the first of the next, without that', 0, 31, ['2026-12-01']],
  ['that end after it', 0, 31.5, ['2026-12-01', '2027-01-01']],
  ['before the first day of the line', -40, 1, ['2026-10-01', '2026-11-01', '2026-12-01']],
  ['over a February', 31, 31 + 31 + 28 + 1, ['2027-01-01', '2027-02-01', '2027-03-01']],
])('the months %s are found', (_what, from, to, months) => {
  expect(monthsBetween(line, from, to)).toEqual(months);
});

test('the positions of days run up to the last, without it', () => {
  expect(daysBetween(-1, 2)).toEqual([-1, 0, 1]);
  expect(daysBetween(5, 5)).toEqual([]);
});
