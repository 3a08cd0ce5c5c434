import { z } from '../shared/zod.ts';
import { invoiceStatuses } from './words.ts';

/** The total of rows in one currency. Currencies are never added up. */
export const CurrencyTotal = z.object({ currency: z.string(), count: z.int(), total: z.string() }).meta({ id: 'CurrencyTotal' });
export type CurrencyTotal = z.infer<typeof CurrencyTotal>;

/** The same for income, with how much of it has been paid. */
export const IncomeTotal = CurrencyTotal.extend({ paid: z.string() }).meta({ id: 'IncomeTotal' });
export type IncomeTotal = z.infer<typeof IncomeTotal>;

/** The same for invoices, with totals by status, and what is paid, credited, open and overdue. */
export const InvoiceTotal = CurrencyTotal.extend({
  byStatus: z.record(z.enum(invoiceStatuses), z.string()),
  paid: z.string(),
  credited: z.string(),
  open: z.string(),
  overdue: z.string(),
}).meta({ id: 'InvoiceTotal' });
export type InvoiceTotal = z.infer<typeof InvoiceTotal>;

/**
 * The figures above the list of invoices, in one currency. Count, total, invoiced and paid are for the invoices that match the filter;
 * open, overdue and the payments of this month and last are for all invoices.
 */
export const InvoiceFigures = CurrencyTotal.extend({
  /** The total of matching invoices, without drafts and cancelled ones. */
  invoiced: z.string(),
  /** Payments for matching invoices, within the filter's days, if any. */
  paid: z.string(),
  open: z.string(),
  openCount: z.int(),
  overdue: z.string(),
  overdueCount: z.int(),
  paidInMonth: z.string(),
  paidMonthBefore: z.string(),
}).meta({ id: 'InvoiceFigures' });
export type InvoiceFigures = z.infer<typeof InvoiceFigures>;

/** The invoiced, paid, credited and open amounts of a booking in one currency, without drafts and cancelled invoices. */
export const BookingBalance = z
  .object({
    eventId: z.int(),
    currency: z.string(),
    /** The number of its invoices that aren't cancelled, including drafts. */
    invoices: z.int(),
    invoiced: z.string(),
    paid: z.string(),
    credited: z.string(),
    open: z.string(),
  })
  .meta({ id: 'BookingBalance' });
export type BookingBalance = z.infer<typeof BookingBalance>;
