import { expect, test } from 'vitest';
import { ExpenseChanges, NewExpense, type Expense } from '#domain/finance/expense.ts';
import { blankExpense, formOf } from './expense-entry.ts';

const fuel: Expense = {
  id: 9,
  companyId: 1,
  companyName: 'Azure Charters',
  yachtId: 2,
  yachtName: 'Aurelia',
  category: 'fuel',
  subcategory: null,
  description: 'Diesel',
  amount: '1250.50',
  currency: 'EUR',
  expenseDate: '2026-02-28',
  vendor: 'Port Vauban',
  paymentMethod: null,
  taxRateId: null,
  taxRateName: null,
  taxPercent: null,
  taxAmount: null,
  exchangeRate: null,
  passOn: null,
  receiptUrl: null,
  notes: null,
  maintenanceId: null,
  createdAt: '2026-02-28T10:00:00.000Z',
  updatedAt: '2026-02-28T10:00:00.000Z',
};
const given = { expenseDate: '2026-11-28', currency: 'EUR', yachtId: 2, companyId: 1 };
const sentFrom = (expense: Expense) => ExpenseChanges.parse(formOf(expense));

test('what is stored comes back from the form unchanged, without the company, which can’t change', () => {
  const full = {
    ...fuel,
    subcategory: 'Marine',
    paymentMethod: 'credit_card',
    taxRateId: 3,
    taxPercent: '20.00',
    taxAmount: '200.00',
    exchangeRate: '1.0842',
    passOn: false,
    receiptUrl: 'https://receipts.example/7.pdf',
    notes: 'At the pump',
    maintenanceId: 8,
  };
  expect(sentFrom(full)).toEqual({
    category: 'fuel',
    subcategory: 'Marine',
    description: 'Diesel',
    amount: '1250.50',
    currency: 'EUR',
    expenseDate: '2026-02-28',
    vendor: 'Port Vauban',
    paymentMethod: 'credit_card',
    yachtId: 2,
    maintenanceId: 8,
    taxRateId: 3,
    taxAmount: '200.00',
    exchangeRate: '1.0842',
    passOn: false,
    receiptUrl: 'https://receipts.example/7.pdf',
    notes: 'At the pump',
  });
});

test('empty fields are shown as empty and sent as null, but whether owners pay is sent as it was decided', () => {
  expect(formOf(fuel)).toMatchObject({ subcategory: '', paymentMethod: '', receiptUrl: '', taxAmount: '', exchangeRate: '', notes: '' });
  const nothing = { subcategory: null, paymentMethod: null, receiptUrl: null, taxAmount: null, exchangeRate: null, notes: null };
  expect(sentFrom(fuel)).toMatchObject({ ...nothing, passOn: null });
  expect([true, false].map((passOn) => sentFrom({ ...fuel, passOn }).passOn)).toEqual([true, false]);
});

test.each([
  ['the rate gives the same', '20.00', '208.42', ''],
  ['the receipt has a cent less', '20.00', '208.41', '208.41'],
  ['there is no rate', null, '100.00', '100.00'],
  ['there is no tax', null, null, ''],
  ['the tax at a rate is zero', '20.00', '0.00', '0.00'],
])('the tax is shown only if it was entered: %s', (_what, taxPercent, taxAmount, shown) => {
  expect(formOf({ ...fuel, taxPercent, taxAmount }).taxAmount).toBe(shown);
});

test('the tax in yen is compared without decimals', () => {
  const inYen = { ...fuel, amount: '1000.00', currency: 'JPY', taxPercent: '10.00' };
  expect([formOf({ ...inYen, taxAmount: '91.00' }).taxAmount, formOf({ ...inYen, taxAmount: '90.91' }).taxAmount]).toEqual(['', '90.91']);
});

test('a new expense has its day, currency and yacht, and needs the rest', () => {
  const blank = blankExpense(given, null);
  expect(blank).toMatchObject({ ...given, description: '', maintenanceId: null, passOn: null });
  expect(NewExpense.safeParse(blank).error?.issues.map(({ path }) => path[0])).toEqual(['category', 'description', 'amount']);
});

test('a subcategory is shown and typed in words, and sent as stored, whatever it begins with', () => {
  expect(formOf({ ...fuel, subcategory: 'Labour' }).subcategory).toBe('Labor');
  const sent = (subcategory: string) => ExpenseChanges.parse({ ...formOf(fuel), subcategory }).subcategory;
  expect(['Labor', 'Labour', 'Parts', 'Labour hire', ' Marine ', ''].map(sent)).toEqual([
    'Labour',
    'Labour',
    'Parts',
    'Labour hire',
    'Marine',
    null,
  ]);
});

test('a new expense for work is labor on that work and on its yacht, whichever yacht the list shows', () => {
  const work = { id: 8, title: 'Rudder bearings', yachtId: 5, yachtName: 'Belvedere' };
  const blank = blankExpense(given, work);
  expect(blank).toMatchObject({
    category: 'maintenance',
    subcategory: 'Labor',
    description: 'Rudder bearings',
    maintenanceId: 8,
    yachtId: 5,
  });
  expect(NewExpense.parse({ ...blank, amount: '80' })).toMatchObject({
    maintenanceId: 8,
    yachtId: 5,
    subcategory: 'Labour',
    taxAmount: null,
  });
});
