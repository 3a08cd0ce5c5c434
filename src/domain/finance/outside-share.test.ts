import { expect, test } from 'vitest';
import { outsideShareOf } from './outside-share.ts';

test.each([
  // days outside, days in all, share
  [3, 7, '42.86'],
  [7, 7, '100.00'],
  [1, 3, '33.33'],
  [2, 3, '66.67'],
  [0.5, 7, '7.14'],
  [0, 7, null],
  [8, 7, null],
  [-1, 7, null],
  [3, 0, null],
  [Number.NaN, 7, null],
])('%s days outside of %s are %s percent', (outside, days, share) => {
  expect(outsideShareOf(outside, days)).toBe(share);
});
