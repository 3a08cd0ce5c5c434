import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listOf, serve } from '../testing/network.ts';
import { aheadQuery, ownCalendarSearch, ownMonthQuery, ownStatementSearch, ownStatementsQuery, ownYachtsQuery } from './own-yacht-query.ts';

test.each([
  [{}, {}],
  [
    { month: '2028-02-29', yachtId: '7' },
    { month: '2028-02-29', yachtId: 7 },
  ],
  [{ month: '2027-02-29', yachtId: '0' }, {}],
  [{ month: '2027-02', yachtId: 'Aurelia' }, {}],
])('the address of the calendar with %j is read as %j', (raw, search) => {
  expect(JSON.parse(JSON.stringify(ownCalendarSearch(raw)))).toEqual(search);
});

test.each([
  ['2', 2],
  ['1', undefined],
  ['0', undefined],
  ['last', undefined],
  [undefined, undefined],
])('page %j of the statements is page %j', (page, number) => {
  expect(ownStatementSearch({ page })).toEqual({ page: number });
});

const statements = '/api/owner/statements?limit=24';
const calendar = '/api/owner/calendar';

test.each([
  ['her yachts', ownYachtsQuery, '/api/owner/yachts'],
  ['a month by its first day', ownMonthQuery('2026-12-01'), `${calendar}?from=2026-12-01&to=2026-12-31`],
  ['a month by its last day', ownMonthQuery('2028-02-29'), `${calendar}?from=2028-02-01&to=2028-02-29`],
  ['a month of one yacht', ownMonthQuery('2027-02-10', 7), `${calendar}?from=2027-02-01&to=2027-02-28&yachtId=7`],
  ['a year ahead', aheadQuery('2026-11-27'), `${calendar}?from=2026-11-27&to=2027-11-27`],
  ['a year ahead of a leap day', aheadQuery('2028-02-29'), `${calendar}?from=2028-02-29&to=2029-02-28`],
  ['the statements', ownStatementsQuery({}), `${statements}&offset=0`],
  ['a later page of them', ownStatementsQuery({ page: 3 }), `${statements}&offset=48`],
])('an owner’s pages read %s, and again whenever somebody comes back to them', async (_what, query, address) => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  await queries.fetchQuery(query as never);
  await queries.fetchQuery(query as never);
  expect(requests.map(({ url }) => url.replace('https://fairlead.test', ''))).toEqual([address, address]);
  expect(query.refetchOnWindowFocus).toBe('always');
});
