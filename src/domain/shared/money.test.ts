import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, decimalOf, moneyInBrief, plainMoney, wholeMoneyInWords } from './money.ts';

test.each([
  ['0', 0],
  ['0.1', 10],
  [0.1 + 0.2, 30],
  ['1.005', 101],
  [1.005, 101],
  ['-1.005', -101],
  ['99999999.99', 9_999_999_999],
  ['1250.5', 125_050],
  ['.5', null],
  ['1e3', null],
  ['1,5', null],
  ['', null],
  ['12.345.6', null],
  ['0.004', 0],
  ['-0.004', 0],
  ['0.005', 1],
  ['9999999999999.99', 999_999_999_999_999],
  [Number.NaN, null],
  [1e21, null],
] as const)('%s is %s hundredths', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [-1, '-0.01'],
  [10, '0.10'],
  [125_050, '1250.50'],
  [-100, '-1.00'],
])('%i hundredths are %s', (cents, text) => {
  expect(decimalOf(cents)).toBe(text);
});

test('hundredths formatted as a decimal read back the same', () => {
  assert(
    property(integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cents) => {
      expect(centsOf(decimalOf(cents))).toBe(cents);
    }),
  );
});

test.each([
  ['12400.00', 'EUR', '€12,400', '€12.4K'],
  ['12400.50', 'EUR', '€12,400.50', '€12.4K'],
  ['-1209999.99', 'USD', '-$1,209,999.99', '-$1.21M'],
  ['0.00', 'GBP', '£0', '£0'],
  ['250000.00', 'JPY', '¥250,000', '¥250K'],
])('%s %s is %s without cents and %s in brief', (amount, currency, plain, brief) => {
  expect([plainMoney(amount, currency), moneyInBrief(amount, currency)]).toEqual([plain, brief]);
});

test.each([
  ['2420429.98', 'EUR', '€2,420,430'],
  ['0.49', 'EUR', '€0'],
  ['0.50', 'GBP', '£1'],
  ['-1250.50', 'USD', '-$1,251'],
  ['12500.00', 'JPY', '¥12,500'],
])('%s of %s is %s in whole units', (amount, currency, words) => {
  expect(wholeMoneyInWords(amount, currency)).toBe(words);
});
