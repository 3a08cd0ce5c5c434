import { expect, test } from 'vitest';
import { rateTyped } from './typed-rate.ts';

test.each([
  ['1.0850', '1.0850'],
  ['1,0850', '1.0850'],
  ['1,085', '1.085'],
  ['1.085', '1.085'],
  ['33,3333', '33.3333'],
  [' 0,92165899 ', '0.92165899'],
  [',5', '0.5'],
  ['100', '100'],
  ['+12,', '12'],
  ['-1,5', '-1.5'],
  ['', null],
  [',', null],
  ['-', null],
  ['a lot', null],
  ['1.234,5', null],
  ['1 234', null],
  ['1.085 EUR', null],
])('%j is the decimal %j, whichever mark it is typed with', (typed, decimal) => {
  expect(rateTyped(typed)).toBe(decimal);
});
