import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listOf, queryOf, serve } from '../testing/network.ts';
import { partsQuery, partsSearch, reorderQuery, servicesUsingQuery } from './parts-query.ts';

test.each([
  [{}, {}],
  [
    { q: 'impeller', yachtId: '7', order: 'true', page: '2', new: 'true', edit: '9' },
    { q: 'impeller', yachtId: 7, order: true, page: 2, new: true, edit: 9 },
  ],
  [{ q: '', yachtId: 'all', order: 'no', page: '1', new: '1', edit: '-9' }, {}],
])('the address of the parts with %j is read as %j', (raw, search) => {
  expect(JSON.parse(JSON.stringify(partsSearch(raw)))).toEqual(search);
});

test('a page of parts is narrowed by text and yacht, whatever dialog is open', async () => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  await queries.fetchQuery(partsQuery(partsSearch({ q: 'impeller', yachtId: '7', page: '3', edit: '9', new: 'true' })));
  await queries.fetchQuery(reorderQuery());
  await queries.fetchQuery(servicesUsingQuery(9));
  expect(requests.map((request) => [new URL(request.url).pathname, queryOf(request)])).toEqual([
    ['/api/parts', { q: 'impeller', yachtId: '7', limit: '20', offset: '40' }],
    ['/api/parts/reorder', { limit: '100', offset: '0' }],
    ['/api/service-plans', { partId: '9', limit: '100' }],
  ]);
  expect(partsQuery({ q: 'impeller', edit: 9 }).queryKey).toEqual(partsQuery({ q: 'impeller' }).queryKey);
});
