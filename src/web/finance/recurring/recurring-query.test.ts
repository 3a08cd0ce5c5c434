import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Expense } from '#domain/finance/expense.ts';
import { NewRecurring } from '#domain/finance/recurring.ts';
import { anInvoice, anInvoiceItem } from '../../testing/given.ts';
import { listOf, queryOf, serve } from '../../testing/network.ts';
import { bodyOfExpense, bodyOfInvoice, firstRecurringQuery, recurringQuery } from './recurring-query.ts';

const berth = {
  id: 9,
  category: 'docking',
  subcategory: null,
  description: 'Berth',
  amount: '1250.50',
  currency: 'EUR',
  expenseDate: '2026-01-31',
  vendor: 'Port Vauban',
  paymentMethod: 'bank_transfer',
  yachtId: 2,
  receiptUrl: 'https://receipts.example/7.pdf',
  taxRateId: 5,
  taxPercent: '20.00',
  taxAmount: '75.00',
  passOn: false,
  notes: null,
} as Expense;

const faultsOf = (sent: object) => NewRecurring.safeParse(sent).error?.issues.map(({ message }) => message) ?? [];
const rhythm = { every: 1, unit: 'month', startsOn: '2026-12-31', endsOn: null } as const;

test('what repeats of an expense is sent without its date and its receipt, and is accepted as it is', () => {
  const body = bodyOfExpense(berth);
  const { category, description, amount, currency, vendor, paymentMethod, yachtId } = berth;
  expect(body).toMatchObject({ category, description, amount, currency, vendor, paymentMethod, yachtId });
  for (const field of ['id', 'expenseDate', 'receiptUrl', 'companyId']) expect(body).not.toHaveProperty(field);
  expect(faultsOf({ kind: 'expense', ...rhythm, body })).toEqual([]);
  expect(faultsOf({ kind: 'invoice', ...rhythm, body })).toEqual(['Please say what the invoice needs']);
});

test('an expense repeats with its rate, a tax that differs from it, and who bears it', () => {
  expect(bodyOfExpense({ ...berth, amount: '450.00' })).toMatchObject({ taxRateId: 5, taxAmount: null, passOn: false });
  expect(bodyOfExpense({ ...berth, amount: '450.00', taxAmount: '60.00' })).toMatchObject({ taxRateId: 5, taxAmount: '60.00' });
});

test('what repeats of an invoice is sent without its dates, number and booking, and is accepted as it is', () => {
  const discounted = {
    prices: 'gross',
    discountPercent: '10.00',
    taxRate: '20.00',
    purchaseOrder: 'PO-7',
    notes: 'Thank you',
    yachtId: 2,
  } as const;
  const item = anInvoiceItem({
    description: 'Berth',
    quantity: '1.50',
    unitPrice: '99.99',
    unit: 'DAY',
    discountPercent: '5.00',
    taxRateId: 3,
  });
  const body = bodyOfInvoice(anInvoice({ ...discounted, eventId: 4, serviceFrom: '2026-06-01', exchangeRate: '1.08', items: [item] }));
  expect(body).toMatchObject({ customerId: 7, currency: 'EUR', ...discounted });
  expect(body).toMatchObject({
    items: [{ description: 'Berth', quantity: '1.50', unitPrice: '99.99', unit: 'DAY', discountPercent: '5.00', taxRateId: 3 }],
  });
  for (const field of ['id', 'issueDate', 'dueDate', 'invoiceNumber', 'status', 'eventId', 'serviceFrom', 'exchangeRate'])
    expect(body).not.toHaveProperty(field);
  expect(faultsOf({ kind: 'invoice', ...rhythm, body })).toEqual([]);
});

test('the discount of a line isn’t mistaken for that of the invoice', () => {
  const body = bodyOfInvoice(anInvoice({ items: [anInvoiceItem({ discountPercent: '5.00' }), anInvoiceItem({ id: 2 })] }));
  expect(body).toMatchObject({ discountPercent: null, items: [{ discountPercent: '5.00' }, { discountPercent: null }] });
});

test('a deducted deposit isn’t repeated, because it was paid once', () => {
  const items = [anInvoiceItem(), anInvoiceItem({ id: 2, description: 'Deposit', unitPrice: '-30.00', depositInvoiceId: 5 })];
  const body = bodyOfInvoice(anInvoice({ items })) as { items: { description: string }[] };
  expect(body.items.map(({ description }) => description)).toEqual(['A week']);
});

test('the list and its first row are of one kind, and are kept apart', async () => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  await queries.fetchQuery(recurringQuery('expense'));
  await queries.fetchQuery(firstRecurringQuery('expense'));
  await queries.fetchQuery(firstRecurringQuery('invoice'));
  expect(requests.map((request) => queryOf(request))).toEqual([
    { kind: 'expense', limit: '100', offset: '0' },
    { kind: 'expense', limit: '1', offset: '0' },
    { kind: 'invoice', limit: '1', offset: '0' },
  ]);
  expect(firstRecurringQuery('expense').meta).toEqual(recurringQuery('expense').meta);
});
