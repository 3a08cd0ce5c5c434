import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listOf, queryOf, serve } from '../../testing/network.ts';
import { lastStatementQuery, ownersSearch, previewQuery, statementsQuery } from './owners-query.ts';

test.each([
  [{}, {}],
  [
    { q: 'Aurelia', page: '3' },
    { q: 'Aurelia', page: 3 },
  ],
  [{ q: '  ', page: '1', tab: 'shares' }, {}],
  [{ q: 7, page: '-2' }, {}],
])('the address of the owners with %j is read as %j', (raw, search) => {
  expect(JSON.parse(JSON.stringify(ownersSearch(raw)))).toEqual(search);
});

test('statements come in pages, the last one of a yacht alone, and a preview for the days that are chosen', async () => {
  const requests = serve(() => listOf([]));
  const queries = new QueryClient();
  await queries.fetchQuery(statementsQuery(ownersSearch({ q: 'Aurelia', page: '3' })));
  await queries.fetchQuery(statementsQuery({}));
  await queries.fetchQuery(lastStatementQuery(2));
  await queries.fetchQuery(previewQuery(2, { from: '2026-12-01', to: '2026-12-31' }));
  expect(requests.map((request) => [new URL(request.url).pathname, queryOf(request)])).toEqual([
    ['/api/owner-statements', { q: 'Aurelia', limit: '20', offset: '40' }],
    ['/api/owner-statements', { limit: '20', offset: '0' }],
    ['/api/owner-statements', { yachtId: '2', limit: '1' }],
    ['/api/owner-statements/preview', { yachtId: '2', from: '2026-12-01', to: '2026-12-31' }],
  ]);
});
