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
const Quantity = amount({ min: 1, max: 99_999_999, tooSmall: 'Quantity must be at least 0.01' });
const UnitPrice = amount({ min: 1, max: maxCents, tooSmall: 'Unit price must be at least 0.01' });
const share = (min: number, fault: string) => amount({ min, max: 10_000, tooSmall: fault, tooLarge: fault });
const DiscountPercent = orNone(share(0, 'A discount is from 0 to 100%'));
const numberMissing = 'Please enter a number';
/** The number of an invoice. One that is sent as a number is kept as its text. */
const InvoiceNumber = z.union([nameText(numberMissing, { max: 50 }), z.number()], numberMissing).transform(String);
const TaxRate = amount({ min: 0, max: 10_000, tooSmall: rateFault, tooLarge: rateFault });

export const NewInvoiceItem = z
  .object({
    description: requiredText('Description is required', maxDescription),
    quantity: Quantity.optional(),
    unitPrice: UnitPrice,
    taxExempt: z.boolean().nullish(),
    unit: orNone(z.enum(units, 'Please choose a unit')),
    discountPercent: DiscountPercent,
    /** Its tax rate; without one it is exempt, or has the invoice's rate. */
    taxRateId: orNone(Id),
    /** The percentage with another tax, because it was sailed outside EU waters. */
    outsideShare: orNone(share(1, 'The part outside is from 0.01 to 100%')),
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
    invoiceNumber: orNone(InvoiceNumber),
    issueDate: calendarDay('Issue date is required'),
    dueDate: orNone(calendarDay('Due date must be a date')),
    currency: Currency.optional(),
    taxRate: orNone(TaxRate),
    prices: z.enum(priceModes, 'Please choose how prices are written').optional(),
    discountPercent: DiscountPercent,
    discountAmount: orNone(amount({ min: 0, max: maxCents, tooSmall: "A discount can't be below 0" })),
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
    /** The deposits to deduct. Each becomes a line for each of its taxes, without the part that was credited. */
    depositIds: z.array(Id).max(maxDeposits, `At most ${maxDeposits} deposits`).optional(),
  })
  .meta({ id: 'NewInvoice' });
export type NewInvoice = z.infer<typeof NewInvoice>;

/** What may change while an invoice is a draft. Items that are given replace all existing ones. */
export const InvoiceChanges = NewInvoice.omit({ status: true }).partial().meta({ id: 'InvoiceChanges' });
export type InvoiceChanges = z.infer<typeof InvoiceChanges>;

/** A new status; where that is `paid`, the income may be recorded along with it. */
export const InvoiceStatusChange = z
  .object({
    status: InvoiceStatus,
    /** Why it is cancelled, as its credit note says. */
    reason: optionalText(500),
    recordIncome: z.boolean().optional(),
    incomeDate: orNone(calendarDay('Date must be a date')),
    paymentMethod: orNone(PaymentMethod),
  })
  .meta({ id: 'InvoiceStatusChange' });
export type InvoiceStatusChange = z.infer<typeof InvoiceStatusChange>;

const TaxCategory = z.enum(taxCategories);

/** The totals of an invoice for one tax; without a category, the tax is unspecified. */
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
    /** The net amount of the line. */
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
    /** The deposit that this line deducts. */
    depositInvoiceId: z.int().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'InvoiceItem' });
export type InvoiceItem = z.infer<typeof InvoiceItem>;

/** An invoice as stored and returned. A sent one past its due date has the status `overdue`. */
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
    /** Whether prices are net or gross, and the discount on the whole invoice: a percentage, or an amount in its price mode. */
    prices: z.enum(priceModes),
    discountPercent: z.string().nullable(),
    discountAmount: z.string().nullable(),
    serviceFrom: z.string().nullable(),
    serviceTo: z.string().nullable(),
    purchaseOrder: z.string().nullable(),
    /** The sum of all lines and the discount, both without tax; the subtotal is the difference. */
    lineTotal: z.string(),
    discountTotal: z.string(),
    subtotal: z.string(),
    taxes: z.array(InvoiceTax),
    taxRate: z.string(),
    taxAmount: z.string(),
    total: z.string(),
    /** What was paid, what was set off by credit notes, and what the customer still owes: 0 for drafts and cancelled invoices. */
    paid: z.string(),
    credited: z.string(),
    open: z.string(),
    currency: z.string(),
    /** The exchange rate from its currency to the reporting currency; null in that currency, or if unknown. */
    exchangeRate: z.string().nullable(),
    notes: z.string().nullable(),
    pdfUrl: z.string().nullable(),
    /** It was sent and has a credit note, or the company keeps sent invoices: it can't be deleted or become a draft again. */
    staysInBooks: z.boolean(),
    /** The customer gets no reminders for it. */
    remindersStopped: z.boolean(),
    /** The delivery status of its latest email, while that is kept. */
    delivery: Delivery.nullable(),
    /** For a deposit, the invoice that deducts it, and the part of its taxes that wasn't credited. */
    deductedOn: z.object({ id: z.int(), invoiceNumber: z.string() }).nullable(),
    leftToDeduct: z.array(InvoiceTax).nullable(),
    items: z.array(InvoiceItem),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;

/** How invoices may be sorted; a leading minus reverses the order. */
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

/** The default due date of an invoice: this many days after its date. */
export function usualDueDate(issueDate: string, daysToPay: number): string {
  return addDays(issueDate.slice(0, 10), daysToPay);
}

/** Why these can't be on one invoice, by field, or null if they can. */
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

/** Why an invoice can't have these dates, or null if it can. */
export function dueFault({ issueDate, dueDate }: { issueDate: string; dueDate?: string | null }): string | null {
  return dueDate && dueDate < issueDate ? "Due date can't be before the issue date" : null;
}

/** The automatic number of an invoice. */
export function invoiceNumberOf(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(4, '0')}`;
}

/** Whether an invoice with this status was sent to the customer. */
export function isIssued(status: Invoice['status']): boolean {
  return status === 'sent' || status === 'paid' || status === 'overdue';
}

/** Why an invoice that stays in the books can't change to this status or be deleted, or null if it can. */
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

/** The sentence that says why an invoice can't be edited, because it was sent; null if it can. */
export function editRefusal({ invoiceNumber, status, sentAt }: Pick<Invoice, 'invoiceNumber' | 'status' | 'sentAt'>): string | null {
  if (sentAt !== null || isIssued(status)) return `${invoiceNumber} has been sent, so it can't be changed. Cancel it and make a copy.`;
  return status === 'cancelled' ? `${invoiceNumber} is cancelled, so it can't be changed. Make a copy, or make it a draft again.` : null;
}
