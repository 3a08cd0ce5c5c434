import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, moneyInWords } from '../shared/money.ts';
import { financeCurrencies } from './words.ts';

test.each([
  ['1250.50', 'EUR', '€1,250.50'],
  ['99999999.99', 'USD', '$99,999,999.99'],
  ['0.30', 'GBP', '£0.30'],
  ['-1.00', 'CAD', '-CA$1.00'],
  ['12500.00', 'JPY', '¥12,500'],
  ['12500.50', 'JPY', '¥12,500.50'],
  ['9007199254740993.01', 'AUD', 'A$9,007,199,254,740,993.01'],
])('%s %s reads %s', (amount, currency, words) => {
  expect(moneyInWords(amount, currency)).toBe(words);
});

test('every digit of an amount is in its words', () => {
  assert(
    property(integer({ min: 0, max: 9_999_999_999 }), constantFrom(...financeCurrencies), (cents, currency) => {
      expect(moneyInWords(decimalOf(cents), currency).replace(/[^\d.]/g, '')).toBe(decimalOf(cents));
    }),
  );
});
