import { z } from '../shared/zod.ts';
import { invoiceStatuses } from './words.ts';

/** What rows come to in one currency. Currencies are never added up. */
export const CurrencyTotal = z.object({ currency: z.string(), count: z.int(), total: z.string() }).meta({ id: 'CurrencyTotal' });
export type CurrencyTotal = z.infer<typeof CurrencyTotal>;

/** The same for income: how much of it has been paid. */
export const IncomeTotal = CurrencyTotal.extend({ paid: z.string() }).meta({ id: 'IncomeTotal' });
export type IncomeTotal = z.infer<typeof IncomeTotal>;

/** The same for invoices: how much of it stands in each status. */
export const InvoiceTotal = CurrencyTotal.extend({ byStatus: z.record(z.enum(invoiceStatuses), z.string()) }).meta({ id: 'InvoiceTotal' });
export type InvoiceTotal = z.infer<typeof InvoiceTotal>;
