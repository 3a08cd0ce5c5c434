import { z } from '../shared/zod.ts';

/** The counts beside the sidebar's entries: maintenance under way or overdue, and overdue invoices; null without access. */
export const Waiting = z
  .object({
    maintenance: z.int().nullable().describe('Open maintenance that has begun or is overdue'),
    overdueInvoices: z.int().nullable(),
  })
  .meta({ id: 'Waiting' });
export type Waiting = z.infer<typeof Waiting>;
