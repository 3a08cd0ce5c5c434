import { z } from '../shared/zod.ts';
import { invoiceStatuses } from './words.ts';

/** What rows come to in one currency. Currencies are never added up. */
export const CurrencyTotal = z.object({ currency: z.string(), count: z.int(), total: z.string() }).meta({ id: 'CurrencyTotal' });
export type CurrencyTotal = z.infer<typeof CurrencyTotal>;

/** The same for income: how much of it has been paid. */
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
 * The figures above the list of invoices, in one currency. Count, total, invoiced and paid are of the invoices that match the filter; open,
 * overdue and what was paid this month and last are of all of them.
 */
export const InvoiceFigures = CurrencyTotal.extend({
  /** The total of those that match without drafts and cancelled ones. */
  invoiced: z.string(),
  /** What was paid of those that match: within the days the filter names, if it names some. */
  paid: z.string(),
  open: z.string(),
  openCount: z.int(),
  overdue: z.string(),
  overdueCount: z.int(),
  paidInMonth: z.string(),
  paidMonthBefore: z.string(),
}).meta({ id: 'InvoiceFigures' });
export type InvoiceFigures = z.infer<typeof InvoiceFigures>;

/** What of a booking is invoiced, paid, credited and open in one currency; drafts and cancelled invoices are neither. */
export const BookingBalance = z
  .object({
    eventId: z.int(),
    currency: z.string(),
    /** How many invoices of it there are that aren't cancelled, drafts included. */
    invoices: z.int(),
    invoiced: z.string(),
    paid: z.string(),
    credited: z.string(),
    open: z.string(),
  })
  .meta({ id: 'BookingBalance' });
export type BookingBalance = z.infer<typeof BookingBalance>;
