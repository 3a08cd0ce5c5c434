// What a later invoice deducts for a deposit that was invoiced before.
import { centsOf, decimalOf, type Cents } from '../shared/money.ts';
import type { InvoiceLine, LineTax } from './invoice-totals.ts';
import type { Invoice } from './invoice.ts';
import type { PriceMode } from './tax-words.ts';

type Deposit = Pick<Invoice, 'kind' | 'invoiceNumber' | 'status' | 'customerId' | 'currency' | 'deductedOn'>;
type DepositLine = InvoiceLine & { quantity: '-1'; unitPrice: string; tax: LineTax; isDeposit: true };

/**
 * The lines that deduct a deposit: one for each of its taxes, for the part that wasn't credited, in the price mode of the deducting
 * invoice.
 */
export function depositLines({ leftToDeduct }: Pick<Invoice, 'leftToDeduct'>, prices: PriceMode): DepositLine[] {
  return (leftToDeduct ?? []).flatMap(({ taxable, tax, category, percent, reason }) => {
    const amount = cents(taxable) + (prices === 'gross' ? cents(tax) : 0);
    if (amount <= 0) return [];
    return [{ quantity: '-1', unitPrice: decimalOf(amount), tax: { category, percent, reason }, isDeposit: true }];
  });
}

/** The sentence that says why an invoice of this customer in this currency can't deduct a deposit, or null if it can. */
export function depositFault(deposit: Deposit, { customerId, currency }: Pick<Invoice, 'customerId' | 'currency'>): string | null {
  const { invoiceNumber, kind, status } = deposit;
  if (kind !== 'deposit') return `${invoiceNumber} isn’t a deposit invoice.`;
  if (status === 'draft') return `${invoiceNumber} hasn’t been sent, so it can’t be deducted.`;
  if (status === 'cancelled') return `${invoiceNumber} is cancelled, so there is nothing to deduct.`;
  if (deposit.customerId !== customerId) return `${invoiceNumber} belongs to another customer.`;
  return deposit.currency === currency ? null : `${invoiceNumber} is in ${deposit.currency}.`;
}

/** The sentence that says where a deposit is deducted. */
export function deductedWords(invoiceNumber: string, on: string): string {
  return `${invoiceNumber} is deducted on ${on} already.`;
}

function cents(text: string): Cents {
  return centsOf(text) ?? 0;
}
