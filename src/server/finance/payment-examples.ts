import { AccountLine, NewAllocation, NewPayment, Payment } from '#domain/finance/customer-payment.ts';
import { withExample } from '../platform/examples.ts';

const payment = {
  direction: 'in' as const,
  customerId: 7,
  day: '2026-11-10',
  amount: '9000.00',
  currency: 'EUR' as const,
  method: 'bank_transfer' as const,
  bankAccountId: 3,
  reference: 'INV-2026-0019',
};
withExample(NewPayment, { ...payment, allocations: [{ invoiceId: 19, amount: '8500.00' }] });
withExample(Payment, {
  id: 34,
  companyId: 1,
  companyName: 'Azure Charters',
  ...payment,
  customerName: 'Ada Fenwick',
  ownerId: null,
  ownerName: null,
  note: null,
  exchangeRate: null,
  allocated: '8500.00',
  open: '500.00',
  allocations: [
    {
      id: 51,
      day: '2026-11-10',
      amount: '8500.00',
      creditPaymentId: 34,
      creditNoteId: null,
      creditNoteNumber: null,
      invoiceId: 19,
      invoiceNumber: 'INV-2026-0019',
      refundId: null,
      apaId: null,
      charterId: null,
      charterNumber: null,
    },
  ],
  createdAt: '2026-11-16T15:00:00.000Z',
  updatedAt: '2026-11-16T15:00:00.000Z',
});
withExample(NewAllocation, { from: { paymentId: 34 }, to: { invoiceId: 23 }, amount: '500.00', day: '2026-11-16' });
withExample(AccountLine, {
  kind: 'payment',
  id: 34,
  day: '2026-11-10',
  text: 'INV-2026-0019',
  invoiceId: null,
  currency: 'EUR',
  debit: '0.00',
  credit: '9000.00',
  balance: '-500.00',
});
