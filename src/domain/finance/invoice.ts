import { Delivery } from '../letters/delivery.ts';
import { addDays } from '../shared/calendar-days.ts';
import { amount, calendarDay, Id, nameText, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { Currency, maxCents } from './currency.ts';
import { exchangeRate } from './exchange-rate.ts';
import { PaymentMethod } from './payment.ts';
import { priceModes, taxCategories, units } from './tax-words.ts';
import { invoiceKinds, invoiceStatuses } from './words.ts';

export const InvoiceStatus = z.enum(invoiceStatuses, 'Please choose a status');

export const maxItems = 500;
/** The maximum length of an item's description. */
export const maxDescription = 500;

/** The maximum number of deposits one invoice may deduct. */
const maxDeposits = 50;

const rateFault = 'Tax rate must be from 0 to 100';
const Quantity = amount({ least: 1, most: 99_999_999, tooSmall: 'Quantity must be at least 0.01' });
const UnitPrice = amount({ least: 1, most: maxCents, tooSmall: 'Unit price must be at least 0.01' });
const share = (least: number, fault: string) => amount({ least, most: 10_000, tooSmall: fault, tooLarge: fault });
const DiscountPercent = orNone(share(0, 'A discount is from 0 to 100 %'));
const TaxRate = amount({ least: 0, most: 10_000, tooSmall: rateFault, tooLarge: rateFault });

export const NewInvoiceItem = z
  .object({
    description: requiredText('Description is required', maxDescription),
    quantity: Quantity.optional(),
    unitPrice: UnitPrice,
    taxExempt: z.boolean().nullish(),
    unit: orNone(z.enum(units, 'Please choose a unit')),
    discountPercent: DiscountPercent,
    /** Its tax; without one it is exempt, or bears the invoice's tax rate. */
    taxRateId: orNone(Id),
    /** How much of it, in percent, bears another tax because it was sailed outside EU waters. */
    outsideShare: orNone(share(1, 'The part outside is from 0.01 to 100 %')),
    outsideTaxRateId: orNone(Id),
  })
  .meta({ id: 'NewInvoiceItem' });
export type NewInvoiceItem = z.infer<typeof NewInvoiceItem>;

/** What may be entered for a new invoice. Its totals are calculated from its items; totals sent by a client are ignored. */
export const NewInvoice = z
  .object({
    kind: z.enum(invoiceKinds, 'Please choose an invoice or a deposit').optional(),
    customerId: z.int('Customer is required').positive('Customer is required').pipe(Id),
    eventId: orNone(Id),
    invoiceNumber: orNone(nameText('Please enter a number', { max: 50 })),
    issueDate: calendarDay('Issue date is required'),
    dueDate: orNone(calendarDay('Due date must be a date')),
    currency: Currency.optional(),
    taxRate: orNone(TaxRate),
    prices: z.enum(priceModes, 'Please choose how prices are written').optional(),
    discountPercent: DiscountPercent,
    discountAmount: orNone(amount({ least: 0, most: maxCents, tooSmall: "A discount can't be below 0" })),
    serviceFrom: orNone(calendarDay('First day of service must be a date')),
    serviceTo: orNone(calendarDay('Last day of service must be a date')),
    purchaseOrder: optionalText(100),
    yachtId: orNone(Id),
    exchangeRate,
    status: InvoiceStatus.optional(),
    notes: optionalText(5000),
    items: z
      .array(NewInvoiceItem, 'At least one item is required')
      .min(1, 'At least one item is required')
      .max(maxItems, `At most ${maxItems} items`),
    /** The deposits that it deducts: each is a line for each of its taxes, of what wasn't credited of it. */
    depositIds: z.array(Id).max(maxDeposits, `At most ${maxDeposits} deposits`).optional(),
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
    /** Why it is cancelled: what its credit note says. */
    reason: optionalText(500),
    recordIncome: z.boolean().optional(),
    incomeDate: orNone(calendarDay('Date must be a date')),
    paymentMethod: orNone(PaymentMethod),
  })
  .meta({ id: 'InvoiceStatusChange' });
export type InvoiceStatusChange = z.infer<typeof InvoiceStatusChange>;

const TaxCategory = z.enum(taxCategories);

/** What an invoice comes to for one tax; without a category it isn't said which. */
export const InvoiceTax = z
  .object({ category: TaxCategory.nullable(), percent: z.string(), taxable: z.string(), tax: z.string(), reason: z.string().nullable() })
  .meta({ id: 'InvoiceTax' });
export type InvoiceTax = z.infer<typeof InvoiceTax>;

export const InvoiceItem = z
  .object({
    id: z.int(),
    invoiceId: z.int(),
    description: z.string(),
    quantity: z.string(),
    unitPrice: z.string(),
    total: z.string(),
    taxExempt: z.boolean(),
    unit: z.enum(units).nullable(),
    discountPercent: z.string().nullable(),
    /** The line without tax. */
    net: z.string(),
    taxRateId: z.int().nullable(),
    taxName: z.string().nullable(),
    taxCategory: TaxCategory.nullable(),
    taxPercent: z.string(),
    taxReason: z.string().nullable(),
    outsideShare: z.string().nullable(),
    outsideAmount: z.string().nullable(),
    outsideTaxRateId: z.int().nullable(),
    outsideCategory: TaxCategory.nullable(),
    outsideReason: z.string().nullable(),
    /** The deposit that this line takes off. */
    depositInvoiceId: z.int().nullable(),
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
    kind: z.enum(invoiceKinds),
    customerId: z.int(),
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    eventId: z.int().nullable(),
    yachtId: z.int().nullable(),
    invoiceNumber: z.string(),
    issueDate: z.string(),
    dueDate: z.string(),
    status: InvoiceStatus,
    sentAt: z.string().nullable(),
    /** Whether prices are without tax or with it, and what is taken off the whole invoice: percent, or an amount in its prices. */
    prices: z.enum(priceModes),
    discountPercent: z.string().nullable(),
    discountAmount: z.string().nullable(),
    serviceFrom: z.string().nullable(),
    serviceTo: z.string().nullable(),
    purchaseOrder: z.string().nullable(),
    /** All lines, and the discount on all of them, without tax; less that, the subtotal. */
    lineTotal: z.string(),
    discountTotal: z.string(),
    subtotal: z.string(),
    taxes: z.array(InvoiceTax),
    taxRate: z.string(),
    taxAmount: z.string(),
    total: z.string(),
    /** What was paid, what credit notes are set off, and what the customer still owes: 0 for drafts and cancelled invoices. */
    paid: z.string(),
    credited: z.string(),
    open: z.string(),
    currency: z.string(),
    /** What one of its currency is in the one the company reports in. None in that currency, or where it isn't known. */
    exchangeRate: z.string().nullable(),
    notes: z.string().nullable(),
    pdfUrl: z.string().nullable(),
    /** It was sent, and has a credit note or a company that keeps what was sent: it isn't deleted, and never a draft again. */
    staysInBooks: z.boolean(),
    /** Its customer isn't reminded of it. */
    remindersStopped: z.boolean(),
    /** The delivery status of the latest email it was sent with, as long as it is kept. */
    delivery: Delivery.nullable(),
    /** Of a deposit: the invoice that deducts it, and what of its taxes wasn't credited. */
    deductedOn: z.object({ id: z.int(), invoiceNumber: z.string() }).nullable(),
    leftToDeduct: z.array(InvoiceTax).nullable(),
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

/** Why these can't stand on one invoice, at the field, or null if they can. */
export function termsFault({
  discountPercent,
  discountAmount,
  serviceFrom,
  serviceTo,
}: {
  discountPercent?: string | null;
  discountAmount?: string | null;
  serviceFrom?: string | null;
  serviceTo?: string | null;
}): { path: string; message: string } | null {
  if (Number(discountPercent) > 0 && Number(discountAmount) > 0)
    return { path: 'discountAmount', message: 'A discount is a percentage or an amount, not both' };
  return serviceFrom && serviceTo && serviceTo < serviceFrom
    ? { path: 'serviceTo', message: "The last day of service can't be before the first" }
    : null;
}

/** Why these dates make no invoice, or null if they do. */
export function dueFault({ issueDate, dueDate }: { issueDate: string; dueDate?: string | null }): string | null {
  return dueDate && dueDate < issueDate ? "Due date can't be before the issue date" : null;
}

/** The automatic number of an invoice. */
export function invoiceNumberOf(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(4, '0')}`;
}

/** Whether this status says that the customer has the invoice. */
export function isIssued(status: Invoice['status']): boolean {
  return status === 'sent' || status === 'paid' || status === 'overdue';
}

/** Why an invoice that stays in the books can't take this status or be deleted, or null if it can. */
export function staysRefusal(
  { invoiceNumber, status, staysInBooks }: Pick<Invoice, 'invoiceNumber' | 'status' | 'staysInBooks'>,
  newStatus: Invoice['status'] | 'deleted',
): { code: 'invoice_issued' | 'invoice_cancelled'; message: string } | null {
  if (!staysInBooks || newStatus === status) return null;
  if (newStatus === 'deleted' || newStatus === 'draft')
    return {
      code: 'invoice_issued',
      message: `${invoiceNumber} has been sent, so it stays in the books. Cancel it, and a credit note is made.`,
    };
  if (status !== 'cancelled') return null;
  return { code: 'invoice_cancelled', message: `${invoiceNumber} is cancelled, and that is final. Make a copy to bill it again.` };
}

/** One sentence that says why an invoice can't be edited, or null if it can: what was sent stays what it was. */
export function editRefusal({ invoiceNumber, status, sentAt }: Pick<Invoice, 'invoiceNumber' | 'status' | 'sentAt'>): string | null {
  if (sentAt !== null || isIssued(status)) return `${invoiceNumber} has been sent, so it can't be changed. Cancel it and make a copy.`;
  return status === 'cancelled' ? `${invoiceNumber} is cancelled, so it can't be changed. Make a copy, or make it a draft again.` : null;
}
