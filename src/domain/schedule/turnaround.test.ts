import { describe, expect, test } from 'vitest';
import { changeoversOf, hoursShort, withTurnaround } from './turnaround.ts';
import type { EventType } from './words.ts';

const entry = (id: number, startDate: string, endDate: string, type: EventType = 'charter') => ({ id, type, startDate, endDate });
const first = entry(1, '2026-07-11T15:00:00Z', '2026-07-18T07:00:00Z');

describe('between two bookings of a yacht', () => {
  test.each([
    ['eight hours are enough', '2026-07-18T15:00:00Z', [[8, false]]],
    ['six hours are just enough', '2026-07-18T13:00:00Z', [[6, false]]],
    ['less than six hours is short', '2026-07-18T12:59:00Z', [[5 + 59 / 60, true]]],
    ['no time at all is short', '2026-07-18T07:00:00Z', [[0, true]]],
    ['a day is still a changeover', '2026-07-19T07:00:00Z', [[24, false]]],
    ['more than a day is a pause', '2026-07-19T07:01:00Z', []],
    ['an overlap is none', '2026-07-18T06:00:00Z', []],
  ])('%s', (_, start, expected) => {
    const found = changeoversOf([entry(2, start, '2026-07-25T07:00:00Z'), first]);
    expect(found.map(({ back, out, lasts, isShort }) => [back.id, out.id, lasts / 3_600_000, isShort])).toEqual(
      expected.map(([hours, isShort]) => [1, 2, hours, isShort]),
    );
  });

  test('work and crew changes aren’t changeovers', () => {
    expect(changeoversOf([first, entry(2, '2026-07-18T09:00:00Z', '2026-07-18T11:00:00Z', 'crew_change')])).toEqual([]);
  });

  test('between two day trips an hour is enough, or less if less is required', () => {
    const trips = [
      entry(1, '2026-07-18T08:00:00Z', '2026-07-18T10:30:00Z', 'day_rent'),
      entry(2, '2026-07-18T11:30:00Z', '2026-07-18T15:30:00Z', 'day_rent'),
      entry(3, '2026-07-18T16:00:00Z', '2026-07-18T20:00:00Z', 'day_rent'),
    ];
    expect(changeoversOf(trips, 10).map(({ isShort }) => isShort)).toEqual([false, true]);
    expect(changeoversOf(trips, 0.5).map(({ isShort }) => isShort)).toEqual([false, false]);
  });

  test('a yacht with a longer turnaround is too short sooner', () => {
    const next = entry(2, '2026-07-18T15:00:00Z', '2026-07-25T07:00:00Z');
    expect(changeoversOf([first, next], 9)).toMatchObject([{ isShort: true }]);
  });

  test('another booking keeps clear of the turnaround on both sides; work and inspections may lie in it', () => {
    const spaced = { startDate: '2026-07-11T12:00:00.000Z', endDate: '2026-07-18T10:00:00.000Z' };
    expect(withTurnaround(first, { type: 'charter' }, 3)).toEqual({ ...first, ...spaced });
    expect(withTurnaround(first, { type: 'inspection' }, 3)).toBe(first);
    const work = { ...first, type: 'maintenance' as const };
    expect(withTurnaround(work, { type: 'charter' }, 3)).toBe(work);
  });
});

test.each([
  [0, '0h'],
  [8 * 3_600_000, '8h'],
  [119 * 60_000, '1h'],
  [45 * 60_000, '45m'],
])('%d milliseconds are %s', (lasts, words) => {
  expect(hoursShort(lasts)).toBe(words);
});
