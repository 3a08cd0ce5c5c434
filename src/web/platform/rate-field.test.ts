import { expect, test } from 'vitest';
import { rateHint, readRate } from './rate-field.tsx';

test.each([
  ['1,0850', '1.0850', 'EUR for one USD. Read as 1.0850'],
  ['1,085', '1.085', 'EUR for one USD. Read as 1.085'],
  ['1.085', '1.085', 'EUR for one USD'],
  ['0.90000000', '0.90000000', 'EUR for one USD'],
  ['', '', 'EUR for one USD'],
  ['a lot', 'a lot', 'EUR for one USD'],
])('%j means %j: %j', (typed, expected, hint) => {
  expect([readRate(typed), rateHint(typed, 'EUR for one USD')]).toEqual([expected, hint]);
});
