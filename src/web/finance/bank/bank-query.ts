import { queryOptions } from '@tanstack/react-query';
import type { BankLineState } from '#domain/finance/bank.ts';
import { api, pageQuery } from '../../platform/api.ts';
import type { BankSearch } from '../finance-query.ts';

/** The API accepts at most this many lines at once. */
export const linesPerPage = 50;

/** The accounts at banks, by name, each with how many of its lines are open. */
export const bankAccountsQuery = queryOptions({
  ...api.queryOptions('get', '/api/bank-accounts', { params: { query: { limit: 200 } } }),
  meta: { shows: ['bank', 'payment', 'expense', 'company'] as const },
});

/** A page of an account's lines in one state: open, booked or ignored. */
export function bankLinesQuery(accountId: number, { page, q, state }: Pick<BankSearch, 'page' | 'q'> & { state: BankLineState }) {
  return pageQuery('/api/bank-lines', { accountId, state, q, page }, linesPerPage);
}

export const filesPerPage = 20;

/** A page of an account's imported files, the latest first. */
export function bankFilesQuery(accountId: number, page: number | undefined) {
  return pageQuery('/api/bank-files', { accountId, page }, filesPerPage);
}

export function bankLineQuery(id: number) {
  return api.queryOptions('get', '/api/bank-lines/{id}', { params: { path: { id } } });
}

/** A customer's documents that an incoming line can pay, the oldest first. */
export function openInvoicesOfQuery(customerId: number, currency: string) {
  return api.queryOptions('get', '/api/invoices', {
    params: { query: { customerId, currency, status: 'open' as const, sort: 'issued' as const, limit: 100 } },
  });
}
