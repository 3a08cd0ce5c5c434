import { InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { InvoiceByLink } from '#domain/finance/invoice-link.ts';
import { Invoice, InvoiceChanges, InvoiceStatusChange, NewInvoice } from '#domain/finance/invoice.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewInvoice, {
  customerId: 7,
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'EUR',
  discountPercent: '5.00',
  serviceFrom: '2027-06-05',
  serviceTo: '2027-06-12',
  items: [
    {
      description: 'Charter of Aurelia, 5 to 12 June 2027',
      quantity: '1',
      unitPrice: '18000.00',
      taxRateId: 3,
      outsideShare: '42.86',
      outsideTaxRateId: 4,
    },
    { description: 'Advance provisioning allowance', quantity: '1', unitPrice: '4500.00', taxExempt: true },
  ],
});
withExample(InvoiceChanges, { dueDate: '2027-01-05', notes: 'Payable in two installments' });
withExample(InvoiceStatusChange, { status: 'paid', recordIncome: true, incomeDate: '2026-12-02', paymentMethod: 'bank_transfer' });
withExample(InvoiceMail, {
  to: 'ada@fenwick.example',
  message: 'Dear Ada Fenwick,\n\nPlease find attached invoice INV-2026-0019.\n\nThank you,\nAzure Charters',
});
const item = {
  invoiceId: 19,
  quantity: '1.00',
  unit: null,
  discountPercent: null,
  outsideShare: null,
  outsideAmount: null,
  outsideTaxRateId: null,
  outsideCategory: null,
  outsideReason: null,
  depositInvoiceId: null,
  createdAt: '2026-11-21T09:00:00.000Z',
};
const standard = { taxRateId: 3, taxName: 'France standard', taxCategory: 'S' as const, taxPercent: '20.00', taxReason: null };
const exempt = { taxRateId: null, taxName: null, taxCategory: 'E' as const, taxPercent: '0.00', taxReason: 'Exempt' };
withExample(Invoice, {
  id: 19,
  companyId: 1,
  companyName: 'Azure Charters',
  kind: 'invoice',
  customerId: 7,
  customerName: 'Ada Fenwick',
  customerEmail: 'ada@fenwick.example',
  eventId: 54,
  yachtId: 2,
  invoiceNumber: 'INV-2026-0019',
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  status: 'draft',
  sentAt: null,
  prices: 'net',
  discountPercent: null,
  discountAmount: null,
  serviceFrom: '2027-06-05',
  serviceTo: '2027-06-12',
  purchaseOrder: null,
  lineTotal: '22500.00',
  discountTotal: '0.00',
  subtotal: '22500.00',
  taxes: [
    { category: 'S', percent: '20.00', taxable: '18000.00', tax: '3600.00', reason: null },
    { category: 'E', percent: '0.00', taxable: '4500.00', tax: '0.00', reason: 'Exempt' },
  ],
  taxRate: '20.00',
  taxAmount: '3600.00',
  total: '26100.00',
  paid: '0.00',
  credited: '0.00',
  open: '0.00',
  currency: 'EUR',
  notes: null,
  pdfUrl: null,
  remindersStopped: false,
  exchangeRate: null,
  staysInBooks: false,
  delivery: null,
  deductedOn: null,
  leftToDeduct: null,
  items: [
    {
      id: 44,
      ...item,
      description: 'Charter of Aurelia, 5 to 12 June 2027',
      unitPrice: '18000.00',
      total: '18000.00',
      net: '18000.00',
      taxExempt: false,
      ...standard,
    },
    {
      id: 45,
      ...item,
      description: 'Advance provisioning allowance',
      unitPrice: '4500.00',
      total: '4500.00',
      net: '4500.00',
      taxExempt: true,
      ...exempt,
    },
  ],
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
});
withExample(InvoiceByLink, {
  company: {
    name: 'Azure Charters',
    contactEmail: 'hello@azure-charters.example',
    contactPhone: '+33 4 93 00 00 00',
    timeZone: 'Europe/Paris',
    formats: { clock: '24', dateOrder: 'dmy', weekStart: 'monday' },
  },
  invoice: {
    invoiceNumber: 'INV-2026-0019',
    kind: 'invoice',
    status: 'sent',
    customerName: 'Ada Fenwick',
    issueDate: '2026-11-21',
    dueDate: '2026-12-21',
    currency: 'EUR',
    total: '22500.00',
    paid: '11250.00',
    credited: '0.00',
    open: '11250.00',
  },
  paymentDetails: 'IBAN FR76 3000 6000 0112 3456 7890 189',
});
