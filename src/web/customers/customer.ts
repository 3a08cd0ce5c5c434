import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, client, withTotal } from '../platform/api.ts';
import { flagIn, oneOfIn, pageIn, type RawSearch } from '../platform/search-params.ts';

export const customerTabs = ['bookings', 'invoices', 'income'] as const;
export type CustomerTab = (typeof customerTabs)[number];

/** What the address of a customer says: which list is open, at which page, and whether they are being edited. */
export type CustomerPageSearch = { tab?: CustomerTab; page?: number; edit?: true };

export function customerPageSearch(raw: RawSearch): CustomerPageSearch {
  const [tab, page] = [oneOfIn(customerTabs, raw.tab), pageIn(raw.page)];
  return { tab: tab === 'bookings' ? undefined : tab, page: page === 1 ? undefined : page, edit: flagIn(raw.edit) };
}

export function summaryQuery(id: number) {
  return api.queryOptions('get', '/api/customers/{id}/summary', { params: { path: { id } } });
}

export const rowsPerPage = 10;
const pageOf = (page: number) => ({ limit: rowsPerPage, offset: (page - 1) * rowsPerPage });

/** What a customer has booked, the latest first. */
export function bookingsQuery(customerId: number, page: number) {
  const query = { customerId, sort: '-startDate', ...pageOf(page) } as const;
  return queryOptions({
    queryKey: ['get', '/api/schedule', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/schedule', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function invoicesQuery(customerId: number, page: number) {
  const query = { customerId, sort: '-issued', ...pageOf(page) } as const;
  return queryOptions({
    queryKey: ['get', '/api/invoices', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/invoices', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function incomeQuery(customerId: number, page: number) {
  const query = { customerId, sort: '-date', ...pageOf(page) } as const;
  return queryOptions({
    queryKey: ['get', '/api/income', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/income', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}
