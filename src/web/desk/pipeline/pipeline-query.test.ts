import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../../testing/hooks.ts';
import { listOf, queryOf, serve } from '../../testing/network.ts';
import { doneQuery, isOfStage, pipelineSearch, stageQuery, stages, useStages, type Stage } from './pipeline-query.ts';

test.each([
  [{}, {}],
  [
    { q: 'Eva', yacht: '7', state: 'lost', page: '2' },
    { q: 'Eva', yacht: 7, state: 'lost', page: 2 },
  ],
  [{ state: 'expired', page: '1' }, { state: 'expired' }],
  [{ state: 'cancelled' }, { state: 'cancelled' }],
  [{ state: 'closed' }, { state: 'closed' }],
  // Columns of the board aren't listed.
  [{ state: 'booked' }, {}],
  [{ state: 'option' }, {}],
  [{ q: '  ', yacht: '0', state: 'LOST', page: '-1' }, {}],
])('the address with %j is read as %j', (raw, search) => {
  expect(JSON.parse(JSON.stringify(pipelineSearch(raw)))).toEqual(search);
});

/** The parameters of the request for these charters. */
async function parametersOf(query: ReturnType<typeof doneQuery>) {
  const requests = serve(() => listOf([]));
  await new QueryClient().fetchQuery(query as never);
  return requests.map((request) => queryOf(request));
}

test('finished charters are listed by the page, the latest first', async () => {
  expect(await parametersOf(doneQuery({ state: 'closed', q: 'Eva', yacht: 7, page: 2 }))).toEqual([
    { state: 'closed', q: 'Eva', yachtId: '7', sort: '-start', limit: '25', offset: '25' },
  ]);
  expect(await parametersOf(doneQuery({ state: 'lost' }))).toEqual([{ state: 'lost', sort: '-start', limit: '25', offset: '0' }]);
});

test.each([
  ['enquiry', { sort: 'created' }],
  ['quote', { sort: 'start' }],
  ['option', { sort: 'optionUntil' }],
  ['waiting', { sort: 'start' }],
  ['booked', { sort: 'start', from: '2026-12-30T23:00:00.000Z' }],
  ['close', { state: 'to_close', sort: 'start' }],
] as const)('the column %s is read with %j, from its first charter on, without the page of the list', async (stage, parameters) => {
  const read = await parametersOf(stageQuery(stage, { q: 'Eva', yacht: 7, page: 3 }, 40, '2026-12-30T23:00:00.000Z'));
  expect(read).toEqual([{ state: stage, ...parameters, q: 'Eva', yachtId: '7', limit: '40', offset: '0' }]);
});

const now = new Date('2026-12-31T12:00:00.000Z');
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test.each([
  ['booked', null, true],
  ['booked', '2027-01-07T08:00:00.000Z', true],
  ['booked', '2026-12-31T12:00:00.001Z', true],
  ['booked', '2026-12-31T12:00:00.000Z', false],
  // An hour ago, by the clock of the company.
  ['booked', '2026-12-31T12:00:00.000+01:00', false],
] as const)('of the column %s, a charter that ends at %j is part: %j', (stage, endDate, isPart) => {
  expect(isOfStage(stage, { endDate }, now)).toBe(isPart);
});

test('every other column keeps charters that are over', () => {
  const others = (Object.keys(stages) as Stage[]).filter((stage) => stage !== 'booked');
  expect(others.filter((stage) => isOfStage(stage, { endDate: '2026-01-07T08:00:00.000Z' }, now))).toEqual(others);
});

test('when a booked charter is over, its column and the one of those to close are read again', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const ends = ['2026-12-31T11:00:00.000Z', '2026-12-31T12:30:00.000Z', '2026-12-31T12:05:00.000Z', null];
  const requests = serve((request) => listOf(queryOf(request)['state'] === 'booked' ? ends.map((endDate) => ({ endDate })) : []));
  const states = () => requests.splice(0).map((request) => queryOf(request)['state']);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  await runHook(() => useStages({}, {}, '2026-12-30T23:00:00.000Z'), queries);
  await wait(0);
  expect(states().toSorted()).toEqual(['booked', 'enquiry', 'option', 'quote', 'to_close', 'waiting']);
  await wait(300);
  expect(states()).toEqual([]);
  await wait(1);
  expect(states().toSorted()).toEqual(['booked', 'to_close']);
  await wait(1499);
  expect(states()).toEqual([]);
  await wait(1);
  expect(states().toSorted()).toEqual(['booked', 'to_close']);
});
