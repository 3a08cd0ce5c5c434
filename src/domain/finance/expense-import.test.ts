import { describe, expect, test } from 'vitest';
import { columnFault, datesOf, readLine, receiptsIn } from './expense-import.ts';

const good = {
  Date: '2026-06-01',
  Category: 'Port fees',
  Description: 'Berth',
  Amount: '120.50',
  Currency: 'eur',
  Yacht: 'aurelia',
  'Payment method': 'Bank transfer',
  Vendor: '',
  Notes: '',
};
const yachts = new Map([['aurelia', 7]]);
const [ours, theirs] = ['/api/files/aaaaaaaaaaaaaaaaaaaaaa', '/api/files/bbbbbbbbbbbbbbbbbbbbbb'] as const;
const always = { validFrom: '2020-01-01', validTo: null };
const rates = [
  { id: 3, name: 'Standard', percent: '19.00', ...always, validTo: '2026-03-31' },
  { id: 4, name: 'Standard', percent: '20.00', ...always, validFrom: '2026-04-01' },
  { id: 5, name: 'Reduced', percent: '5.50', ...always },
];
const company = { yachts, rates, receipts: new Set<string>([ours]), mark: 'comma', dateOrder: 'dmy' } as const;

describe('a line of a file of expenses', () => {
  test('is read by the rules of the form, with labels as people know them', () => {
    expect(readLine(good, 2, company).expense).toMatchObject({
      expenseDate: '2026-06-01',
      category: 'port_fees',
      amount: '120.50',
      currency: 'EUR',
      yachtId: 7,
      paymentMethod: 'bank_transfer',
      vendor: null,
    });
  });

  test.each([
    [{ 'Tax rate': 'standard' }, 4, '20.08'],
    [{ 'Tax rate': '20' }, 4, '20.08'],
    [{ 'Tax rate': '20%' }, 4, '20.08'],
    [{ 'Tax rate': '20.00 %' }, 4, '20.08'],
    [{ 'Tax rate': '5,5 %' }, 5, '6.28'],
    [{ 'Tax rate': 'Standard', Date: '2026-03-31' }, 3, '19.24'],
    [{ 'Tax %': '20' }, 4, '20.08'],
    [{ 'Tax 2': '3.30' }, null, null],
    [{ 'Tax rate': '20', Tax: '19,99' }, 4, '19.99'],
    [{ Tax: '3.30' }, null, '3.30'],
    [{}, null, null],
  ])('with %j includes the tax', (more, taxRateId, taxAmount) => {
    expect(readLine({ ...good, ...more }, 2, company).expense).toMatchObject({ taxRateId, taxAmount });
  });

  test('has its columns in any order and spelling', () => {
    expect(
      readLine({ amount: '1', PAYMENT_METHOD: 'cash', date: '2026-06-01', category: 'fuel', description: 'x', currency: 'USD' }, 2, company)
        .expense,
    ).toMatchObject({ amount: '1.00', paymentMethod: 'cash', yachtId: null });
  });

  test.each([
    [{ Date: '' }, 'Date', 'Date is required'],
    [{ Date: '11/28/2026' }, 'Date', 'We can’t read this date. Write it like 2026-11-28'],
    [{ Date: '31.02.2026' }, 'Date', 'We can’t read this date. Write it like 2026-11-28'],
    [{ Amount: '1,250.5.0' }, 'Amount', 'Please enter an amount'],
    [{ Amount: 'a lot' }, 'Amount', 'Please enter an amount'],
    [{ Amount: '0' }, 'Amount', 'Amount must be greater than 0'],
    [{ Category: 'Boats' }, 'Category', 'Category is required'],
    [{ Currency: '' }, 'Currency', 'Currency is required'],
    [{ Description: ' ' }, 'Description', 'Description is required'],
    [{ Yacht: 'Flying Dutchman' }, 'Yacht', 'There is no yacht called Flying Dutchman'],
    [{ 'Payment method': 'barter' }, 'Payment method', 'Please choose a payment method'],
    [{ 'Tax rate': '19' }, 'Tax rate', 'There is no tax rate 19 on this day'],
    [{ 'Tax rate': 'Luxury' }, 'Tax rate', 'There is no tax rate Luxury on this day'],
    [{ Tax: '120.51' }, 'Tax', "The tax can't be more than the amount"],
    [{ Receipt: theirs }, 'Receipt', 'This document no longer exists. Please upload it again.'],
    [{ Receipt: 'javascript:alert(1)' }, 'Receipt', 'Please enter an address starting with https://, without a password'],
  ])('with %j reports the fault at its column', (wrong, column, message) => {
    const { expense, preview } = readLine({ ...good, ...wrong }, 5, company);
    expect([expense, preview.line, preview.faults]).toEqual([null, 5, [{ column, message }]]);
  });

  test.each([
    ['12.500,00', '12500.00'],
    ['1,250.50', '1250.50'],
    ["1'250.5", '1250.50'],
    ['1.250', '1250.00'],
    ['120.50', '120.50'],
  ])('with an amount entered as %s is shown and stored as %s', (Amount, amount) => {
    const { expense, preview } = readLine({ ...good, Amount }, 2, company);
    expect([expense?.amount, preview.amount]).toEqual([amount, amount]);
  });

  test.each([
    ['18/11/2026', '2026-11-18'],
    ['5.6.26', '2026-06-05'],
    ['Nov 28, 2026', '2026-11-28'],
    ['2026-06-01T10:00:00Z', '2026-06-01'],
  ])('with a date entered as %s is shown and stored as %s', (text, day) => {
    const { expense, preview } = readLine({ ...good, Date: text }, 2, company);
    expect([expense?.expenseDate, preview.expenseDate]).toEqual([day, day]);
  });

  test.each([ours, 'https://receipts.example/1.pdf'])('keeps its receipt %s', (receiptUrl) => {
    expect(readLine({ ...good, receipt: ` ${receiptUrl} ` }, 2, company).expense?.receiptUrl).toBe(receiptUrl);
  });

  test('says everything that is wrong with it', () => {
    expect(
      readLine({ Description: 'x' }, 2, company)
        .preview.faults.map(({ column }) => column)
        .toSorted(),
    ).toEqual(['Amount', 'Category', 'Currency', 'Date']);
  });
});

