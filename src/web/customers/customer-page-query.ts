import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, client, pageQuery, withTotal } from '../platform/api.ts';
import { flagIn, laterPageIn, oneOfIn, type RawSearch } from '../platform/search-params.ts';

const customerTabs = ['bookings', 'invoices', 'account', 'income'] as const;
type CustomerTab = (typeof customerTabs)[number];

/** The search parameters of a customer: which list is open, at which page, and whether they are being edited. */
export type CustomerPageSearch = { tab?: CustomerTab; page?: number; edit?: true };

export function customerPageSearch(raw: RawSearch): CustomerPageSearch {
  const tab = oneOfIn(customerTabs, raw.tab);
  return { tab: tab === 'bookings' ? undefined : tab, page: laterPageIn(raw.page), edit: flagIn(raw.edit) };
}

export function summaryQuery(id: number) {
  return api.queryOptions('get', '/api/customers/{id}/summary', { params: { path: { id } } });
}

export const rowsPerPage = 10;

/** What a customer has booked, the latest first. */
export function bookingsQuery(customerId: number, page: number) {
  return pageQuery('/api/schedule', { customerId, sort: '-startDate', page }, rowsPerPage);
}

export function invoicesQuery(customerId: number, page: number) {
  return pageQuery('/api/invoices', { customerId, sort: '-issued', page }, rowsPerPage);
}

export function incomeQuery(customerId: number, page: number) {
  return pageQuery('/api/income', { customerId, sort: '-date', page }, rowsPerPage);
}

/** What a customer was invoiced, credited and paid, the latest first. */
export function accountQuery(id: number, page: number) {
  const query = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
  return queryOptions({
    queryKey: ['get', '/api/customers/{id}/account', 'page', { id, ...query }] as const,
    queryFn: ({ signal }) => withTotal(client.GET('/api/customers/{id}/account', { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The credit notes of a customer that aren't set off in full. */
export function openCreditNotesQuery(customerId: number) {
  return api.queryOptions('get', '/api/credit-notes', { params: { query: { customerId, open: 'true', limit: 100 } } });
}

/** A customer's payments that aren't assigned to an invoice yet. */
export function openPaymentsQuery(customerId: number) {
  return api.queryOptions('get', '/api/payments', { params: { query: { customerId, credit: 'true', limit: 100 } } });
}
