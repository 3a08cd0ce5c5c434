import { describe, expect, test } from 'vitest';
import { ageOf, profitOf, receivablesOf, taxTotalOf } from './books-reports.ts';

const ofYacht = (yachtId: number | null, account: string, part: 'revenue' | 'costs' | 'owners_share', amount: string) => ({
  yachtId,
  yachtName: yachtId === null ? null : 'Aurelia',
  account,
  accountNumber: null,
  accountName: account,
  part,
  amount,
});

describe('profit and loss', () => {
  test('deducts the fee for managing a yacht from its owners’ share: 41,500.00 − 8,900.40 − 26,949.60 = 5,650.00', () => {
    const { rows, total } = profitOf([
      ofYacht(1, 'revenue_charter', 'revenue', '41500.00'),
      ofYacht(1, 'expense_fuel', 'costs', '8900.40'),
      ofYacht(1, 'owners_share', 'owners_share', '35249.60'),
      ofYacht(1, 'management_fees', 'owners_share', '-8300.00'),
    ]);
    expect(rows).toMatchObject([{ revenue: '41500.00', costs: '8900.40', ownersShare: '26949.60', result: '5650.00' }]);
    expect(total.accounts).toHaveLength(4);
  });

  test('counts an account of several yachts once, and leaves out zero accounts', () => {
    const { total, rows } = profitOf([
      ofYacht(1, 'revenue_charter', 'revenue', '10.10'),
      ofYacht(null, 'revenue_charter', 'revenue', '-10.10'),
      ofYacht(null, 'expense_fuel', 'costs', '0.20'),
    ]);
    expect(rows.map(({ yachtId, result }) => [yachtId, result])).toEqual([
      [1, '10.10'],
      [null, '-10.30'],
    ]);
    expect(total).toMatchObject({ revenue: '0.00', costs: '0.20', result: '-0.20' });
    expect(total.accounts.map(({ account }) => account)).toEqual(['expense_fuel']);
    expect(profitOf([])).toMatchObject({ rows: [], total: { result: '0.00' } });
  });
});

test('tax of sales less that of purchases is due, and below 0 is refunded', () => {
  const rows = [
    { direction: 'output', category: 'S', tax: '2251.81' },
    { direction: 'input', category: 'S', tax: '3000.00' },
    { direction: 'input', category: null, tax: '0.01' },
  ] as const;
  expect(taxTotalOf(rows)).toEqual({ output: '2251.81', input: '3000.01', due: '-748.20' });
});

test.each([
  [-5, 'notDue'],
  [0, 'notDue'],
  [1, 'days30'],
  [30, 'days30'],
  [31, 'days60'],
  [60, 'days60'],
  [61, 'days90'],
  [90, 'days90'],
  [91, 'older'],
] as const)('what is %i days late is %s', (daysLate, age) => {
  expect(ageOf(daysLate)).toBe(age);
});

test('a balance beyond the open invoices is credit', () => {
  const invoice = { invoiceId: 1, invoiceNumber: 'INV-2026-0001', issueDate: '2026-06-01', dueDate: '2026-06-15' };
  const { rows, total } = receivablesOf([
    { customerId: 1, customerName: 'Ada', balance: '550.00', invoices: [{ ...invoice, daysLate: 12, open: '600.00' }] },
    { customerId: 2, customerName: 'Ben', balance: '-20.00', invoices: [] },
  ]);
  expect(rows.map(({ days30, credit }) => [days30, credit])).toEqual([
    ['600.00', '-50.00'],
    ['0.00', '-20.00'],
  ]);
  expect(total).toEqual({
    notDue: '0.00',
    days30: '600.00',
    days60: '0.00',
    days90: '0.00',
    older: '0.00',
    credit: '-70.00',
    total: '530.00',
  });
});
