import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RawSearch } from '../platform/search-params.ts';
import { sessionQuery } from '../platform/session.tsx';
import { aPerson } from '../testing/given.ts';
import { listOf, queryOf, serve } from '../testing/network.ts';
import { readDayAhead, readDeparturesAhead, readGridAhead, readPipelineAhead, readPricesAhead } from './prefetch-query.ts';

// A Friday. In Paris it is the last day of the year already.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-30T23:30:00.000Z'), toFake: ['Date'] }));

/** What is requested: each address with its parameters. */
async function requestsOf(read: (queries: QueryClient, raw: RawSearch) => Promise<unknown>, raw: RawSearch = {}) {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, aPerson());
  await read(queries, raw);
  return requests.map((request) => [new URL(request.url).pathname, queryOf(request)] as const);
}

test.each([
  ['nine weeks from the Saturday before today', {}, { from: '2026-12-26', to: '2027-02-27', step: 'week' }],
  ['the weeks around a day', { from: '2027-07-07' }, { from: '2027-07-03', to: '2027-09-04', step: 'week' }],
  ['31 nights from today', { step: 'day' }, { from: '2026-12-31', to: '2027-01-31', step: 'day' }],
  ['weeks again if the step makes no sense', { step: 'hour', from: '2027-02-29' }, { from: '2026-12-26', to: '2027-02-27', step: 'week' }],
])('the grid reads %s', async (_what, raw, query) => {
  expect(await requestsOf(readGridAhead, raw)).toEqual([['/api/availability', query]]);
});

test('the pipeline reads the first charters of every column, booked ones from today on', async () => {
  const page = { q: 'Eva', yachtId: '7', limit: '20', offset: '0' };
  expect(await requestsOf(readPipelineAhead, { q: 'Eva', yacht: '7' })).toEqual([
    ['/api/charters', { ...page, state: 'enquiry', sort: 'created' }],
    ['/api/charters', { ...page, state: 'quote', sort: 'start' }],
    ['/api/charters', { ...page, state: 'option', sort: 'optionUntil' }],
    ['/api/charters', { ...page, state: 'waiting', sort: 'start' }],
    ['/api/charters', { ...page, state: 'booked', sort: 'start', from: '2026-12-30T23:00:00.000Z' }],
    ['/api/charters', { ...page, state: 'to_close', sort: 'start' }],
  ]);
});

test('the list of finished charters reads a page of them, and no column', async () => {
  expect(await requestsOf(readPipelineAhead, { state: 'lost', page: '3' })).toEqual([
    ['/api/charters', { state: 'lost', sort: '-start', limit: '25', offset: '50' }],
  ]);
});

test.each([
  [{}, { from: '2026-12-30T23:00:00.000Z', to: '2026-12-31T23:00:00.000Z' }],
  // The day is an hour short.
  [{ date: '2027-03-28' }, { from: '2027-03-27T23:00:00.000Z', to: '2027-03-28T22:00:00.000Z' }],
])('the day with %j reads %j', async (raw, window) => {
  expect(await requestsOf(readDayAhead, raw)).toEqual([['/api/charters/day', window]]);
});

test.each([
  [{}, { from: '2026-12-30T23:00:00.000Z', limit: '20', offset: '0' }],
  [
    { past: 'true', page: '2', yacht: '7' },
    { to: '2026-12-30T23:00:00.000Z', yachtId: '7', limit: '20', offset: '20' },
  ],
])('the departures with %j read %j', async (raw, query) => {
  expect(await requestsOf(readDeparturesAhead, raw)).toEqual([['/api/departures', query]]);
});

test.each([
  [{}, ['/api/yachts']],
  [{ yacht: 'all' }, ['/api/yachts']],
  [{ yacht: '7' }, ['/api/yachts', '/api/yachts/7/charter-terms']],
])('the prices with %j read %j', async (raw, addresses) => {
  expect((await requestsOf(readPricesAhead, raw)).map(([address]) => address)).toEqual(addresses);
});
