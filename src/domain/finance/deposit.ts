// What a later invoice takes off for a deposit that was invoiced before.
import { centsOf, decimalOf, type Cents } from '../shared/money.ts';
import type { InvoiceLine, LineTax } from './invoice-totals.ts';
import type { Invoice } from './invoice.ts';
import type { PriceMode } from './tax-words.ts';

type Deposit = Pick<Invoice, 'kind' | 'invoiceNumber' | 'status' | 'customerId' | 'currency' | 'deductedOn'>;
type DepositLine = InvoiceLine & { quantity: '-1'; unitPrice: string; tax: LineTax; isDeposit: true };

/** The lines that take a deposit off: one for each of its taxes, of what wasn't credited, in the prices of the invoice they stand on. */
export function depositLines({ leftToDeduct }: Pick<Invoice, 'leftToDeduct'>, prices: PriceMode): DepositLine[] {
  return (leftToDeduct ?? []).flatMap(({ taxable, tax, category, percent, reason }) => {
    const amount = cents(taxable) + (prices === 'gross' ? cents(tax) : 0);
    if (amount <= 0) return [];
    return [{ quantity: '-1', unitPrice: decimalOf(amount), tax: { category, percent, reason }, isDeposit: true }];
  });
}

/** One sentence that says why an invoice of this customer in this currency can't deduct a deposit, or null if it can. */
export function depositFault(deposit: Deposit, { customerId, currency }: Pick<Invoice, 'customerId' | 'currency'>): string | null {
  const { invoiceNumber, kind, status } = deposit;
  if (kind !== 'deposit') return `${invoiceNumber} isn’t a deposit invoice.`;
  if (status === 'draft') return `${invoiceNumber} hasn’t been sent, so it can’t be deducted.`;
  if (status === 'cancelled') return `${invoiceNumber} is cancelled, so there is nothing to deduct.`;
  if (deposit.customerId !== customerId) return `${invoiceNumber} belongs to another customer.`;
  return deposit.currency === currency ? null : `${invoiceNumber} is in ${deposit.currency}.`;
}

/** One sentence that says where a deposit is deducted. */
export function deductedWords(invoiceNumber: string, on: string): string {
  return `${invoiceNumber} is deducted on ${on} already.`;
}

function cents(text: string): Cents {
  return centsOf(text) ?? 0;
}
