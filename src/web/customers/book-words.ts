import type { InvoiceStatus } from '#domain/finance/invoice.ts';
import type { PaymentStatus } from '#domain/finance/payment.ts';
import type { Tone } from '../ui/badge.tsx';

/** How the books' states are called and coloured beside a customer. */
export const invoiceWords: Record<InvoiceStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'grey' },
  sent: { label: 'Sent', tone: 'blue' },
  paid: { label: 'Paid', tone: 'green' },
  overdue: { label: 'Overdue', tone: 'red' },
  cancelled: { label: 'Cancelled', tone: 'grey' },
};

export const paymentWords: Record<PaymentStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'amber' },
  paid: { label: 'Paid', tone: 'green' },
  overdue: { label: 'Overdue', tone: 'red' },
};
