import { expect, test } from 'vitest';
import { IncomeChanges, NewIncome, type Income } from '#domain/finance/income.ts';
import { blankIncome, formOf } from './income-entry.ts';

const charter: Income = {
  id: 9,
  companyId: 1,
  companyName: 'Azure Charters',
  customerId: 7,
  customerName: 'Ines Guest',
  yachtId: 2,
  yachtName: 'Aurelia',
  category: 'charter',
  subcategory: null,
  description: 'A week',
  amount: '12500.00',
  currency: 'EUR',
  incomeDate: '2026-12-31',
  paymentStatus: 'paid',
  paymentMethod: null,
  invoiceId: 4,
  invoiceNumber: 'INV-2026-0004',
  paymentId: null,
  apaId: null,
  taxRateId: null,
  taxRateName: null,
  taxPercent: null,
  taxAmount: null,
  exchangeRate: null,
  notes: null,
  createdAt: '2026-12-31T10:00:00.000Z',
  updatedAt: '2026-12-31T10:00:00.000Z',
};

test('what is stored comes back from the form unchanged, and its invoice isn’t touched', () => {
  const full = { ...charter, subcategory: 'Summer', paymentMethod: 'credit_card', taxRateId: 3, taxPercent: '20.00', taxAmount: '2000.00' };
  const sent = IncomeChanges.parse(formOf({ ...full, exchangeRate: '1.0842', notes: 'Early bird' }));
  expect(sent).toEqual({
    category: 'charter',
    subcategory: 'Summer',
    description: 'A week',
    amount: '12500.00',
    currency: 'EUR',
    incomeDate: '2026-12-31',
    paymentStatus: 'paid',
    paymentMethod: 'credit_card',
    customerId: 7,
    yachtId: 2,
    taxRateId: 3,
    taxAmount: '2000.00',
    exchangeRate: '1.0842',
    notes: 'Early bird',
  });
});

test('empty fields are shown as empty and sent as null', () => {
  const empty = { ...charter, customerId: null, yachtId: null };
  expect(formOf(empty)).toMatchObject({ subcategory: '', paymentMethod: '', taxAmount: '', exchangeRate: '', notes: '', customerId: null });
  const nothing = { subcategory: null, paymentMethod: null, taxAmount: null, exchangeRate: null, notes: null };
  expect(IncomeChanges.parse(formOf(empty))).toMatchObject({ ...nothing, customerId: null, yachtId: null, taxRateId: null });
});

test.each([
  ['2083.33', ''],
  ['2083.34', '2083.34'],
])('tax of %s in 12,500.00 at 20 %% is shown as %j: only what differs from the rate was entered', (taxAmount, shown) => {
  expect(formOf({ ...charter, taxPercent: '20.00', taxAmount }).taxAmount).toBe(shown);
});

test('new income is pending, with its day, customer and yacht, and needs the rest', () => {
  const given = { incomeDate: '2026-11-28', currency: 'USD', customerId: 7, yachtId: null, companyId: 1 };
  const blank = blankIncome(given);
  expect(blank).toMatchObject({ ...given, paymentStatus: 'pending', amount: '' });
  expect(NewIncome.safeParse(blank).error?.issues.map(({ path }) => path[0])).toEqual(['category', 'description', 'amount']);
});
