import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listOf, queryOf, serve } from '../../testing/network.ts';
import { doneQuery, isOfStage, pipelineSearch, stageQuery, stages, type Stage } from './pipeline-query.ts';

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