test('the dates of a file are read in the chosen order, else in that of their column', () => {
  const rows: Record<string, string>[] = [{ date: '5/6/2026' }, { ' DATE': '28/11/2026' }];
  expect(datesOf(rows, 'mdy', null)).toEqual({ order: 'dmy', doubtful: null });
  expect(datesOf(rows.slice(0, 1), 'mdy', null)).toEqual({ order: 'mdy', doubtful: '5/6/2026' });
  expect(datesOf(rows.slice(0, 1), 'mdy', 'dmy')).toEqual({ order: 'dmy', doubtful: null });
});

test('the uploaded receipts of a file are those stored by us', () => {
  expect(receiptsIn([good, { ...good, RECEIPT: theirs }, { ...good, Receipt: 'https://receipts.example/1.pdf' }])).toEqual([theirs]);
});

test.each([
  [['Date', 'Category', 'Description', 'Amount', 'Currency'], null],
  [['date', ' CATEGORY', 'description', 'amount', 'currency', 'other'], null],
  [['Date', 'Category', 'Description', 'Amount'], 'This file lacks the column Currency.'],
  [['Name'], 'This file lacks the columns Date, Category, Description, Amount, Currency.'],
  [['Date', 'Category', 'Description', 'Amount', 'Currency', 'Other', 'Other'], null],
  [['Date', 'Category', 'Description', 'Amount', 'Currency', 'Tax', 'Tax %'], null],
  [['Date', 'Category', 'Description', 'Amount', 'Currency', 'Amount'], 'This file has the column Amount more than once.'],
  [
    ['Date', 'Category', 'Description', 'Amount', 'Currency', 'AMOUNT', 'Tax rate', 'tax_rate', 'Tax %'],
    'This file has the columns Amount, Tax rate more than once.',
  ],
])('a file with the columns %j', (columns, fault) => {
  expect(columnFault(columns)).toBe(fault);
});
