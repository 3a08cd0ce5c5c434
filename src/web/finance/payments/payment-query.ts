import { api } from '../../platform/api.ts';

/** What was paid of an invoice, the latest first. */
export function paymentsOfQuery(invoiceId: number) {
  return api.queryOptions('get', '/api/payments', { params: { query: { invoiceId, limit: 50 } } });
}

/** Payments of a customer that aren't fully allocated. */
export function creditOfQuery(customerId: number) {
  return api.queryOptions('get', '/api/payments', { params: { query: { customerId, credit: 'true', limit: 20 } } });
}

export function paymentQuery(id: number) {
  return api.queryOptions('get', '/api/payments/{id}', { params: { path: { id } } });
}
