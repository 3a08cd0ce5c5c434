import { expect, test } from 'vitest';
import { numberHint } from './number-hint.ts';

test.each([
  ['1,250', 'Read as 1,250', 'Read as 1.25'],
  ['1.250', 'Read as 1.25', 'Read as 1,250'],
  ['1,875', 'Read as 1,875', 'Read as 1.875'],
  ['0,125', 'Read as 0.125', 'Read as 0.125'],
  ['1,5', 'Read as 1.5', 'Read as 1.5'],
  ['−1,5', 'Read as -1.5', 'Read as -1.5'],
  ['1.5', undefined, undefined],
  ['1250', undefined, undefined],
  ['', undefined, undefined],
  ['two', undefined, undefined],
])('%j has the hint %j if decimals have a point, and %j if they have a comma', (typed, pointed, withComma) => {
  expect([numberHint(typed, 'point'), numberHint(typed, 'comma')]).toEqual([pointed, withComma]);
});
