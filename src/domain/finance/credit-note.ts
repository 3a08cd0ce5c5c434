import { Delivery } from '../letters/delivery.ts';
import { amount, calendarDay, Id, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { maxCents } from './currency.ts';
import { InvoiceTax, maxItems } from './invoice.ts';
import { priceModes, taxCategories } from './tax-words.ts';

export const Reason = requiredText('Reason is required', 500);

/** What may be entered for a credit note: the reason, and amounts of lines in the invoice's prices. Without lines it credits the rest. */
export const NewCreditNote = z
  .object({
    reason: Reason,
    issueDate: orNone(calendarDay('Date must be a date')),
    items: z
      .array(z.object({ itemId: Id, amount: amount({ min: 1, max: maxCents, tooSmall: 'Amount must be at least 0.01' }) }))
      .min(1, 'Please choose what to credit')
      .max(maxItems, `At most ${maxItems} items`)
      .optional(),
  })
  .meta({ id: 'NewCreditNote' });
export type NewCreditNote = z.infer<typeof NewCreditNote>;

const CreditNoteItem = z
  .object({
    id: z.int(),
    /** The line of the invoice that it credits. */
    itemId: z.int(),
    description: z.string(),
    /** In the invoice's prices. */
    amount: z.string(),
    net: z.string(),
    taxName: z.string().nullable(),
    taxCategory: z.enum(taxCategories).nullable(),
    taxPercent: z.string(),
    taxReason: z.string().nullable(),
    outsideShare: z.string().nullable(),
    outsideAmount: z.string().nullable(),
    outsideCategory: z.enum(taxCategories).nullable(),
    outsideReason: z.string().nullable(),
  })
  .meta({ id: 'CreditNoteItem' });
export type CreditNoteItem = z.infer<typeof CreditNoteItem>;

/** The use of a part of a credit note: for an invoice, or refunded with a payment. */
const CreditNoteAllocation = z
  .object({
    id: z.int(),
    day: z.string(),
    amount: z.string(),
    invoiceId: z.int().nullable(),
    invoiceNumber: z.string().nullable(),
    refundId: z.int().nullable(),
  })
  .meta({ id: 'CreditNoteAllocation' });

/** A credit note as stored and returned. `open` is the part that hasn't been used yet, the customer's credit. */
export const CreditNote = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    number: z.string(),
    invoiceId: z.int(),
    invoiceNumber: z.string(),
    customerId: z.int(),
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    issueDate: z.string(),
    reason: z.string(),
    currency: z.string(),
    prices: z.enum(priceModes),
    lineTotal: z.string(),
    discountTotal: z.string(),
    subtotal: z.string(),
    taxes: z.array(InvoiceTax),
    taxAmount: z.string(),
    total: z.string(),
    open: z.string(),
    /** The delivery status of its latest email, while that is kept. */
    delivery: Delivery.nullable(),
    items: z.array(CreditNoteItem),
    allocations: z.array(CreditNoteAllocation),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CreditNote' });
export type CreditNote = z.infer<typeof CreditNote>;

/** The number of a credit note, from its position in the year. */
export function creditNoteNumberOf(year: number, count: number): string {
  return `CN-${year}-${String(count).padStart(4, '0')}`;
}
