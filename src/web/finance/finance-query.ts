import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { ExpenseSort } from '#domain/finance/expense.ts';
import type { IncomeSort } from '#domain/finance/income.ts';
import type { InvoiceSort } from '#domain/finance/invoice.ts';
import type { ProfitPart, TaxDirection } from '#domain/finance/report-words.ts';
import { periodOf, type Period } from '#domain/finance/period.ts';
import type { TaxCategory } from '#domain/finance/tax-words.ts';
import type { BankLineState } from '#domain/finance/bank.ts';
import {
  expenseCategories,
  incomeCategories,
  paymentMethods,
  paymentStatuses,
  invoiceFilters,
  invoiceKinds,
  type ExpenseCategory,
  type IncomeCategory,
  type InvoiceFilter,
  type InvoiceKind,
  type PaymentMethod,
  type PaymentStatus,
} from '#domain/finance/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, dayIn, flagIn, oneOfIn, textIn, type RawSearch, laterPageIn } from '../platform/search-params.ts';
import { readHereAndNow } from '../platform/today-query.ts';
import type { Section } from './section-words.ts';

/** The address of a section of the books. */
export function inBooks(section: Section) {
  return { to: '/finance/$section', params: { section } } as const;
}

export const rowsPerPage = 20;

/** The search params of finance. Defaults: everything, the latest first; for expenses and income, this month. */
type BooksParams = {
  q?: string;
  from?: string;
  to?: string;
  /** Set if there is no filter, but more than this month is to be shown. */
  period?: 'all';
  yachtId?: number | 'none';
  currency?: string;
  page?: number;
  new?: true;
  edit?: number;
};

export type ExpensesSearch = BooksParams & {
  category?: ExpenseCategory;
  paymentMethod?: PaymentMethod;
  /** The work it was spent on. */ maintenanceId?: number;
  sort?: ExpenseSort;
  import?: true;
};
export type IncomeSearch = BooksParams & {
  category?: IncomeCategory;
  paymentStatus?: PaymentStatus;
  paymentMethod?: PaymentMethod;
  customerId?: number;
  invoiceId?: number;
  sort?: IncomeSort;
};
export type InvoicesSearch = Omit<BooksParams, 'edit' | 'period'> & {
  status?: InvoiceFilter;
  kind?: InvoiceKind;
  customerId?: number;
  eventId?: number;
  paidFrom?: string;
  paidTo?: string;
  sort?: InvoiceSort;
};
export type CreditNotesSearch = Pick<BooksParams, 'q' | 'from' | 'to' | 'currency' | 'page' | 'edit'> & {
  customerId?: number;
  /** Only those with credit left. */ open?: true;
};
/** The search of the bank: the account, its lines, and the open dialog. */
export type BankSearch = Pick<BooksParams, 'q' | 'page' | 'new' | 'edit'> & {
  account?: number;
  /** What is shown of the account: lines in a state, or the imported files. */
  lines?: Exclude<BankLineState, 'open'> | 'files';
  import?: true;
};
/** The open part of the books that auditors read; profit and loss by default. */
export const bookTabs = ['tax', 'journal', 'receivables', 'closing'] as const;
export type BookTab = (typeof bookTabs)[number];
/** The period, the yacht, and for the journal a filter of its lines. Without a period it is last month, the next one to be closed. */
export type BookSearch = Pick<BooksParams, 'from' | 'to' | 'yachtId'> & {
  tab?: BookTab;
  on?: string;
  customerId?: number;
  account?: string;
  part?: ProfitPart | 'result';
  tax?: TaxDirection;
  taxCategory?: TaxCategory | 'none';
  taxPercent?: string;
  page?: number;
};
export type FinanceSearch = Omit<ExpensesSearch & InvoicesSearch, 'category' | 'sort'> &
  Pick<BankSearch, 'lines'> &
  Omit<BookSearch, 'account'> & { account?: number | string } & Pick<CreditNotesSearch, 'open'> &
  Pick<IncomeSearch, 'paymentStatus' | 'invoiceId'> & {
    category?: ExpenseCategory | IncomeCategory;
    sort?: ExpenseSort | IncomeSort | InvoiceSort;
  };

