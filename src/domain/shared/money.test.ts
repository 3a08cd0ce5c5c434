import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { amount, centsOf, decimalOf } from './money.ts';

test.each([
  ['0', 0], ['0.1', 10], [0.1 + 0.2, 30], ['1.005', 101], [1.005, 101], ['-1.005', -101], ['99999999.99', 9_999_999_999], ['1250.5', 125_050], ['.5', null], ['1e3', null], ['1,5', null], ['', null], ['12.345.6', null],
  ['0.004', 0], ['-0.004', 0], ['0.005', 1], ['9999999999999.99', 999_999_999_999_999], [Number.NaN, null], [1e21, null],
] as const)('%s is %s hundredths', (written, cents) => {
  expect(centsOf(written)).toBe(cents);
});

test.each([[0, '0.00'], [1, '0.01'], [-1, '-0.01'], [10, '0.10'], [125_050, '1250.50'], [-100, '-1.00']])('%i hundredths are %s', (cents, text) => {
  expect(decimalOf(cents)).toBe(text);
});

test('what is written as a decimal reads back as the same hundredths', () => {
  assert(property(integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cents) => {
    expect(centsOf(decimalOf(cents))).toBe(cents);
  }));
});

test('an amount is kept with two places, or says what is wrong with it', () => {
  const Cost = amount({ least: 0, tooSmall: 'Cost cannot be negative' });
  expect(Cost.parse(1250.5)).toBe('1250.50');
  expect(Cost.parse(' 7 ')).toBe('7.00');
  for (const [wrong, message] of [['-1', 'Cost cannot be negative'], ['much', 'Please enter an amount'], [true, 'Please enter an amount'], ['99999999999.99', 'This amount is too large']] as const) {
    expect(Cost.safeParse(wrong).error?.issues[0]?.message).toBe(message);
  }
});
