import { api } from '../../platform/api.ts';

/** The credit notes of an invoice, the latest first. */
export function creditNotesOfQuery(invoiceId: number) {
  return api.queryOptions('get', '/api/credit-notes', { params: { query: { invoiceId, limit: 100 } } });
}

/** The credit notes of a customer that aren't set off in full. */
export function openCreditNotesQuery(customerId: number) {
  return api.queryOptions('get', '/api/credit-notes', { params: { query: { customerId, open: 'true', limit: 20 } } });
}
