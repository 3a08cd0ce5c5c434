import { expect, test } from 'vitest';
import { costOf, NewPartMovement, shortage } from './part.ts';

test.each([
  [1, 2, '1 of Impeller is left on Aurelia.'],
  [3, 4, '3 of Impeller are left on Aurelia.'],
  [0, 1, 'None of Impeller is left on Aurelia.'],
  [1.5, 1.5, null],
])('of %s, %s wanted: %s', (quantity, wanted, refusal) => {
  expect(shortage('Impeller', { yachtName: 'Aurelia', store: null, quantity }, wanted)).toBe(refusal);
  expect(shortage('Impeller', { yachtName: null, store: 'Antibes', quantity: 1 }, 2)).toBe('1 of Impeller is left in Antibes.');
});

test.each([
  [3, 1299, '38.97'],
  [0.5, 1299, '6.50'],
  [2.25, 333, '7.49'],
  [0.01, 50, '0.01'],
  [0.01, 49, '0.00'],
])('%s at %s cents cost %s', (quantity, cents, cost) => {
  expect(costOf(quantity, cents)).toBe(cost);
});

test.each([
  [0, 'Quantity must be more than 0'],
  [1.234, 'Quantities have two decimals at most'],
  [1e9, 'Quantity can be 999,999.99 at most'],
  [0.1, undefined],
])('a movement of %s: %s', (quantity, fault) => {
  expect(NewPartMovement.safeParse({ kind: 'used', quantity }).error?.issues[0]?.message).toBe(fault);
});
