import { describe, expect, test } from 'vitest';
import type { BankProposal } from '#domain/finance/bank.ts';
import { allocationsOf, creditsIn, faultOf, invoicesIn, startOf } from './match-entry.ts';

const dates = { calendarDay: (day: string) => day };
const customer = { id: 7 };
const outgoing = (amount: string) => ({ amount: `-${amount}`, proposals: [] });
const credits = {
  notes: [
    { id: 1, number: 'CN-2026-0001', invoiceNumber: 'INV-2026-0009', open: '120.00', currency: 'EUR' },
    { id: 2, number: 'CN-2026-0002', invoiceNumber: 'INV-2026-0010', open: '10.00', currency: 'USD' },
  ],
  payments: [
    { id: 1, day: '2026-06-01', reference: 'twice', open: '50.00', currency: 'EUR' },
    { id: 4, day: '2026-06-02', reference: null, open: '70.00', currency: 'USD' },
  ],
};

describe('a refund', () => {
  const documents = creditsIn(credits, 'EUR', dates);

  test('can be set against the credit notes and payments in its currency', () => {
    expect(documents).toMatchObject([
      { name: 'CN-2026-0001', note: 'for INV-2026-0009', open: '120.00' },
      { name: 'Payment of 2026-06-01', note: 'twice', open: '50.00' },
    ]);
  });

  test.each([
    ['as much as a credit note', '120.00', [{ creditNoteId: 1, amount: '120' }]],
    ['as much as a payment', '50.00', [{ paymentId: 1, amount: '50' }]],
    [
      'more than the credit note',
      '150.00',
      [
        { creditNoteId: 1, amount: '120' },
        { paymentId: 1, amount: '30' },
      ],
    ],
    ['less than either', '20.50', [{ creditNoteId: 1, amount: '20.50' }]],
  ])('of %s is allocated', (_, amount, allocations) => {
    const parts = startOf(outgoing(amount), customer, documents, Number(amount) * 100);
    expect(allocationsOf(documents, parts)).toEqual(allocations);
  });
});

test('a payment starts with what is proposed for its customer', () => {
  const documents = invoicesIn(
    [
      { id: 1, invoiceNumber: 'INV-1', open: '100.00', dueDate: '2026-07-01' },
      { id: 2, invoiceNumber: 'INV-2', open: '80.00', dueDate: '2026-08-01' },
    ],
    dates,
  );
  const proposal = { customerId: 7, paymentId: null, invoices: [{ id: 2, number: 'INV-2', amount: '80.00', open: '80.00' }] };
  const proposals = [proposal as unknown as BankProposal];
  expect(startOf({ amount: '80.00', proposals }, customer, documents, 8_000)).toEqual({ i1: '', i2: '80' });
  expect(startOf({ amount: '90.00', proposals: [] }, customer, documents, 9_000)).toEqual({ i1: '90', i2: '' });
  expect(allocationsOf(documents, { i1: '', i2: '80' })).toEqual([{ invoiceId: 2, amount: '80' }]);
});

test.each([
  ['', null],
  ['100', null],
  ['100.01', 'Only €100.00 is outstanding'],
  ['much', 'Please enter an amount'],
  ['-1', 'Please enter an amount'],
])('of a document with €100.00 open, “%s” is answered with %j', (typed, fault) => {
  expect(faultOf(typed, '100.00', 'EUR')).toBe(fault);
});
