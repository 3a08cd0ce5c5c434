import { LinkCompany } from '../shared/link-company.ts';
import { z } from '../shared/zod.ts';
import { Invoice } from './invoice.ts';

/** An invoice as the recipient of its email sees it. */
export const InvoiceByLink = z
  .object({
    company: LinkCompany,
    invoice: Invoice.pick({
      invoiceNumber: true,
      kind: true,
      status: true,
      customerName: true,
      issueDate: true,
      dueDate: true,
      currency: true,
      total: true,
      paid: true,
      credited: true,
      open: true,
    }),
    /** The company's payment instructions; null if none. */ paymentDetails: z.string().nullable(),
  })
  .meta({ id: 'InvoiceByLink' });
export type InvoiceByLink = z.infer<typeof InvoiceByLink>;
