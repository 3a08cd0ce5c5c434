import { z } from '../shared/zod.ts';

/** What the sidebar says beside its entries: work that is on or late, and overdue invoices; null where one may not read them. */
export const Waiting = z
  .object({
    maintenance: z.int().nullable().describe('Open maintenance that has begun or is overdue'),
    overdueInvoices: z.int().nullable(),
  })
  .meta({ id: 'Waiting' });
export type Waiting = z.infer<typeof Waiting>;
