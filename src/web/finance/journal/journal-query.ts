import { keepPreviousData } from '@tanstack/react-query';
import { profitParts, taxDirections } from '#domain/finance/report-words.ts';
import { periodOf, type Period } from '#domain/finance/period.ts';
import { taxCategories } from '#domain/finance/tax-words.ts';
import { api, pageQuery } from '../../platform/api.ts';
import { countIn, dayIn, laterPageIn, oneOfIn, textIn, type RawSearch } from '../../platform/search-params.ts';
import type { Show } from '../../platform/show.ts';
import { bookTabs, rowsPerPage, type BookSearch } from '../finance-query.ts';

/** The props of each part of the books. */
export type BookProps = { companyId: number; search: BookSearch; onShow: Show<BookSearch> };

export function bookSearch(raw: RawSearch): BookSearch {
  return {
    tab: oneOfIn(bookTabs, raw.tab),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    on: dayIn(raw.on),
    yachtId: raw.yachtId === 'none' ? 'none' : countIn(raw.yachtId),
    customerId: countIn(raw.customerId),
    account: textIn(raw.account),
    part: oneOfIn([...profitParts, 'result'], raw.part),
    tax: oneOfIn(taxDirections, raw.tax),
    taxCategory: oneOfIn([...taxCategories, 'none'], raw.taxCategory),
    taxPercent: textIn(raw.taxPercent),
    page: laterPageIn(raw.page),
  };
}

/** The period shown. */
function daysIn({ from, to }: BookSearch, today: string): Period {
  if (!from && !to) return periodOf('last_month', today);
  return { from: from ?? to ?? today, to: to ?? from ?? today };
}

/** The filter for the journal: this period of the user's company. */
export function journalFilter({ page: _page, tab: _tab, on: _on, ...search }: BookSearch, today: string, companyId: number) {
  return { ...search, ...daysIn(search, today), companyId };
}
type JournalFilter = ReturnType<typeof journalFilter>;

const shows = ['invoice', 'credit_note', 'expense', 'income', 'payment', 'apa', 'company'] as const;
const reportOptions = { placeholderData: keepPreviousData, meta: { shows } };

export function journalQuery(filter: JournalFilter, page: number | undefined) {
  return { ...pageQuery('/api/books/journal', { ...filter, page }, rowsPerPage), meta: { shows } };
}

export function journalTotalsQuery(filter: JournalFilter) {
  return { ...api.queryOptions('get', '/api/books/journal/totals', { params: { query: filter } }), ...reportOptions };
}

export function accountsQuery(companyId: number) {
  return { ...api.queryOptions('get', '/api/books/accounts', { params: { query: { companyId } } }), meta: { shows: ['company'] as const } };
}

type ReportFilter = Period & Pick<BookSearch, 'yachtId'> & { companyId: number };

/** The days and the yacht that a report covers. */
export function reportFilter(search: BookSearch, today: string, companyId: number): ReportFilter {
  return { ...daysIn(search, today), yachtId: search.yachtId, companyId };
}

export function profitQuery(filter: ReportFilter) {
  return { ...api.queryOptions('get', '/api/books/profit-and-loss', { params: { query: filter } }), ...reportOptions };
}

export function taxQuery(filter: ReportFilter) {
  return { ...api.queryOptions('get', '/api/books/tax', { params: { query: filter } }), ...reportOptions };
}

export function receivablesQuery(filter: { on: string; companyId: number }) {
  return { ...api.queryOptions('get', '/api/books/receivables', { params: { query: filter } }), ...reportOptions };
}
