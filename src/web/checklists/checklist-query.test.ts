import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listOf, queryOf, serve } from '../testing/network.ts';
import { checklistSearch, checklistsQuery, runsForQuery, runsQuery } from './checklist-query.ts';

test.each([
  [{}, {}],
  [
    { yachtId: '7', status: 'open', page: '2' },
    { yachtId: 7, status: 'open', page: 2 },
  ],
  [{ yachtId: 'all', status: 'done', page: '1' }, {}],
])('the address of the checklists with %j is read as %j', (raw, search) => {
  expect(JSON.parse(JSON.stringify(checklistSearch(raw)))).toEqual(search);
});

test('runs come in pages, or for a booking or for work, and checklists for a yacht or all of them', async () => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  await queries.fetchQuery(runsQuery(checklistSearch({ yachtId: '7', status: 'finished', page: '2' })));
  await queries.fetchQuery(runsForQuery({ eventId: 4 }));
  await queries.fetchQuery(runsForQuery({ maintenanceId: 5 }));
  await queries.fetchQuery(checklistsQuery(7));
  await queries.fetchQuery(checklistsQuery());
  expect(requests.map((request) => [new URL(request.url).pathname, queryOf(request)])).toEqual([
    ['/api/checklist-runs', { yachtId: '7', status: 'finished', limit: '20', offset: '20' }],
    ['/api/checklist-runs', { eventId: '4', limit: '20', offset: '0' }],
    ['/api/checklist-runs', { maintenanceId: '5', limit: '20', offset: '0' }],
    ['/api/checklists', { yachtId: '7', limit: '200', offset: '0' }],
    ['/api/checklists', { limit: '200', offset: '0' }],
  ]);
});
