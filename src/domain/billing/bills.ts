import { z } from '../shared/zod.ts';
import { billStatuses } from './words.ts';

/** What a company was billed for its subscription, in pounds with two decimals. */
const Bill = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    date: z.iso.datetime(),
    amount: z.string().regex(/^\d+\.\d{2}$/),
    status: z.enum(billStatuses),
    /** Where it can be seen and paid, with the payment provider. */
    page: z.url().nullable(),
    /** Its PDF: with the provider, or an address of this API. */
    pdf: z.string().nullable(),
  })
  .meta({ id: 'Bill' });
export type Bill = z.infer<typeof Bill>;

/** As many as are shown; the provider keeps all. */
export const maxBills = 24;

export const Bills = z.object({ bills: z.array(Bill) }).meta({ id: 'Bills' });
