import { api, pageQuery } from '../../platform/api.ts';
import { filterOf, rowsPerPage, type CreditNotesSearch } from '../finance-query.ts';

/** The credit notes of an invoice, the latest first. */
export function creditNotesOfQuery(invoiceId: number) {
  return api.queryOptions('get', '/api/credit-notes', { params: { query: { invoiceId, limit: 100 } } });
}

/** A customer's credit notes that aren't fully allocated. */
export function openCreditNotesQuery(customerId: number) {
  return api.queryOptions('get', '/api/credit-notes', { params: { query: { customerId, open: 'true', limit: 20 } } });
}

/** A page of the company's credit notes, the latest first. */
export function creditNotesQuery(search: CreditNotesSearch) {
  const { open, ...filter } = filterOf(search);
  return pageQuery('/api/credit-notes', { ...filter, open: open && 'true', page: search.page }, rowsPerPage);
}

export function creditNoteQuery(id: number) {
  return api.queryOptions('get', '/api/credit-notes/{id}', { params: { path: { id } } });
}
