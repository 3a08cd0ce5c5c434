import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { ExpenseSort } from '#domain/finance/expense.ts';
import type { IncomeSort } from '#domain/finance/income.ts';
import type { InvoiceSort } from '#domain/finance/invoice.ts';
import type { Period } from '#domain/finance/period.ts';
import {
  expenseCategories,
  incomeCategories,
  paymentMethods,
  paymentStatuses,
  invoiceFilters,
  type ExpenseCategory,
  type IncomeCategory,
  type InvoiceFilter,
  type PaymentMethod,
  type PaymentStatus,
} from '#domain/finance/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, dayIn, flagIn, oneOfIn, textIn, type RawSearch, laterPageIn } from '../platform/search-params.ts';

export const sections = ['expenses', 'income', 'invoices', 'overview'] as const;
export type Section = (typeof sections)[number];

/** The address of a part of the books. */
export function inBooks(section: Section) {
  return { to: '/finance/$section', params: { section } } as const;
}

export const rowsPerPage = 20;

/** What the address of any part of the books may say. What isn't said: everything, the latest first. */
type BooksParams = {
  q?: string;
  from?: string;
  to?: string;
  yachtId?: number | 'none';
  currency?: string;
  page?: number;
  new?: true;
  edit?: number;
};

export type ExpensesSearch = BooksParams & { category?: ExpenseCategory; paymentMethod?: PaymentMethod; sort?: ExpenseSort; import?: true };
export type IncomeSearch = BooksParams & {
  category?: IncomeCategory;
  paymentStatus?: PaymentStatus;
  paymentMethod?: PaymentMethod;
  customerId?: number;
  invoiceId?: number;
  sort?: IncomeSort;
};
export type InvoicesSearch = Omit<BooksParams, 'yachtId' | 'edit'> & {
  status?: InvoiceFilter;
  customerId?: number;
  eventId?: number;
  sort?: InvoiceSort;
};
export type FinanceSearch = Omit<ExpensesSearch & InvoicesSearch, 'category' | 'sort'> &
  Pick<IncomeSearch, 'paymentStatus' | 'invoiceId'> & {
    category?: ExpenseCategory | IncomeCategory;
    sort?: ExpenseSort | IncomeSort | InvoiceSort;
  };

export type OverviewSearch = Pick<BooksParams, 'from' | 'to' | 'currency'>;
export type NewInvoiceSearch = { customerId?: number; eventId?: number };

// Both ways round, but for the one that is usual and goes without saying.
const expenseSorts: ExpenseSort[] = ['date', 'amount', '-amount', 'category', '-category', 'vendor', '-vendor'];
const incomeSorts: IncomeSort[] = ['date', 'amount', '-amount', 'category', '-category', 'customer', '-customer'];
const invoiceSorts: InvoiceSort[] = [
  'number',
  '-number',
  'issued',
  'due',
  '-due',
  'total',
  '-total',
  'open',
  '-open',
  'customer',
  '-customer',
  'status',
  '-status',
];

function asked(raw: RawSearch): BooksParams {
  return {
    q: textIn(raw.q),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    yachtId: raw.yachtId === 'none' ? 'none' : countIn(raw.yachtId),
    currency: currencyIn(raw.currency),
    page: laterPageIn(raw.page),
    new: flagIn(raw.new),
    edit: countIn(raw.edit),
  };
}

export function expensesSearch(raw: RawSearch): ExpensesSearch {
  return {
    ...asked(raw),
    category: oneOfIn(expenseCategories, raw.category),
    paymentMethod: oneOfIn(paymentMethods, raw.paymentMethod),
    sort: oneOfIn(expenseSorts, raw.sort),
    import: flagIn(raw.import),
  };
}

export function incomeSearch(raw: RawSearch): IncomeSearch {
  return {
    ...asked(raw),
    category: oneOfIn(incomeCategories, raw.category),
    paymentStatus: oneOfIn(paymentStatuses, raw.paymentStatus),
    paymentMethod: oneOfIn(paymentMethods, raw.paymentMethod),
    customerId: countIn(raw.customerId),
    invoiceId: countIn(raw.invoiceId),
    sort: oneOfIn(incomeSorts, raw.sort),
  };
}

export function invoicesSearch(raw: RawSearch): InvoicesSearch {
  const { yachtId: _yacht, edit: _edit, ...shared } = asked(raw);
  return {
    ...shared,
    status: oneOfIn(invoiceFilters, raw.status),
    customerId: countIn(raw.customerId),
    eventId: countIn(raw.eventId),
    sort: oneOfIn(invoiceSorts, raw.sort),
  };
}

