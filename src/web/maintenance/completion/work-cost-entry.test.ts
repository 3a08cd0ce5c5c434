import { expect, test } from 'vitest';
import { blankCost, costEntered, hasCost } from './work-cost-entry.ts';

const receipt = { url: '/api/files/7', name: 'receipt.pdf' } as never;
const blank = blankCost({ contractor: null });

test('the cost of work begins as labor by its contractor, and is nothing to log', () => {
  expect(blankCost({ contractor: 'Riva Yard' })).toEqual({ receipt: null, amount: '', subcategory: 'Labour', vendor: 'Riva Yard' });
  expect(hasCost(blankCost({ contractor: 'Riva Yard' }))).toBe(false);
});

test.each([
  ['an amount', { amount: '12' }, true],
  ['an amount that can’t be read', { amount: 'a dozen' }, true],
  ['a receipt alone', { receipt }, true],
  ['nothing but spaces', { amount: '  ' }, false],
])('with %s there is something to log: %s', (_what, typed, expected) => {
  expect(hasCost({ ...blank, ...typed })).toBe(expected);
});

test.each([
  ['1.250,50', 'comma', '1250.50'],
  ['1.250', 'comma', '1250.00'],
  ['1.250', 'point', '1.25'],
  ['0', 'comma', null],
  ['-5', 'comma', null],
  ['', 'comma', null],
  ['a dozen', 'comma', null],
] as const)('the amount “%s” is read with a decimal %s and logged as %s', (amount, mark, logged) => {
  expect(costEntered({ ...blank, amount }, mark).amount).toBe(logged);
});

test('an expense has its vendor without spaces around it, and its receipt', () => {
  expect(costEntered({ receipt, amount: '80', subcategory: 'Parts', vendor: ' Riva Yard ' }, 'point')).toEqual({
    amount: '80.00',
    subcategory: 'Parts',
    vendor: 'Riva Yard',
    receiptUrl: '/api/files/7',
  });
  expect(costEntered({ ...blank, amount: '80', vendor: '  ' }, 'point')).toMatchObject({ vendor: null, receiptUrl: null });
});
