import { describe, expect, test } from 'vitest';
import type { NewInvoice } from '#domain/finance/invoice.ts';
import { usualTerms } from '#domain/companies/usual-terms.ts';
import { anEvent, anInvoice, anInvoiceItem } from '../../testing/given.ts';
import { blankInvoice, blankItem, formOf, invoiceOfBooking, invoiceResolver, type InvoiceForm } from './invoice-entry.ts';

const today = '2026-12-15';
const usual = usualTerms({ defaultCurrency: 'EUR', houseRules: { taxRate: '7.70', daysToPay: 14 } });
const filled: InvoiceForm = {
  ...blankInvoice({ today, usual, customerId: 7 }),
  items: [{ ...blankItem, description: 'Charter' }],
};

async function resolve(more: Partial<InvoiceForm>) {
  const { values, errors } = await invoiceResolver({ ...filled, ...more }, undefined, { fields: {}, shouldUseNativeValidation: false });
  return { values, errors };
}

const withItem = (more: Partial<InvoiceForm['items'][number]>) => ({
  items: [{ ...filled.items[0], ...more } as InvoiceForm['items'][number]],
});

test('a new invoice is dated today, due and taxed by the house rules, with one item of one hundred', () => {
  expect(blankInvoice({ today, usual })).toEqual({
    kind: 'invoice',
    depositIds: [],
    customerId: null,
    eventId: null,
    invoiceNumber: '',
    issueDate: '2026-12-15',
    dueDate: '2026-12-29',
    currency: 'EUR',
    exchangeRate: '',
    taxRate: '7.70',
    prices: 'net',
    discountPercent: '',
    discountAmount: '',
    serviceFrom: '',
    serviceTo: '',
    purchaseOrder: '',
    notes: '',
    items: [blankItem],
  });
});

describe('an invoice of a booking', () => {
  test('is for its customer, with a description and the agreed price', () => {
    const event = anEvent({ id: 9, customerId: 7, price: 1_250_050, currency: 'GBP' });
    expect(invoiceOfBooking(event, 'Week to Calvi\nAurelia, Jun 6 – 13, 2026, 7 nights', today, usual)).toMatchObject({
      customerId: 7,
      eventId: 9,
      currency: 'GBP',
      issueDate: today,
      items: [
        { description: 'Week to Calvi\nAurelia, Jun 6 – 13, 2026, 7 nights', quantity: '1', unitPrice: '12500.50', taxExempt: false },
      ],
    });
  });

  test.each([
    [null, '100'],
    [0, '0'],
    [120_000, '1200'],
  ])('with the price %j charges %s', (price, unitPrice) => {
    expect(invoiceOfBooking(anEvent({ price }), 'Jun 6', today, usual).items[0]?.unitPrice).toBe(unitPrice);
  });
});

test('lines that deduct a deposit aren’t items of the form, but tick their deposits', () => {
  const deducted = { unitPrice: '20000.00', quantity: '-1.00', depositInvoiceId: 31 };
  const invoice = anInvoice({ items: [anInvoiceItem({}), anInvoiceItem(deducted), anInvoiceItem({ ...deducted, unitPrice: '150.00' })] });
  expect(formOf(invoice)).toMatchObject({ items: [{ description: anInvoiceItem({}).description }], depositIds: [31] });
  expect(formOf(invoice).items).toHaveLength(1);
});

test('a stored invoice is shown in numbers as people write them', () => {
  const item = anInvoiceItem({
    description: 'Charter',
    quantity: '3.00',
    unitPrice: '0.33',
    taxExempt: true,
    unit: 'DAY',
    discountPercent: '10.00',
  });
  const invoice = anInvoice({ taxRate: '20.00', items: [item] });
  expect(formOf(invoice)).toEqual({
    kind: 'invoice',
    depositIds: [],
    customerId: 7,
    eventId: null,
    invoiceNumber: 'INV-2026-0001',
    issueDate: '2026-06-06',
    dueDate: '2026-07-06',
    currency: 'EUR',
    exchangeRate: '',
    taxRate: '20',
    prices: 'net',
    discountPercent: '',
    discountAmount: '',
    serviceFrom: '',
    serviceTo: '',
    purchaseOrder: '',
    notes: '',
    items: [
      { ...blankItem, description: 'Charter', quantity: '3', unitPrice: '0.33', unit: 'DAY', taxExempt: true, discountPercent: '10' },
    ],
  });
});

describe('an entered invoice', () => {
  test('is accepted if it is complete', async () => {
    const { values, errors } = await resolve({ taxRate: '19.6' });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ customerId: 7, items: [{ description: 'Charter' }] });
  });

  test.each([
    [{ customerId: null }, { customerId: { message: 'Customer is required' } }],
    [{ taxRate: '101' }, { taxRate: { message: 'Tax rate must be from 0 to 100' } }],
    [{ dueDate: '2026-12-14' }, { dueDate: { message: "Due date can't be before the issue date" } }],
    [{ items: [] }, { items: { message: 'At least one item is required' } }],
    [withItem({ description: ' ' }), { items: [{ description: { message: 'Description is required' } }] }],
    [withItem({ quantity: '0' }), { items: [{ quantity: { message: 'Quantity must be at least 0.01' } }] }],
    [withItem({ daysOutside: 'three' }), { items: [{ daysOutside: { message: 'Days must be a number' } }] }],
    [withItem({ unitPrice: '0' }), { items: [{ unitPrice: { message: 'Unit price must be at least 0.01' } }] }],
    // Each is valid on its own, but not together.
    [
      withItem({ quantity: '1000', unitPrice: '100000' }),
      { items: [{ unitPrice: { message: 'This line comes to more than 99,999,999.99' } }] },
    ],
    [
      { items: Array.from({ length: 3 }, () => ({ ...blankItem, description: 'Yacht', unitPrice: '50000000' })) },
      { items: { message: 'This invoice comes to more than 99,999,999.99' } },
    ],
  ] as [Partial<InvoiceForm>, object][])('%j is refused at its field', async (wrong, errors) => {
    expect((await resolve(wrong)).errors).toMatchObject(errors);
  });

  test('calculates the part outside from days, which are never sent', async () => {
    const days = { ...withItem({ daysOutside: '3' }), serviceFrom: '2026-06-06', serviceTo: '2026-06-13' };
    const { values, errors } = await resolve(days);
    expect(errors).toEqual({});
    expect(values).toMatchObject({ items: [{ description: 'Charter' }] });
    expect(Object.keys((values as NewInvoice).items[0] ?? {})).not.toContain('daysOutside');
    expect((await resolve({ ...days, serviceTo: '2026-06-08' })).errors).toMatchObject({
      items: [{ daysOutside: { message: "Can't be more than the total days" } }],
    });
  });

  test('is due on its issue date at the earliest', async () => {
    expect((await resolve({ dueDate: today })).errors).toEqual({});
  });
});
