import { expect, test } from 'vitest';
import { priceOf } from './seat-words.ts';

test.each([
  ['adults alone', { adults: 2, children: 0 }, '80.00', '€241.00'],
  ['a family', { adults: 2, children: 3 }, '80.00', '€481.00'],
  ['children at the price of adults', { adults: 1, children: 1 }, null, '€241.00'],
  ['nobody yet', { adults: 0, children: 0 }, '80.00', '€0.00'],
])('the seats of %s have a price', (_who, party, childPrice, words) => {
  expect(priceOf({ seatPrice: '120.50', childPrice }, party)('EUR')).toBe(words);
});
