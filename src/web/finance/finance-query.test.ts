import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { sessionQuery } from '../platform/session.tsx';
import { aPerson } from '../testing/given.ts';
import { queryOf, listOf, serve } from '../testing/network.ts';
import {
  expensesQuery,
  expensesSearch,
  expenseTotalsQuery,
  filterOf,
  incomeSearch,
  inMonth,
  inPeriod,
  invoicesQuery,
  invoicesSearch,
  isFiltered,
  overviewSearch,
  readAhead,
} from './finance-query.ts';

const withoutUndefined = <Search extends object>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('the address of the books', () => {
  const period = { from: '2026-06-01', to: '2026-06-30' };

  test.each([
    [{}, {}],
    [
      {
        q: 'fuel',
        ...period,
        yachtId: '7',
        currency: 'EUR',
        page: '2',
        new: 'true',
        edit: '9',
        category: 'fuel',
        paymentMethod: 'cash',
        sort: 'date',
        import: true,
      },
      {
        q: 'fuel',
        ...period,
        yachtId: 7,
        currency: 'EUR',
        page: 2,
        new: true,
        edit: 9,
        category: 'fuel',
        paymentMethod: 'cash',
        sort: 'date',
        import: true,
      },
    ],
    [{ yachtId: 'none' }, { yachtId: 'none' }],
    [{ page: '1' }, {}],
    // The latest first is the default.
    [{ sort: '-date' }, {}],
    [{ from: '2026-02-30', to: 'June', currency: 'eur', category: 'charter', sort: 'customer', paymentMethod: 'gold', new: 'yes' }, {}],
  ])('of expenses with %j is read as %j', (raw, search) => {
    expect(withoutUndefined(expensesSearch(raw))).toEqual(search);
  });

  test('of income has its own categories, orders, customer and invoice', () => {
    const raw = { category: 'charter', paymentStatus: 'overdue', customerId: '3', invoiceId: '4', sort: '-customer' };
    expect(withoutUndefined(incomeSearch(raw))).toEqual({ ...raw, customerId: 3, invoiceId: 4 });
    expect(withoutUndefined(incomeSearch({ category: 'fuel', paymentStatus: 'sent', sort: 'vendor', import: 'true' }))).toEqual({});
  });

  test('of invoices has a yacht and nothing to edit in place', () => {
    expect(
      withoutUndefined(invoicesSearch({ status: 'paid', eventId: '5', customerId: '3', sort: 'issued', yachtId: '7', edit: '9' })),
    ).toEqual({
      status: 'paid',
      eventId: 5,
      customerId: 3,
      sort: 'issued',
      yachtId: 7,
    });
    expect(withoutUndefined(invoicesSearch({ status: 'lost', sort: '-issued' }))).toEqual({});
  });

  test('of the overview has a period and a currency', () => {
    expect(withoutUndefined(overviewSearch({ ...period, currency: 'GBP', q: 'fuel', page: '2' }))).toEqual({ ...period, currency: 'GBP' });
  });
});

test('the filter narrows the rows, without the open dialog', () => {
  expect(filterOf({ q: 'fuel', sort: 'date', page: 2, new: true, edit: 7, import: true } as never)).toEqual({ q: 'fuel', sort: 'date' });
});

test.each([
  [{}, false],
  [{ sort: 'amount' }, false],
  [{ page: 2, new: true, edit: 7 }, false],
  [{ q: 'fuel' }, true],
  [{ yachtId: 'none' }, true],
  [{ from: '2026-06-01' }, true],
] as const)('%j is filtered: %j', (search, filtered) => {
  expect(isFiltered(search as never)).toBe(filtered);
});

const november = { from: '2026-11-01', to: '2026-11-30' };

test.each([
  [{}, november],
  [
    { sort: 'amount', page: 2, new: true },
    { sort: 'amount', page: 2, new: true, ...november },
  ],
  // Bookmarks and earlier links show the same as ever.
  [{ q: 'fuel' }, { q: 'fuel' }],
  [{ yachtId: 7 }, { yachtId: 7 }],
  [{ from: '2026-01-01' }, { from: '2026-01-01' }],
  [{ period: 'all' }, { period: 'all' }],
] as const)('the earlier address with %j means %j', (search, expected) => {
  expect(inMonth(search as never, '2026-11-30')).toEqual(expected);
});

test('the month is that of today, also on the last and the first day of a year', () => {
  expect(inMonth({}, '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(inMonth({}, '2027-01-01')).toEqual({ from: '2027-01-01', to: '2027-01-31' });
});

test('all time is set in the address, but isn’t sent to the server', async () => {
  expect(inPeriod({})).toEqual({ from: undefined, to: undefined, period: 'all' });
  expect(inPeriod(november)).toEqual({ ...november, period: undefined });
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  await queries.fetchQuery(expensesQuery(expensesSearch({ period: 'all' })));
  await queries.fetchQuery(expenseTotalsQuery(expensesSearch({ period: 'all' })));
  expect(requests.map((request) => queryOf(request))).toEqual([{ limit: '20', offset: '0' }, {}]);
});

test('a page has twenty rows, and the totals cover all pages without an order', async () => {
  const queries = new QueryClient();
  const requests = serve(() => listOf([], 45));
  const search = expensesSearch({ q: 'fuel', sort: 'amount', page: '3', new: 'true' });
  await queries.fetchQuery(expensesQuery(search));
  await queries.fetchQuery(expenseTotalsQuery(search));
  await queries.fetchQuery(invoicesQuery({}));
  expect(requests.map((request) => [new URL(request.url).pathname, queryOf(request)])).toEqual([
    ['/api/expenses', { q: 'fuel', sort: 'amount', limit: '20', offset: '40' }],
    ['/api/expenses/totals', { q: 'fuel' }],
    ['/api/invoices', { limit: '20', offset: '0' }],
  ]);
});

test.each([
  ['expenses', {}, ['/api/expenses', '/api/expenses/totals']],
  ['income', {}, ['/api/income', '/api/income/totals']],
  ['invoices', {}, ['/api/invoices', '/api/invoices/figures']],
  // Redirects to the form, which shows no list.
  ['invoices', { new: 'true' }, []],
  ['overview', {}, []],
  ['anything', {}, []],
])('%s with %j prefetches %j', async (section, raw, paths) => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, aPerson());
  await readAhead(queries, section, raw);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(paths);
});
