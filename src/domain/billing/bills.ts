import { z } from '../shared/zod.ts';
import { billStatuses } from './words.ts';

/** A subscription bill of a company, in pounds with two decimals. */
const Bill = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    date: z.iso.datetime(),
    amount: z.string().regex(/^\d+\.\d{2}$/),
    status: z.enum(billStatuses),
    /** The payment provider's page to view and pay it. */
    page: z.url().nullable(),
    /** The URL of its PDF, at the provider or in this API. */
    pdf: z.string().nullable(),
  })
  .meta({ id: 'Bill' });
export type Bill = z.infer<typeof Bill>;

/** The maximum number of bills shown; the provider keeps all of them. */
export const maxBills = 24;

export const Bills = z.object({ bills: z.array(Bill) }).meta({ id: 'Bills' });
