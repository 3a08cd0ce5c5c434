import { expect, test } from 'vitest';
import { growthInWords } from './growth.ts';

test.each([
  [112_00, 100_00, '+12%'],
  [97_00, 100_00, '-3%'],
  [0, 100_00, '-100%'],
  [100_00, 100_00, '0%'],
  [100_40, 100_00, '0%'],
  [350_00, 100_00, '+250%'],
  // There is no percentage of zero.
  [100_00, 0, null],
  [0, 0, null],
])('%i after %i is %j', (now, before, words) => {
  expect(growthInWords(now, before)).toBe(words);
});
