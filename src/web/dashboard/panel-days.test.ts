import { expect, test } from 'vitest';
import { shownDays, stepped, titleOf } from './panel-days.ts';

test('a view covers a day, Monday to Sunday, or the whole weeks that a month touches', () => {
  expect(shownDays('day', '2026-11-22')).toEqual(['2026-11-22']);
  expect(shownDays('week', '2026-11-22')).toEqual(['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`));
  const month = shownDays('month', '2026-11-22');
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(shownDays('month', '2027-02-14')).toHaveLength(28);
});

test.each([
  ['day', '2026-12-31', '2027-01-01', '2026-12-30'],
  ['week', '2026-12-31', '2027-01-07', '2026-12-24'],
  ['month', '2027-01-31', '2027-02-01', '2026-12-01'],
  ['day', '2028-02-28', '2028-02-29', '2028-02-27'],
] as const)('the %s after that of %s is that of %s, and the one before that of %s', (view, day, next, previous) => {
  expect([stepped(view, day, 1), stepped(view, day, -1)]).toEqual([next, previous]);
});

test.each([
  ['day', 'Sunday, November 22, 2026'],
  ['week', 'Nov 16 – 22, 2026'],
  ['month', 'November 2026'],
] as const)('the %s of 22 November 2026 is headed "%s"', (view, title) => {
  expect(titleOf(view, '2026-11-22')).toBe(title);
});
