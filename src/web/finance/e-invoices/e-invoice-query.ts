import type { EInvoiceProfile } from '#domain/finance/e-invoice/e-invoice.ts';
import { api } from '../../platform/api.ts';

/** The document that an electronic invoice is created from. */
export type EInvoiceSource = {
  kind: 'invoice' | 'credit-note';
  id: number;
  number: string;
  customerId: number;
  companyId: number | null;
  companyName: string | null;
  isIssued: boolean;
};

/** Whether it can be created for a profile, and what is missing. */
export function standingQuery({ kind, id }: EInvoiceSource, profile: EInvoiceProfile) {
  const options = { params: { path: { id }, query: { profile } } };
  return kind === 'invoice'
    ? api.queryOptions('get', '/api/invoices/{id}/e-invoice', options)
    : api.queryOptions('get', '/api/credit-notes/{id}/e-invoice', options);
}
