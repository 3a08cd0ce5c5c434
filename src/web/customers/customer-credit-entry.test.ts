import { expect, test } from 'vitest';
import { creditsIn, allocationsOf } from './customer-credit-entry.ts';

const notes = [
  { id: 1, open: '104.82', currency: 'EUR' },
  { id: 2, open: '10.00', currency: 'USD' },
];
const payments = [{ id: 7, open: '50.00', currency: 'EUR' }];

test('credit is a sum for each currency, of credit notes and payments', () => {
  expect(creditsIn(notes, payments).map(({ currency, amount }) => [currency, amount])).toEqual([
    ['EUR', '154.82'],
    ['USD', '10.00'],
  ]);
  expect(creditsIn([], [])).toEqual([]);
});

test('a refund uses up credit notes first, one after the other', () => {
  const [euros] = creditsIn(notes, payments);
  expect(euros && allocationsOf(euros, '120')).toEqual([
    { creditNoteId: 1, amount: '104.82' },
    { paymentId: 7, amount: '15.18' },
  ]);
  expect(euros && allocationsOf(euros, '100')).toEqual([{ creditNoteId: 1, amount: '100.00' }]);
});
