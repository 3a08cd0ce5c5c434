import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listOf, queryOf, serve } from '../testing/network.ts';
import {
  bookQuery,
  plansOfYachtQuery,
  planSearch,
  plansQuery,
  proposalsQuery,
  yachtEquipmentQuery,
  yachtMetersQuery,
} from './plan-query.ts';

test.each([
  [{}, {}],
  [
    { state: 'overdue', yachtId: '7', critical: 'true', q: 'oil', page: '2', new: 'true', hours: true },
    { state: 'overdue', yachtId: 7, critical: true, q: 'oil', page: 2, new: true, hours: true },
  ],
  [{ state: 'late', yachtId: '0', critical: 'false', q: ' ', page: '1', new: 'no', hours: 1 }, {}],
])('the address of the services with %j is read as %j', (raw, search) => {
  expect(JSON.parse(JSON.stringify(planSearch(raw)))).toEqual(search);
});

test('a page of services is narrowed by its filters, without the open dialog, and only by what is critical', async () => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  await queries.fetchQuery(plansQuery(planSearch({ state: 'due', critical: 'true', page: '2', new: 'true', hours: 'true' })));
  await queries.fetchQuery(plansQuery({}));
  expect(requests.map((request) => queryOf(request))).toEqual([
    { state: 'due', critical: 'true', limit: '20', offset: '20' },
    { limit: '20', offset: '0' },
  ]);
});

test('a dialog over the list doesn’t make it load again', () => {
  expect(plansQuery({ state: 'due', new: true }).queryKey).toEqual(plansQuery({ state: 'due' }).queryKey);
});

test('the services, proposals and service book of a yacht or of its equipment are its own', async () => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  await queries.fetchQuery(plansOfYachtQuery(7));
  await queries.fetchQuery(proposalsQuery(7));
  await queries.fetchQuery(bookQuery({ yachtId: 7 }));
  await queries.fetchQuery(bookQuery({ equipmentId: 3 }, 2));
  expect(requests.map((request) => [new URL(request.url).pathname, queryOf(request)])).toEqual([
    ['/api/service-plans', { yachtId: '7' }],
    ['/api/yachts/7/proposals', {}],
    ['/api/services', { yachtId: '7', limit: '20', offset: '0' }],
    ['/api/services', { equipmentId: '3', limit: '20', offset: '20' }],
  ]);
});

test('without a yacht, neither meters nor equipment are loaded', () => {
  const enabled = [0, 7].map((yachtId) => [yachtMetersQuery(yachtId).enabled, yachtEquipmentQuery(yachtId).enabled]);
  expect(enabled).toEqual([
    [false, false],
    [true, true],
  ]);
});
