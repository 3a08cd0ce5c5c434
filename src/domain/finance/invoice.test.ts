import { describe, expect, test } from 'vitest';
import { dueFault, editRefusal, invoiceNumberOf, NewInvoice, usualDueDate } from './invoice.ts';

const item = { description: 'A week', quantity: 1, unitPrice: 100 };
const invoice = { customerId: 1, issueDate: '2026-01-15', currency: 'EUR', items: [item] };

describe('a new invoice', () => {
  test.each([
    [{ customerId: undefined }, 'customerId', 'Customer is required'],
    [{ customerId: 0 }, 'customerId', 'Customer is required'],
    [{ issueDate: 'soon' }, 'issueDate', 'Issue date is required'],
    [{ issueDate: '2026-02-30' }, 'issueDate', 'Issue date is required'],
    [{ currency: 'XXX' }, 'currency', 'Currency is required'],
    [{ invoiceNumber: true }, 'invoiceNumber', 'Please enter a number'],
    [{ invoiceNumber: '2'.repeat(51) }, 'invoiceNumber', 'At most 50 characters'],
    [{ taxRate: 100.01 }, 'taxRate', 'Tax rate must be from 0 to 100'],
    [{ taxRate: '-1' }, 'taxRate', 'Tax rate must be from 0 to 100'],
    [{ items: undefined }, 'items', 'At least one item is required'],
    [{ items: [] }, 'items', 'At least one item is required'],
    [{ items: Array.from({ length: 501 }, () => item) }, 'items', 'At most 500 items'],
    [{ items: [item, { ...item, description: ' ' }] }, 'items.1.description', 'Description is required'],
    [{ items: [{ ...item, quantity: 0 }] }, 'items.0.quantity', 'Quantity must be at least 0.01'],
    [{ items: [{ ...item, unitPrice: '0.001' }] }, 'items.0.unitPrice', 'Unit price must be at least 0.01'],
    [{ items: [{ ...item, unitPrice: 'much' }] }, 'items.0.unitPrice', 'Please enter an amount'],
  ])('with %j is refused at its field', (wrong, path, message) => {
    const fault = NewInvoice.safeParse({ ...invoice, ...wrong }).error?.issues[0];
    expect([fault?.path.join('.'), fault?.message]).toEqual([path, message]);
  });

  test('keeps the date of a moment, and amounts as decimals', () => {
    const read = NewInvoice.parse({
      ...invoice,
      issueDate: '2026-01-15T23:30:00+02:00',
      taxRate: 20,
      items: [{ ...item, quantity: '1.5', unitPrice: 12.5 }],
    });
    expect(read).toMatchObject({ issueDate: '2026-01-15', taxRate: '20.00', items: [{ quantity: '1.50', unitPrice: '12.50' }] });
  });

  test.each([
    [2026042, '2026042'],
    [' 2026/042 ', '2026/042'],
    ['', null],
  ])('may have the number %j, which is kept as %j', (given, kept) => {
    expect(NewInvoice.parse({ ...invoice, invoiceNumber: given }).invoiceNumber).toBe(kept);
  });
});

test.each([
  ['2026-01-15', 30, '2026-02-14'],
  ['2028-01-31', 30, '2028-03-01'],
  ['2026-12-15', 14, '2026-12-29'],
  ['2026-12-15', 0, '2026-12-15'],
])('an invoice of %s that has %i days is due on %s', (issued, days, due) => {
  expect(usualDueDate(issued, days)).toBe(due);
});

test('an invoice is due on its day or later', () => {
  expect(dueFault({ issueDate: '2026-01-15', dueDate: '2026-01-14' })).toBe("Due date can't be before the issue date");
  expect(dueFault({ issueDate: '2026-01-15', dueDate: '2026-01-15' })).toBeNull();
});

test.each([
  [1, 'INV-2026-0001'],
  [42, 'INV-2026-0042'],
  [10_000, 'INV-2026-10000'],
])('number %i of a year', (count, number) => {
  expect(invoiceNumberOf(2026, count)).toBe(number);
});

test.each([
  ['draft', null, null],
  ['sent', '2026-01-15T09:00:00.000Z', 'sent'],
  ['draft', '2026-01-15T09:00:00.000Z', 'sent'],
  ['paid', null, 'sent'],
  ['cancelled', '2026-01-15T09:00:00.000Z', 'sent'],
  ['cancelled', null, 'cancelled'],
] as const)('an invoice that is %s and was sent at %s: editing is refused for being %s', (status, sentAt, why) => {
  const refusal = editRefusal({ invoiceNumber: 'INV-2026-0001', status, sentAt });
  expect(refusal?.includes(why ?? '') ?? why === null).toBe(true);
});
