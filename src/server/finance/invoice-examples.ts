import { InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { Invoice, InvoiceChanges, InvoiceStatusChange, NewInvoice } from '#domain/finance/invoice.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewInvoice, {
  customerId: 7,
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'EUR',
  taxRate: '20.00',
  items: [
    { description: 'Charter of Aurelia, 5 to 12 June 2027', quantity: '1', unitPrice: '18000.00' },
    { description: 'Advance provisioning allowance', quantity: '1', unitPrice: '4500.00', taxExempt: true },
  ],
});
withExample(InvoiceChanges, { dueDate: '2027-01-05', notes: 'Payable in two installments' });
withExample(InvoiceStatusChange, { status: 'paid', recordIncome: true, incomeDate: '2026-12-02', paymentMethod: 'bank_transfer' });
withExample(InvoiceMail, {
  to: 'ada@fenwick.example',
  message: 'Dear Ada Fenwick,\n\nplease find attached invoice INV-2026-0019.\n\nThank you,\nAzure Charters',
});
const item = { invoiceId: 19, quantity: '1.00', createdAt: '2026-11-21T09:00:00.000Z' };
withExample(Invoice, {
  id: 19,
  companyId: 1,
  companyName: 'Azure Charters',
  customerId: 7,
  customerName: 'Ada Fenwick',
  customerEmail: 'ada@fenwick.example',
  eventId: 54,
  invoiceNumber: 'INV-2026-0019',
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  status: 'draft',
  sentAt: null,
  subtotal: '22500.00',
  taxRate: '20.00',
  taxAmount: '3600.00',
  total: '26100.00',
  paid: '0.00',
  open: '0.00',
  currency: 'EUR',
  notes: null,
  pdfUrl: null,
  delivery: null,
  items: [
    { id: 44, ...item, description: 'Charter of Aurelia, 5 to 12 June 2027', unitPrice: '18000.00', total: '18000.00', taxExempt: false },
    { id: 45, ...item, description: 'Advance provisioning allowance', unitPrice: '4500.00', total: '4500.00', taxExempt: true },
  ],
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
});
