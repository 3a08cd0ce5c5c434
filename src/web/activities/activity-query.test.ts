import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sessionQuery } from '../platform/session.tsx';
import { aPerson } from '../testing/given.ts';
import { listOf, queryOf, serve } from '../testing/network.ts';
import { activitiesQuery, activityPersonQuery, activitySearch, readActivitiesAhead, type ActivitySearch } from './activity-query.ts';

test.each([
  [{}, {}],
  [
    { q: 'Calvi', action: 'create', resource: 'yacht', person: '7', from: '2026-12-31', to: '2028-02-29', page: '2' },
    { q: 'Calvi', action: 'create', resource: 'yacht', person: 7, from: '2026-12-31', to: '2028-02-29', page: 2 },
  ],
  [{ q: ' ', action: '', person: 'Maya', page: '1' }, {}],
  [{ from: 'yesterday', to: '2026-13-01' }, {}],
  [{ from: '2026-02-29', to: '2026-04-31' }, {}],
  [{ from: '31.12.2026', to: '2026-12-31T00:00:00.000Z' }, {}],
])('the address with %j is read as %j', (raw, search) => {
  expect(JSON.parse(JSON.stringify(activitySearch(raw)))).toEqual(search);
});

/** The parameters of the request for this page of the feed. */
async function parametersOf(search: ActivitySearch, timeZone = 'Europe/Paris') {
  const requests = serve(() => listOf([]));
  await new QueryClient().fetchQuery(activitiesQuery(search, timeZone));
  return requests.map((request) => queryOf(request));
}

test('the person whose activities are shown is read by their id, wherever they are in the list', async () => {
  const requests = serve(() => listOf([{ id: 57, name: 'Zoe Young', companyName: null }], 1));
  expect(await new QueryClient().fetchQuery(activityPersonQuery(57))).toMatchObject([{ name: 'Zoe Young' }]);
  expect(requests.map(queryOf)).toEqual([{ id: '57' }]);
});

const firstPage = { limit: '25', offset: '0' };

test.each([
  ['a summer’s day', 'Europe/Paris', { from: '2026-07-04', to: '2026-07-04' }, '2026-07-03T22:00:00.000Z', '2026-07-04T22:00:00.000Z'],
  ['a day with 25 hours', 'Europe/Paris', { from: '2026-10-25', to: '2026-10-25' }, '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['a day with 23 hours', 'Europe/Paris', { from: '2026-03-29', to: '2026-03-29' }, '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  // Its clocks go from 24:00 to 1:00.
  [
    'a day without midnight',
    'America/Santiago',
    { from: '2026-09-06', to: '2026-09-06' },
    '2026-09-06T04:00:00.000Z',
    '2026-09-07T03:00:00.000Z',
  ],
  ['a leap year', 'UTC', { from: '2028-02-28', to: '2028-02-29' }, '2028-02-28T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  [
    'the end of a year',
    'America/New_York',
    { from: '2026-12-31', to: '2026-12-31' },
    '2026-12-31T05:00:00.000Z',
    '2027-01-01T05:00:00.000Z',
  ],
])('the days of the feed are the company’s, both of them included: %s', async (_what, timeZone, days, from, to) => {
  expect(await parametersOf(days, timeZone)).toEqual([{ from, to, ...firstPage }]);
});

test('the feed is read by pages, and by whatever it is filtered', async () => {
  expect(await parametersOf({})).toEqual([firstPage]);
  expect(await parametersOf({ from: '2026-07-04' })).toEqual([{ from: '2026-07-03T22:00:00.000Z', ...firstPage }]);
  expect(await parametersOf({ q: 'Calvi', action: 'create', resource: 'yacht', person: 7, page: 3 })).toEqual([
    { q: 'Calvi', action: 'create', resourceType: 'yacht', userId: '7', limit: '25', offset: '50' },
  ]);
});

test('what is read ahead is what the page of that address reads', async () => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, aPerson({ timeZone: 'America/New_York' }));
  await readActivitiesAhead(queries, { to: '2026-07-04', page: '2' });
  expect(requests.map((request) => queryOf(request))).toEqual([{ to: '2026-07-05T04:00:00.000Z', limit: '25', offset: '25' }]);
});
