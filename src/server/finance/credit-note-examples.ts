import { CreditNote, NewCreditNote } from '#domain/finance/credit-note.ts';
import { withExample } from '../platform/examples.ts';

const taxes = [{ category: 'S' as const, percent: '20.00', taxable: '1800.00', tax: '360.00', reason: null }];
withExample(NewCreditNote, {
  reason: 'One day in port with a broken windlass',
  issueDate: '2027-06-14',
  items: [{ itemId: 44, amount: '1800.00' }],
});
withExample(CreditNote, {
  id: 5,
  companyId: 1,
  companyName: 'Azure Charters',
  number: 'CN-2027-0001',
  invoiceId: 19,
  invoiceNumber: 'INV-2026-0019',
  customerId: 7,
  customerName: 'Ada Fenwick',
  customerEmail: 'ada@fenwick.example',
  issueDate: '2027-06-14',
  reason: 'One day in port with a broken windlass',
  currency: 'EUR',
  prices: 'net',
  lineTotal: '1800.00',
  discountTotal: '0.00',
  subtotal: '1800.00',
  taxes,
  taxAmount: '360.00',
  total: '2160.00',
  open: '660.00',
  delivery: null,
  items: [
    {
      id: 8,
      itemId: 44,
      description: 'Charter of Aurelia, 5 to 12 June 2027',
      amount: '1800.00',
      net: '1800.00',
      taxName: 'France standard',
      taxCategory: 'S',
      taxPercent: '20.00',
      taxReason: null,
      outsideShare: null,
      outsideAmount: null,
      outsideCategory: null,
      outsideReason: null,
    },
  ],
  allocations: [{ id: 61, day: '2027-06-14', amount: '1500.00', invoiceId: 19, invoiceNumber: 'INV-2026-0019', refundId: null }],
  createdAt: '2027-06-14T09:00:00.000Z',
  updatedAt: '2027-06-14T09:00:00.000Z',
});