export type OverviewSearch = Pick<BooksParams, 'from' | 'to' | 'currency'>;
export type NewInvoiceSearch = { customerId?: number; eventId?: number; kind?: InvoiceKind; depositId?: number };

// Both directions, except for the default.
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

function sharedParams(raw: RawSearch): BooksParams {
  return {
    q: textIn(raw.q),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    period: oneOfIn(['all'], raw.period),
    yachtId: raw.yachtId === 'none' ? 'none' : countIn(raw.yachtId),
    currency: currencyIn(raw.currency),
    page: laterPageIn(raw.page),
    new: flagIn(raw.new),
    edit: countIn(raw.edit),
  };
}

export function expensesSearch(raw: RawSearch): ExpensesSearch {
  return {
    ...sharedParams(raw),
    category: oneOfIn(expenseCategories, raw.category),
    paymentMethod: oneOfIn(paymentMethods, raw.paymentMethod),
    maintenanceId: countIn(raw.maintenanceId),
    sort: oneOfIn(expenseSorts, raw.sort),
    import: flagIn(raw.import),
  };
}

export function incomeSearch(raw: RawSearch): IncomeSearch {
  return {
    ...sharedParams(raw),
    category: oneOfIn(incomeCategories, raw.category),
    paymentStatus: oneOfIn(paymentStatuses, raw.paymentStatus),
    paymentMethod: oneOfIn(paymentMethods, raw.paymentMethod),
    customerId: countIn(raw.customerId),
    invoiceId: countIn(raw.invoiceId),
    sort: oneOfIn(incomeSorts, raw.sort),
  };
}

export function invoicesSearch(raw: RawSearch): InvoicesSearch {
  const { edit: _edit, period: _period, ...shared } = sharedParams(raw);
  return {
    ...shared,
    status: oneOfIn(invoiceFilters, raw.status),
    kind: oneOfIn(invoiceKinds, raw.kind),
    customerId: countIn(raw.customerId),
    eventId: countIn(raw.eventId),
    paidFrom: dayIn(raw.paidFrom),
    paidTo: dayIn(raw.paidTo),
    sort: oneOfIn(invoiceSorts, raw.sort),
  };
}

/** The search of a new invoice. */
export function newInvoiceSearch(raw: RawSearch): NewInvoiceSearch {
  const { customerId, eventId, kind } = invoicesSearch(raw);
  return { customerId, eventId, kind, depositId: countIn(raw.depositId) };
}

export function creditNotesSearch(raw: RawSearch): CreditNotesSearch {
  const { q, from, to, currency, page, edit } = sharedParams(raw);
  return { q, from, to, currency, page, edit, customerId: countIn(raw.customerId), open: flagIn(raw.open) };
}

export function bankSearch(raw: RawSearch): BankSearch {
  const { q, page, new: adding, edit } = sharedParams(raw);
  return {
    q,
    page,
    new: adding,
    edit,
    account: countIn(raw.account),
    lines: oneOfIn(['matched', 'ignored', 'files'], raw.lines),
    import: flagIn(raw.import),
  };
}

export function overviewSearch(raw: RawSearch): OverviewSearch {
  const { from, to, currency } = sharedParams(raw);
  return { from, to, currency };
}

/** The filters of the address, without the open dialog. */
export function filterOf<Search extends BooksParams & { import?: true }>({
  page: _page,
  new: _new,
  edit: _edit,
  import: _import,
  ...filter
}: Search) {
  return filter;
}

/** Whether anything is filtered. */
export function isFiltered<Search extends BooksParams & { sort?: string }>(search: Search): boolean {
  const { sort: _sort, period: _period, ...filter } = filterOf(search);
  return Object.values(filter).some((value) => value !== undefined);
}

/** The search with its period: without filters and without "all time" it means this month. */
export function inMonth<Search extends BooksParams & { sort?: string }>(search: Search, today: string): Search {
  return isFiltered(search) || search.period === 'all' ? search : { ...search, ...periodOf('this_month', today) };
}

/** A period as search params. No period means all time, which is set explicitly. */
export function inPeriod({ from, to }: Partial<Period>): Pick<BooksParams, 'from' | 'to' | 'period'> {
  return { from, to, period: from || to ? undefined : 'all' };
}

