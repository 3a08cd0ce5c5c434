import { expect, test } from 'vitest';
import { readableOrNone, readableSpan } from './readable-dates.ts';

const [start, end] = ['2026-11-28T09:00:00.000Z', '2026-11-28T17:00:00.000Z'];

test('dates that can be read stay as they are', () => {
  expect(readableSpan(start, end)).toEqual([start, end]);
  expect([readableOrNone(end), readableOrNone(null)]).toEqual([end, null]);
});

test.each([
  ['soon', end],
  [start, ''],
  ['', '28/11/2026 25:00'],
])('one of %j and %j is unreadable, so they are now and three hours from now', (from, to) => {
  const before = Date.now();
  const [begins, ends] = readableSpan(from, to).map((at) => Date.parse(at)) as [number, number];
  expect(begins).toBeGreaterThanOrEqual(before);
  expect(Math.round((ends - begins) / 60_000)).toBe(180);
  expect(readableOrNone('soon')).toBeNull();
});
