import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listOf, serve } from '../testing/network.ts';
import {
  cancellationQuery,
  charterHistoryQuery,
  charterQuery,
  charterSearch,
  chartersQuery,
  termsOfQuery,
  untilNextEnd,
} from './charter-query.ts';

const now = '2026-12-31T22:59:30.000Z';
beforeEach(() => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }));

const option = (optionUntil: string | null) => ({ optionUntil });

describe('what shows options is reloaded', () => {
  test.each([
    ['a second after the first of them ends', ['2026-12-31T23:30:00.000Z', '2026-12-31T23:00:00.000Z', null], 31_000],
    ['at once, but not without a pause, if one should have ended', ['2026-12-31T22:00:00.000Z', '2026-12-31T23:00:00.000Z'], 1000],
    ['a second after one that ends now', [now], 1000],
    ['after an hour, if none ends sooner', ['2027-01-05T23:00:00.000Z'], 3_600_000],
    ['never, if none ends', [null, null], false],
    ['never, without any', [], false],
    ['never, if the end can’t be read', ['soon'], false],
  ] as const)('%s', (_what, ends, wait) => {
    expect(untilNextEnd(ends.map(option))).toBe(wait);
  });

  test('whether it is one charter or a list, once it has loaded', () => {
    const [one, list] = [charterQuery(7), chartersQuery({}, 20)];
    const ends = [option('2026-12-31T23:30:00.000Z'), option('2026-12-31T23:00:00.000Z')] as const;
    expect([one.refetchInterval({ state: { data: undefined } }), list.refetchInterval({ state: { data: undefined } })]).toEqual([
      false,
      false,
    ]);
    expect(one.refetchInterval({ state: { data: ends[1] } })).toBe(31_000);
    expect(list.refetchInterval({ state: { data: { rows: ends } } })).toBe(31_000);
    expect(one.refetchInterval({ state: { data: option(null) } })).toBe(false);
    expect(list.refetchInterval({ state: { data: { rows: [] } } })).toBe(false);
  });
});

test.each([
  ['as it starts', '2026-12-31T23:00:00.000Z', 31_000],
  ['never, once it has started', now, false],
  ['never, without dates', null, false],
])('the cost of cancelling a charter is read again %s', (_when, startDate, wait) => {
  expect(cancellationQuery({ id: 7, startDate }).refetchInterval()).toBe(wait);
});

test.each([
  ['a charter', charterQuery(7), '/api/charters/7'],
  ['its history', charterHistoryQuery(7), '/api/activities?resourceType=charter&resourceId=7&limit=50'],
  ['the cost of cancelling it', cancellationQuery({ id: 7, startDate: null }), '/api/charters/7/cancellation'],
  ['a page of them', chartersQuery({ state: 'option', page: 3 }, 20), '/api/charters?state=option&limit=20&offset=40'],
  ['the rules of a company', termsOfQuery(3), '/api/charter-terms?companyId=3'],
  ['the rules of the user’s own company', termsOfQuery(null), '/api/charter-terms'],
])('%s is read where the server has it', async (_what, query, address) => {
  const requests = serve(() => listOf([]));
  await new QueryClient().fetchQuery(query as never);
  expect(requests.map(({ url }) => url.replace('https://fairlead.test', ''))).toEqual([address]);
});

test.each([
  [{}, {}],
  [
    { tab: 'handover', kind: 'check_in' },
    { tab: 'handover', kind: 'check_in' },
  ],
  [
    { tab: 'contract', paper: 'quote' },
    { tab: 'contract', paper: 'quote' },
  ],
  [{ tab: 'payments', paper: 'invoice' }, { tab: 'payments' }],
  [{ tab: 'Payments', kind: 'check-in', paper: '' }, {}],
])('the address of a charter with %j is read as %j', (raw, search) => {
  expect(JSON.parse(JSON.stringify(charterSearch(raw)))).toEqual(search);
});
