import type { ExpenseCategory } from '#domain/finance/expense.ts';
import type { IncomeCategory } from '#domain/finance/income.ts';
import type { InvoiceStatus } from '#domain/finance/invoice.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/finance/payment.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

// The words themselves come with the schemas, and those only with the forms.

/** How the books' states are called and coloured. */
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

export const expenseCategoryWords: Record<ExpenseCategory, string> = {
  maintenance: 'Maintenance',
  lease: 'Lease',
  rent: 'Rent',
  salaries: 'Salaries',
  fuel: 'Fuel',
  taxes: 'Taxes',
  port_fees: 'Port fees',
  insurance: 'Insurance',
  docking: 'Docking',
  cleaning: 'Cleaning',
  supplies: 'Supplies',
  other: 'Other',
};

export const incomeCategoryWords: Record<IncomeCategory, string> = {
  charter: 'Charter',
  day_trip: 'Day trip',
  maintenance_service: 'Maintenance service',
  consulting: 'Consulting',
  other: 'Other',
};

export const methodWords: Record<PaymentMethod, string> = {
  cash: 'Cash',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  bank_transfer: 'Bank transfer',
  check: 'Check',
  other: 'Other',
};

export const invoiceStatusList = Object.keys(invoiceWords) as InvoiceStatus[];
export const paymentStatusList = Object.keys(paymentWords) as PaymentStatus[];
export const expenseCategoryList = Object.keys(expenseCategoryWords) as ExpenseCategory[];
export const incomeCategoryList = Object.keys(incomeCategoryWords) as IncomeCategory[];
export const methodList = Object.keys(methodWords) as PaymentMethod[];

/** What is stored may be older than the list of words: then it is shown as it is. */
export function wordFor(words: Record<string, string>, stored: string): string {
  return words[stored] ?? stored;
}

export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={invoiceWords[status].tone}>{invoiceWords[status].label}</Badge>;
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentWords[status].tone}>{paymentWords[status].label}</Badge>;
}
