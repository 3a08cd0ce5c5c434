import { keepPreviousData } from '@tanstack/react-query';
import { periodOf } from '#domain/finance/period.ts';
import { api, pageQuery } from '../../platform/api.ts';
import { countIn, dayIn, laterPageIn, textIn, type RawSearch } from '../../platform/search-params.ts';
import { rowsPerPage } from '../finance-query.ts';

/** What the address of the journal may say; without days it is the last month, which is the next to be closed. */
export type JournalSearch = { from?: string; to?: string; yachtId?: number; account?: string; page?: number };

export function journalSearch(raw: RawSearch): JournalSearch {
  return {
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    yachtId: countIn(raw.yachtId),
    account: textIn(raw.account),
    page: laterPageIn(raw.page),
  };
}

/** The lines that are asked for: of these days, of one's own company. */
export function journalFilter({ page: _page, ...search }: JournalSearch, today: string, companyId: number | null) {
  const { from = search.from, to = search.to } = search.from || search.to ? {} : periodOf('last_month', today);
  return { ...search, from: from ?? to ?? today, to: to ?? today, companyId: companyId ?? undefined };
}
export type JournalFilter = ReturnType<typeof journalFilter>;

const shows = ['invoice', 'expense', 'income', 'payment', 'company'] as const;

export function journalQuery(filter: JournalFilter, page: number | undefined) {
  return { ...pageQuery('/api/books/journal', { ...filter, page }, rowsPerPage), meta: { shows } };
}

export function journalTotalsQuery(filter: JournalFilter) {
  return {
    ...api.queryOptions('get', '/api/books/journal/totals', { params: { query: filter } }),
    placeholderData: keepPreviousData,
    meta: { shows },
  };
}

export function accountsQuery(companyId: number | null) {
  return {
    ...api.queryOptions('get', '/api/books/accounts', { params: { query: { companyId: companyId ?? undefined } } }),
    meta: { shows: ['company'] as const },
  };
}
