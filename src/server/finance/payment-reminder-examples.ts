import { DueReminder, InvoiceBooksChanges, InvoiceReminders, PaymentReminder } from '#domain/finance/payment-reminder.ts';
import { withExample } from '../platform/examples.ts';

const reminder = {
  id: 5,
  invoiceId: 19,
  level: 1,
  day: '2026-11-10',
  sentTo: 'ada.fenwick@guests.example',
  open: '8500.00',
  createdAt: '2026-11-10T09:12:00.000Z',
};
withExample(PaymentReminder, reminder);
withExample(InvoiceReminders, {
  invoiceId: 19,
  stopped: false,
  levels: 3,
  sent: [reminder],
  next: {
    level: 2,
    on: '2026-11-24',
    isDue: false,
    message: "Dear Ada Fenwick,\n\n€8,500.00 of invoice INV-2026-0019 was due on November 3, 2026, and we haven't received it yet.",
  },
});
withExample(DueReminder, {
  invoiceId: 19,
  invoiceNumber: 'INV-2026-0019',
  companyId: 1,
  customerId: 7,
  customerName: 'Ada Fenwick',
  customerEmail: 'ada.fenwick@guests.example',
  open: '8500.00',
  currency: 'EUR',
  dueDate: '2026-11-03',
  level: 2,
  nextOn: '2026-11-24',
  daysLate: 21,
});
withExample(InvoiceBooksChanges, { remindersStopped: true });
