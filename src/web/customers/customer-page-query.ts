import { api, pageQuery } from '../platform/api.ts';
import { flagIn, laterPageIn, oneOfIn, type RawSearch } from '../platform/search-params.ts';

const customerTabs = ['bookings', 'invoices', 'income'] as const;
type CustomerTab = (typeof customerTabs)[number];

/** What the address of a customer says: which list is open, at which page, and whether they are being edited. */
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