export function overviewSearch(raw: RawSearch): OverviewSearch {
  const { from, to, currency } = asked(raw);
  return { from, to, currency };
}

/** The part of the address that says which rows, and nothing of what is open above them. */
export function filterOf<Search extends BooksParams & { import?: true }>({
  page: _page,
  new: _new,
  edit: _edit,
  import: _import,
  ...filter
}: Search) {
  return filter;
}

/** Whether less than everything is shown. */
export function isFiltered<Search extends BooksParams & { sort?: string }>(search: Search): boolean {
  const { sort: _sort, ...filter } = filterOf(search);
  return Object.values(filter).some((said) => said !== undefined);
}

export function expensesQuery(search: ExpensesSearch) {
  return pageQuery('/api/expenses', { ...filterOf(search), page: search.page }, rowsPerPage);
}

export function incomeQuery(search: IncomeSearch) {
  return pageQuery('/api/income', { ...filterOf(search), page: search.page }, rowsPerPage);
}

export function invoicesQuery(search: InvoicesSearch) {
  return pageQuery('/api/invoices', { ...filterOf(search), page: search.page }, rowsPerPage);
}

/** What all the rows of a filter come to, whichever page of them is shown. */
export function expenseTotalsQuery(search: ExpensesSearch) {
  return { ...api.queryOptions('get', '/api/expenses/totals', { params: { query: unsorted(search) } }), placeholderData: keepPreviousData };
}

export function incomeTotalsQuery(search: IncomeSearch) {
  return { ...api.queryOptions('get', '/api/income/totals', { params: { query: unsorted(search) } }), placeholderData: keepPreviousData };
}

export function invoiceTotalsQuery(search: InvoicesSearch) {
  return { ...api.queryOptions('get', '/api/invoices/totals', { params: { query: unsorted(search) } }), placeholderData: keepPreviousData };
}

export function expenseQuery(id: number) {
  return api.queryOptions('get', '/api/expenses/{id}', { params: { path: { id } } });
}

export function incomeRecordQuery(id: number) {
  return api.queryOptions('get', '/api/income/{id}', { params: { path: { id } } });
}

export function invoiceQuery(id: number) {
  return api.queryOptions('get', '/api/invoices/{id}', { params: { path: { id } } });
}

/** What has been booked as received of an invoice. */
export function incomeOfQuery(invoiceId: number) {
  return api.queryOptions('get', '/api/income', { params: { query: { invoiceId, limit: 50, sort: 'date' } } });
}

/** The invoices of a booking, the latest first. */
export function invoicesOfBookingQuery(eventId: number) {
  return api.queryOptions('get', '/api/invoices', { params: { query: { eventId, limit: 50 } } });
}

/** What happened to an invoice, the latest first. */
export function historyOfQuery(invoiceId: number) {
  return api.queryOptions('get', '/api/activities', { params: { query: { resourceType: 'invoice', resourceId: invoiceId, limit: 30 } } });
}

export function overviewQuery({ from, to }: Period) {
  return { ...api.queryOptions('get', '/api/finance/overview', { params: { query: { from, to } } }), placeholderData: keepPreviousData };
}

/** Reads what a part of the books will show while its code is still on its way. */
export function readAhead(queries: QueryClient, section: string, raw: RawSearch): Promise<unknown> {
  switch (section) {
    case 'expenses':
      return Promise.all([
        queries.prefetchQuery(expensesQuery(expensesSearch(raw))),
        queries.prefetchQuery(expenseTotalsQuery(expensesSearch(raw))),
      ]);
    case 'income':
      return Promise.all([
        queries.prefetchQuery(incomeQuery(incomeSearch(raw))),
        queries.prefetchQuery(incomeTotalsQuery(incomeSearch(raw))),
      ]);
    case 'invoices':
      return raw.new
        ? Promise.resolve()
        : Promise.all([
            queries.prefetchQuery(invoicesQuery(invoicesSearch(raw))),
            queries.prefetchQuery(invoiceTotalsQuery(invoicesSearch(raw))),
          ]);
    default:
      return Promise.resolve();
  }
}

function unsorted<Search extends BooksParams & { sort?: string; import?: true }>(search: Search) {
  const { sort: _sort, ...filter } = filterOf(search);
  return filter;
}

function currencyIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined;
}
