import { z } from '../shared/zod.ts';

export const paymentMethods = ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'check', 'other'] as const;
export const PaymentMethod = z.enum(paymentMethods, 'Please choose a payment method');
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const paymentStatuses = ['pending', 'paid', 'overdue'] as const;
export const PaymentStatus = z.enum(paymentStatuses, 'Payment status is required');
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const paymentMethodInWords: Record<PaymentMethod, string> = {
  cash: 'Cash',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  bank_transfer: 'Bank transfer',
  check: 'Check',
  other: 'Other',
};
export const paymentStatusInWords: Record<PaymentStatus, string> = { pending: 'Pending', paid: 'Paid', overdue: 'Overdue' };
