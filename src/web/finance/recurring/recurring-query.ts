import { enteredTax } from '#domain/finance/included-tax.ts';
import type { Expense } from '#domain/finance/expense.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { NewRecurring } from '#domain/finance/recurring.ts';
import { pageQuery } from '../../platform/api.ts';

/** The recurring records of a kind, the next first. */
export function recurringQuery(kind: NewRecurring['kind']) {
  return { ...pageQuery('/api/recurring', { kind }, 100), meta: { shows: ['recurring', 'expense', 'invoice'] as const } };
}

/** The count of recurring records of a kind, and the next one: a failed one comes first, as its day has passed. */
export function firstRecurringQuery(kind: NewRecurring['kind']) {
  return { ...recurringQuery(kind), ...pageQuery('/api/recurring', { kind }, 1) };
}

/** The fields of an expense that repeat, without its date. */
export function bodyOfExpense(expense: Expense): NewRecurring['body'] {
  const { category, subcategory, description, amount, currency, vendor, paymentMethod, yachtId, taxRateId, passOn, notes } = expense;
  // Tax that follows from the rate is left to the rate, which may change.
  const tax = { taxRateId, taxAmount: enteredTax(expense) };
  const body = { category, subcategory, description, amount, currency, vendor, paymentMethod, yachtId, ...tax, passOn, notes };
  // A stored value may no longer be in the list; the server then refuses it.
  return body as NewRecurring['body'];
}

/** The fields of an invoice that repeat, without dates, number and booking. */
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
