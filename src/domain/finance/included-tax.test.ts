import { expect, test } from 'vitest';
import { assert, integer, property } from 'fast-check';
import { decimalOf } from '../shared/money.ts';
import { includedTax, taxAmountFault, taxIncluded, enteredTax } from './included-tax.ts';

test.each([
  ['120.00', '20.00', 'EUR', '20.00'],
  ['79.20', '19.00', 'EUR', '12.65'],
  ['3984.00', '20.00', 'EUR', '664.00'],
  ['100.00', '5.50', 'EUR', '5.21'],
  ['0.01', '20.00', 'EUR', '0.00'],
  ['0.03', '20.00', 'EUR', '0.01'],
  ['1100.00', '10.00', 'JPY', '100.00'],
  ['1000.00', '8.00', 'JPY', '74.00'],
  ['500.00', '0.00', 'EUR', '0.00'],
])('%s with %s %% in %s includes %s of tax', (amount, percent, currency, tax) => {
  expect(includedTax(amount, percent, currency)).toBe(tax);
});

test('the net amount at the same rate gives the same tax, to the cent', () => {
  assert(
    property(integer({ min: 1, max: 9_999_999_999 }), integer({ min: 1, max: 10_000 }), (cents, rate) => {
      const tax = Math.round(Number(includedTax(decimalOf(cents), decimalOf(rate), 'EUR')) * 100);
      expect(Math.abs((cents - tax) * rate - tax * 10_000)).toBeLessThanOrEqual((10_000 + rate) / 2 + 1);
    }),
  );
});

test('an entered tax stays, a calculated one follows the rate', () => {
  const fuel = { amount: '120.00', currency: 'EUR', taxPercent: '20.00' };
  expect(taxIncluded({ ...fuel, taxAmount: null })).toBe('20.00');
  expect(taxIncluded({ ...fuel, taxAmount: '19.98' })).toBe('19.98');
  expect(taxIncluded({ ...fuel, taxPercent: null, taxAmount: null })).toBeNull();
  expect(enteredTax({ ...fuel, taxAmount: '20.00' })).toBeNull();
  expect(enteredTax({ ...fuel, taxAmount: '19.98' })).toBe('19.98');
  expect(taxAmountFault({ amount: '120.00', taxAmount: '120.01' })).toBe("The tax can't be more than the amount");
  expect(taxAmountFault({ amount: '120.00', taxAmount: '120.00' })).toBeNull();
});
