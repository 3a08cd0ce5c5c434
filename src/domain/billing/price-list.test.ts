import { expect, test } from 'vitest';
import { isPriceOf, offerOf, offers } from './price-list.ts';

test('the price list is the catalog in pence', () => {
  expect(offers.map(({ id, pence }) => [id, pence])).toEqual([
    ['starter-monthly', 800],
    ['starter-yearly', 8400],
    ['professional-monthly', 2300],
    ['professional-yearly', 24000],
  ]);
});

test('each offer has its own name at the provider', () => {
  expect(offers.map(({ lookupKey }) => lookupKey)).toEqual([
    'starter_monthly_gbp_v1',
    'starter_yearly_gbp_v1',
    'professional_monthly_gbp_v1',
    'professional_yearly_gbp_v1',
  ]);
});

test.each([
  [8, true],
  [8.0, true],
  [7.99, false],
  [8.004, true],
  [0, false],
  [-8, false],
  [NaN, false],
  [Infinity, false],
  [800, false],
])('%d pounds for Starter by the month: %s', (pounds, right) => {
  expect(isPriceOf(offerOf('starter-monthly'), pounds)).toBe(right);
});
