import type { Expense } from '#domain/finance/expense.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { NewRecurring } from '#domain/finance/recurring.ts';
import { pageQuery } from '../../platform/api.ts';

/** What comes again of a kind, the next first. */
export function recurringQuery(kind: NewRecurring['kind']) {
  return { ...pageQuery('/api/recurring', { kind }, 100), meta: { shows: ['recurring', 'expense', 'invoice'] as const } };
}

/** How much comes again of a kind, and the next: what couldn't be made is the first, as its day has passed. */
export function firstRecurringQuery(kind: NewRecurring['kind']) {
  return { ...recurringQuery(kind), ...pageQuery('/api/recurring', { kind }, 1) };
}

/** What an expense says, without what is of its day alone. */
export function bodyOfExpense(expense: Expense): NewRecurring['body'] {
  const { category, subcategory, description, amount, currency, vendor, paymentMethod, yachtId, notes } = expense;
  // What is stored may be older than the lists of words, which the server tells.
  return { category, subcategory, description, amount, currency, vendor, paymentMethod, yachtId, notes } as NewRecurring['body'];
}

/** What an invoice says, without its days, its number and its booking. */
export function bodyOfInvoice(invoice: Invoice): NewRecurring['body'] {
  const { customerId, currency, taxRate, prices, discountPercent, discountAmount, purchaseOrder, yachtId, notes } = invoice;
  const items = invoice.items
    .filter(({ depositInvoiceId }) => depositInvoiceId === null)
    .map(({ description, quantity, unitPrice, taxExempt, unit, discountPercent: off, taxRateId, outsideShare, outsideTaxRateId }) => ({
      description,
      quantity,
      unitPrice,
      taxExempt,
      unit,
      discountPercent: off,
      taxRateId,
      outsideShare,
      outsideTaxRateId,
    }));
  const body = { customerId, currency, taxRate, prices, discountPercent, discountAmount, purchaseOrder, yachtId, notes, items };
  return body as NewRecurring['body'];
}
