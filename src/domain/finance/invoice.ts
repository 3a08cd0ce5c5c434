import { Delivery } from '../letters/delivery.ts';
import { addDays } from '../shared/calendar-days.ts';
import { amount, calendarDay, Id, nameText, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { Currency, maxCents } from './currency.ts';
import { PaymentMethod } from './payment.ts';
import { invoiceStatuses } from './words.ts';

export const InvoiceStatus = z.enum(invoiceStatuses, 'Please choose a status');

export const maxItems = 500;
/** So many characters an item's description may have. */
export const maxDescription = 500;

const rateFault = 'Tax rate must be from 0 to 100';
const Quantity = amount({ least: 1, most: 99_999_999, tooSmall: 'Quantity must be at least 0.01' });
const UnitPrice = amount({ least: 1, most: maxCents, tooSmall: 'Unit price must be at least 0.01' });
const TaxRate = amount({ least: 0, most: 10_000, tooSmall: rateFault, tooLarge: rateFault });

export const NewInvoiceItem = z
  .object({
    description: requiredText('Description is required', maxDescription),
    quantity: Quantity.optional(),
    unitPrice: UnitPrice,
    taxExempt: z.boolean().nullish(),
  })
  .meta({ id: 'NewInvoiceItem' });
export type NewInvoiceItem = z.infer<typeof NewInvoiceItem>;

/** What a person may write about a new invoice. Its totals are reckoned from its items; what is sent for them is a preview. */
export const NewInvoice = z
  .object({
    customerId: z.int('Customer is required').positive('Customer is required').pipe(Id),
    eventId: orNone(Id),
    invoiceNumber: orNone(nameText('Please enter a number', { max: 50 })),
    issueDate: calendarDay('Issue date is required'),
    dueDate: orNone(calendarDay('Due date must be a date')),
    currency: Currency.optional(),
    taxRate: orNone(TaxRate),
    status: InvoiceStatus.optional(),
    notes: optionalText(5000),
    items: z
      .array(NewInvoiceItem, 'At least one item is required')
      .min(1, 'At least one item is required')
      .max(maxItems, `At most ${maxItems} items`),
  })
  .meta({ id: 'NewInvoice' });
export type NewInvoice = z.infer<typeof NewInvoice>;

/** What may change while an invoice is a draft. Items that are there replace all items before. */
export const InvoiceChanges = NewInvoice.omit({ status: true }).partial().meta({ id: 'InvoiceChanges' });
export type InvoiceChanges = z.infer<typeof InvoiceChanges>;

/** A new status; where that is `paid`, the income may be recorded along with it. */
export const InvoiceStatusChange = z
  .object({
    status: InvoiceStatus,
    recordIncome: z.boolean().optional(),
    incomeDate: orNone(calendarDay('Date must be a date')),
    paymentMethod: orNone(PaymentMethod),
  })
  .meta({ id: 'InvoiceStatusChange' });
export type InvoiceStatusChange = z.infer<typeof InvoiceStatusChange>;

export const InvoiceItem = z
  .object({
    id: z.int(),
    invoiceId: z.int(),
    description: z.string(),
    quantity: z.string(),
    unitPrice: z.string(),
    total: z.string(),
    taxExempt: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'InvoiceItem' });
export type InvoiceItem = z.infer<typeof InvoiceItem>;

/** What is stored and answered. A sent invoice past its due date answers `overdue`. */
export const Invoice = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    customerId: z.int(),
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    eventId: z.int().nullable(),
    invoiceNumber: z.string(),
    issueDate: z.string(),
    dueDate: z.string(),
    status: InvoiceStatus,
    sentAt: z.string().nullable(),
    subtotal: z.string(),
    taxRate: z.string(),
    taxAmount: z.string(),
    total: z.string(),
    /** What was paid of it, and what the customer still owes: nothing of a draft or a cancelled one. */
    paid: z.string(),
    open: z.string(),
    currency: z.string(),
    notes: z.string().nullable(),
    pdfUrl: z.string().nullable(),
    /** How the latest letter it was mailed with fares, while that is remembered. */
    delivery: Delivery.nullable(),
    items: z.array(InvoiceItem),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;

/** How invoices may be sorted; a leading minus turns it round. */
export const invoiceSorts = [
  'number',
  '-number',
  'issued',
  '-issued',
  'due',
  '-due',
  'total',
  '-total',
  'open',
  '-open',
  'customer',
  '-customer',
  'status',
  '-status',
] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

/** The day an invoice of this date is due, unless somebody says otherwise: so many days later. */
export function usualDueDate(issueDate: string, daysToPay: number): string {
  return addDays(issueDate.slice(0, 10), daysToPay);
}

/** Why these dates make no invoice, or null if they do. */
export function dueFault({ issueDate, dueDate }: { issueDate: string; dueDate?: string | null }): string | null {
  return dueDate && dueDate < issueDate ? "Due date can't be before the issue date" : null;
}

/** The number of an invoice that nobody gave one. */
export function invoiceNumberOf(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(4, '0')}`;
}

/** Whether this status says that the customer has the invoice. */
export function isIssued(status: Invoice['status']): boolean {
  return status === 'sent' || status === 'paid' || status === 'overdue';
}

/** One sentence that says why an invoice can't be edited, or null if it can: what was sent stays what it was. */
export function editRefusal({ invoiceNumber, status, sentAt }: Pick<Invoice, 'invoiceNumber' | 'status' | 'sentAt'>): string | null {
  if (sentAt !== null || isIssued(status)) return `${invoiceNumber} has been sent, so it can't be changed. Cancel it and make a copy.`;
  return status === 'cancelled' ? `${invoiceNumber} is cancelled, so it can't be changed. Make a copy, or make it a draft again.` : null;
}
