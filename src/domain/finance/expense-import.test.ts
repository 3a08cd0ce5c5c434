import { describe, expect, test } from 'vitest';
import { missingColumns, readLine } from './expense-import.ts';

const good = { Date: '2026-06-01', Category: 'Port fees', Description: 'Berth', Amount: '120.50', Currency: 'eur', Yacht: 'aurelia', 'Payment method': 'Bank transfer', Vendor: '', Notes: '' };
const yachts = new Map([['aurelia', 7]]);

describe('a line of a file of expenses', () => {
  test('is read by the rules of the form, in people’s words', () => {
    expect(readLine(good, 2, yachts).expense).toMatchObject({ expenseDate: '2026-06-01', category: 'port_fees', amount: '120.50', currency: 'EUR', yachtId: 7, paymentMethod: 'bank_transfer', vendor: null });
  });

  test('has its columns in any order and spelling', () => {
    expect(readLine({ amount: '1', PAYMENT_METHOD: 'cash', date: '2026-06-01', category: 'fuel', description: 'x', currency: 'USD' }, 2, yachts).expense).toMatchObject({ amount: '1.00', paymentMethod: 'cash', yachtId: null });
  });

  test.each([
    [{ Date: '01.06.2026' }, 'Date', 'Date is required'], [{ Amount: '1,250.50' }, 'Amount', 'Please enter an amount'], [{ Amount: '0' }, 'Amount', 'Amount must be greater than 0'],
    [{ Category: 'Boats' }, 'Category', 'Category is required'], [{ Currency: '' }, 'Currency', 'Currency is required'], [{ Description: ' ' }, 'Description', 'Description is required'],
    [{ Yacht: 'Flying Dutchman' }, 'Yacht', 'There is no yacht called Flying Dutchman'], [{ 'Payment method': 'barter' }, 'Payment method', 'Please choose a payment method'],
  ])('with %j says what is wrong at its column', (wrong, column, message) => {
    const { expense, shown } = readLine({ ...good, ...wrong }, 5, yachts);
    expect([expense, shown.line, shown.faults]).toEqual([null, 5, [{ column, message }]]);
  });

  test('says everything that is wrong with it', () => {
    expect(readLine({ Description: 'x' }, 2, yachts).shown.faults.map(({ column }) => column).toSorted()).toEqual(['Amount', 'Category', 'Currency', 'Date']);
  });
});

test.each([
  [['Date', 'Category', 'Description', 'Amount', 'Currency'], null], [['date', ' CATEGORY', 'description', 'amount', 'currency', 'other'], null],
  [['Date', 'Category', 'Description', 'Amount'], 'This file lacks the column Currency.'], [['Name'], 'This file lacks the columns Date, Category, Description, Amount, Currency.'],
])('a file with the columns %j', (columns, fault) => {
  expect(missingColumns(columns)).toBe(fault);
});
