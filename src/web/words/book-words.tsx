import { invoiceStatusLabels, paymentStatusLabels, type InvoiceStatus, type PaymentStatus } from '#domain/finance/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

export const invoiceStatusTones: Record<InvoiceStatus, Tone> = {
  draft: 'grey',
  sent: 'blue',
  paid: 'green',
  overdue: 'red',
  cancelled: 'grey',
};

const paymentStatusTones: Record<PaymentStatus, Tone> = { pending: 'amber', paid: 'green', overdue: 'red' };

/** A stored value may no longer be in the list: then it is shown unchanged. */
export function wordFor(words: Record<string, string>, stored: string): string {
  return words[stored] ?? stored;
}

/** An invoice's status in its color. */
export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={invoiceStatusTones[status]}>{invoiceStatusLabels[status]}</Badge>;
}

/** Whether income has been paid, in its color. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentStatusTones[status]}>{paymentStatusLabels[status]}</Badge>;
}
