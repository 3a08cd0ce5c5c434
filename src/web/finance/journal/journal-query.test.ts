import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { listOf, queryOf, serve } from '../../testing/network.ts';
import {
  accountsQuery,
  bookSearch,
  journalFilter,
  journalQuery,
  journalTotalsQuery,
  profitQuery,
  reportFilter,
  taxQuery,
} from './journal-query.ts';

const withoutUndefined = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

test.each([
  [{}, {}],
  [
    { tab: 'journal', from: '2026-02-01', to: '2026-02-28', yachtId: '7', customerId: '3', account: '4000', part: 'revenue', page: '2' },
    { tab: 'journal', from: '2026-02-01', to: '2026-02-28', yachtId: 7, customerId: 3, account: '4000', part: 'revenue', page: 2 },
  ],
  [
    { tab: 'tax', tax: 'input', taxCategory: 'none', taxPercent: '20.00', part: 'result', yachtId: 'none', on: '2028-02-29' },
    { tab: 'tax', tax: 'input', taxCategory: 'none', taxPercent: '20.00', part: 'result', yachtId: 'none', on: '2028-02-29' },
  ],
  [{ tab: 'profit', from: '2026-02-29', to: 'today', on: '', yachtId: 'all', part: 'loss', tax: 'VAT', taxCategory: 'X', page: '1' }, {}],
])('the address of the books with %j is read as %j', (raw, search) => {
  expect(withoutUndefined(bookSearch(raw))).toEqual(search);
});

describe('the period of the books', () => {
  test.each([
    ['2026-11-28', {}, '2026-10-01', '2026-10-31'],
    ['2027-01-01', {}, '2026-12-01', '2026-12-31'],
    ['2028-03-31', {}, '2028-02-01', '2028-02-29'],
    ['2026-11-28', { from: '2026-01-01', to: '2026-06-30' }, '2026-01-01', '2026-06-30'],
    ['2026-11-28', { from: '2026-03-09' }, '2026-03-09', '2026-03-09'],
    ['2026-11-28', { to: '2026-03-09' }, '2026-03-09', '2026-03-09'],
  ])('on %s with %j is from %s to %s: the last month, unless days are chosen', (today, search, from, to) => {
    expect(journalFilter(search, today, 1)).toMatchObject({ from, to });
    expect(reportFilter(search, today, 1)).toMatchObject({ from, to });
  });
});

test('the journal is narrowed by its filters, page by page, and its totals cover all pages', async () => {
  const requests = serve(() => listOf([], 45));
  const queries = new QueryClient();
  const search = bookSearch({
    tab: 'journal',
    on: '2026-11-01',
    from: '2026-03-01',
    to: '2026-03-31',
    account: '4000',
    tax: 'output',
    page: '3',
  });
  const filter = journalFilter(search, '2026-11-28', 1);
  await queries.fetchQuery(journalQuery(filter, search.page));
  await queries.fetchQuery(journalTotalsQuery(filter));
  const sent = { from: '2026-03-01', to: '2026-03-31', account: '4000', tax: 'output', companyId: '1' };
  expect(requests.map((request) => [new URL(request.url).pathname, queryOf(request)])).toEqual([
    ['/api/books/journal', { ...sent, limit: '20', offset: '40' }],
    ['/api/books/journal/totals', sent],
  ]);
});

test('the journal and its totals are read again after what happens to an APA: it is booked too', () => {
  const filter = journalFilter({}, '2026-11-28', 1);
  expect(journalQuery(filter, undefined).meta.shows).toContain('apa');
  expect(journalTotalsQuery(filter).meta.shows).toContain('apa');
});

test('reports cover a period and a yacht, and the accounts are those of the company', async () => {
  const requests = serve(() => Response.json([]));
  const queries = new QueryClient();
  const search = bookSearch({ from: '2026-03-01', to: '2026-03-31', yachtId: 'none', account: '4000', customerId: '3' });
  const filter = reportFilter(search, '2026-11-28', 1);
  await queries.fetchQuery(profitQuery(filter));
  await queries.fetchQuery(taxQuery(reportFilter({}, '2026-11-28', 2)));
  await queries.fetchQuery(accountsQuery(2));
  expect(requests.map((request) => queryOf(request))).toEqual([
    { from: '2026-03-01', to: '2026-03-31', yachtId: 'none', companyId: '1' },
    { from: '2026-10-01', to: '2026-10-31', companyId: '2' },
    { companyId: '2' },
  ]);
});
