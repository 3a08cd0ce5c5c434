import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#domain/session/session.ts';
import { sessionQuery } from '../platform/session.tsx';
import type { RawSearch } from '../platform/search-params.ts';
import { aPerson } from '../testing/given.ts';
import { listOf, queryOf, serve } from '../testing/network.ts';
import { readBookingsAhead, readDeparturesAhead, readNewEventAhead, readScheduleAhead } from './prefetch-query.ts';

// In Paris it is November already.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-10-31T23:30:00.000Z'), toFake: ['Date'] }));

/** What is requested: each address with its parameters. */
async function requestsOf(read: (queries: QueryClient) => Promise<unknown>, person: Partial<SessionUser> = {}) {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, aPerson(person));
  await read(queries);
  return requests.map((request) => [new URL(request.url).pathname, queryOf(request)] as const);
}

const schedule = (raw: RawSearch, person?: Partial<SessionUser>) => requestsOf((queries) => readScheduleAhead(queries, raw), person);
const fleet = ['/api/yachts', { sort: 'name', limit: '500' }];

test('the month of the schedule is read for the weeks it shows, with the fleet', async () => {
  expect(await schedule({})).toEqual([fleet, ['/api/schedule', { from: '2026-10-25T23:00:00.000Z', to: '2026-12-06T23:00:00.000Z' }]]);
});

test('the days are those of the company’s time zone', async () => {
  const [, month] = await schedule({}, { timeZone: 'America/New_York' });
  expect(month?.[1]).toEqual({ from: '2026-09-28T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' });
});

test('a filter narrows what is read: to one yacht, and to a type', async () => {
  expect(await schedule({ yachtId: '7', type: 'charter', date: '2026-07-04' })).toEqual([
    ['/api/yachts/7', {}],
    ['/api/schedule', { from: '2026-06-28T22:00:00.000Z', to: '2026-08-02T22:00:00.000Z', yachtId: '7', type: 'charter' }],
  ]);
});

test('a week and a day are read on their own', async () => {
  // The clock changes at the end of this week.
  expect(await schedule({ view: 'week', date: '2026-10-25' })).toEqual([
    ['/api/schedule', { from: '2026-10-18T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' }],
  ]);
  expect(await schedule({ view: 'day', date: '2026-10-25' })).toEqual([
    fleet,
    ['/api/schedule', { from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' }],
  ]);
});

test('the list is read from today on, with the count of what is over', async () => {
  const since = '2026-10-31T23:00:00.000Z';
  expect(await schedule({ view: 'list', q: 'Calvi' })).toEqual([
    ['/api/schedule', { q: 'Calvi', from: since, limit: '20', offset: '0' }],
    ['/api/schedule', { q: 'Calvi', endedBy: since, limit: '1' }],
  ]);
});

test('the timeline is read by whole months, with what is paid, whatever the type', async () => {
  expect(await schedule({ view: 'timeline', yachtId: '7', type: 'charter', date: '2026-12-15' })).toEqual([
    ['/api/yachts/7', {}],
    ['/api/schedule', { from: '2026-11-30T23:00:00.000Z', to: '2026-12-31T23:00:00.000Z', yachtId: '7', money: 'true' }],
    ['/api/schedule', { from: '2026-12-31T23:00:00.000Z', to: '2027-01-31T23:00:00.000Z', yachtId: '7', money: 'true' }],
  ]);
});

test('an unreadable address reads what its page will show: this month', async () => {
  expect(await schedule({ view: 'year', date: '2026-02-30', yachtId: 'x', type: 'y' })).toEqual(await schedule({}));
});

test('bookings are counted, and those of the open tab read', async () => {
  const requests = await requestsOf((queries) => readBookingsAhead(queries, 'charter', { yachtId: '7', page: '2' }));
  expect(requests).toEqual([
    ['/api/schedule/counts', { type: 'charter', yachtId: '7' }],
    ['/api/schedule', { type: 'charter', yachtId: '7', status: 'scheduled', money: 'true', pictures: 'true', limit: '20', offset: '20' }],
  ]);
});

test.each([
  [{}, { from: '2026-10-31T23:00:00.000Z', to: '2026-11-01T23:00:00.000Z' }],
  [{ date: '2026-10-25' }, { from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' }],
  [{ date: 'tomorrow' }, { from: '2026-10-31T23:00:00.000Z', to: '2026-11-01T23:00:00.000Z' }],
])('the departures with %j are read for %j', async (raw, window) => {
  expect(await requestsOf((queries) => readDeparturesAhead(queries, raw))).toEqual([['/api/schedule/movements', window]]);
});

test.each([
  [{ yachtId: '7' }, {}, [['/api/yachts/7', {}]]],
  [{}, {}, [['/api/yachts', { sort: 'status', limit: '1' }]]],
  [{ yachtId: '-7' }, {}, [['/api/yachts', { sort: 'status', limit: '1' }]]],
  // A platform admin has no usual yacht.
  [{}, { companyId: null }, []],
  [{ yachtId: '7' }, { companyId: null }, [['/api/yachts/7', {}]]],
])('a new event with %j, for somebody with %j, reads %j', async (raw, person, requests) => {
  expect(await requestsOf((queries) => readNewEventAhead(queries, raw), person)).toEqual(requests);
});