export function expensesQuery(search: ExpensesSearch) {
  return pageQuery('/api/expenses', queryOf(search), rowsPerPage);
}

export function incomeQuery(search: IncomeSearch) {
  return pageQuery('/api/income', queryOf(search), rowsPerPage);
}

export function invoicesQuery(search: InvoicesSearch) {
  return pageQuery('/api/invoices', queryOf(search), rowsPerPage);
}

/** The query sent to the server, which knows no "all time". */
function queryOf<Search extends BooksParams>(search: Search) {
  const { period: _period, ...filter } = filterOf(search);
  return { ...filter, page: search.page };
}

/** The totals of all filtered rows, whichever page is shown. */
export function expenseTotalsQuery(search: ExpensesSearch) {
  return { ...api.queryOptions('get', '/api/expenses/totals', { params: { query: unsorted(search) } }), placeholderData: keepPreviousData };
}

export function incomeTotalsQuery(search: IncomeSearch) {
  return { ...api.queryOptions('get', '/api/income/totals', { params: { query: unsorted(search) } }), placeholderData: keepPreviousData };
}

/** The figures of all invoices, and the totals of the filtered ones. */
export function invoiceFiguresQuery(search: InvoicesSearch) {
  return {
    ...api.queryOptions('get', '/api/invoices/figures', { params: { query: unsorted(search) } }),
    placeholderData: keepPreviousData,
  };
}

export function expenseQuery(id: number) {
  return api.queryOptions('get', '/api/expenses/{id}', { params: { path: { id } } });
}

/** The work that an expense is for, by its name. */
export function workQuery(id: number) {
  return api.queryOptions('get', '/api/maintenance/{id}', { params: { path: { id } } });
}

export function incomeRecordQuery(id: number) {
  return api.queryOptions('get', '/api/income/{id}', { params: { path: { id } } });
}

export function invoiceQuery(id: number) {
  return api.queryOptions('get', '/api/invoices/{id}', { params: { path: { id } } });
}

/** The recorded income of an invoice. */
export function incomeOfQuery(invoiceId: number) {
  return api.queryOptions('get', '/api/income', { params: { query: { invoiceId, limit: 50, sort: 'date' } } });
}

/** The invoices of a booking, the latest first. */
export function invoicesOfBookingQuery(eventId: number) {
  return api.queryOptions('get', '/api/invoices', { params: { query: { eventId, limit: 50 } } });
}

/** The deposits invoiced to a customer, the latest first. */
export function depositsOfQuery(customerId: number) {
  return api.queryOptions('get', '/api/invoices', { params: { query: { customerId, kind: 'deposit', limit: 100 } } });
}

/** What happened to an invoice, the latest first. */
export function historyOfQuery(invoiceId: number) {
  return api.queryOptions('get', '/api/activities', { params: { query: { resourceType: 'invoice', resourceId: invoiceId, limit: 30 } } });
}

export function overviewQuery({ from, to }: Period) {
  return { ...api.queryOptions('get', '/api/finance/overview', { params: { query: { from, to } } }), placeholderData: keepPreviousData };
}

/** Loads the data of a section while its code is still loading. */
export async function readAhead(queries: QueryClient, section: string, raw: RawSearch): Promise<unknown> {
  if (section === 'expenses') {
    const search = inMonth(expensesSearch(raw), (await readHereAndNow(queries)).today);
    return Promise.all([queries.prefetchQuery(expensesQuery(search)), queries.prefetchQuery(expenseTotalsQuery(search))]);
  }
  if (section === 'income') {
    const search = inMonth(incomeSearch(raw), (await readHereAndNow(queries)).today);
    return Promise.all([queries.prefetchQuery(incomeQuery(search)), queries.prefetchQuery(incomeTotalsQuery(search))]);
  }
  if (section !== 'invoices' || raw.new) return undefined;
  const search = invoicesSearch(raw);
  return Promise.all([queries.prefetchQuery(invoicesQuery(search)), queries.prefetchQuery(invoiceFiguresQuery(search))]);
}

function unsorted<Search extends BooksParams & { sort?: string; import?: true }>(search: Search) {
  const { sort: _sort, period: _period, ...filter } = filterOf(search);
  return filter;
}

function currencyIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined;
}
