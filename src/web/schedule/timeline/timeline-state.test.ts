import { setTimeout as pause } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { sessionQuery } from '../../platform/session.tsx';
import { anEvent, aPerson, aYacht } from '../../testing/given.ts';
import { runHook } from '../../testing/hooks.ts';
import { listOf, queryOf, serve } from '../../testing/network.ts';
import { useTimelineState, type TimelineProps, type TimelineState } from './timeline-state.ts';

// On a week's zoom this timeline draws June 1 to 15.
const usual: TimelineProps = {
  yachts: Array.from({ length: 40 }, (_, at) => aYacht({ id: at + 1, name: `Yacht ${at + 1}` })),
  date: '2026-06-06',
  zoom: 'week',
  onDate() {},
  drawing: { draft: null, span: null, stored: null, open() {} },
};

const aCharter = (startDate: string, endDate: string, more: Partial<ScheduleEvent> = {}) =>
  anEvent({ id: 11, yachtId: 1, startDate: `${startDate}T07:00:00.000Z`, endDate: `${endDate}T14:00:00.000Z`, ...more });

beforeEach(() => vi.stubGlobal('innerHeight', 600));

type Answer = (asked: URL, method: string) => Response | Promise<Response>;
const never = new Promise<never>(() => {});

/** Answers with the events that touch the requested month. */
const holding =
  (...events: ScheduleEvent[]): Answer =>
  ({ pathname, searchParams }) => {
    const [first = '', last = ''] = ['from', 'to'].map((name) => searchParams.get(name) ?? '');
    return listOf(pathname === '/api/schedule' ? events.filter(({ startDate, endDate }) => startDate < last && endDate > first) : []);
  };

/** A timeline as a page draws it, for somebody in Paris, with what it requests. */
async function aTimeline(answer: Answer, props: Partial<TimelineProps> = {}, width = 1000) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(sessionQuery.queryKey, aPerson({ timeZone: 'Europe/Paris' }));
  const requests = serve(({ url, method }) => answer(new URL(url), method));
  const state = await runHook(() => useTimelineState({ ...usual, ...props }, { current: null }, width), queries);
  return { state, requests, queries };
}

/** Waits until a check passes, drawing what has arrived. */
const comes = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => pause(1));
    check();
  });
const hasCome = (state: { current: TimelineState }) => comes(() => expect(state.current.fleet.waiting).toEqual([]));
const idsOf = (yachts: { id: number }[]) => yachts.map(({ id }) => id);

test('the visible month is read first with its services, then the months beside it', async () => {
  const { requests } = await aTimeline(holding());
  await comes(() => expect(requests).toHaveLength(4));
  expect(requests.map((request) => [new URL(request.url).pathname, queryOf(request)['from']])).toEqual([
    ['/api/schedule', '2026-05-31T22:00:00.000Z'],
    ['/api/service-plans', '2026-06-01'],
    ['/api/schedule', '2026-06-30T22:00:00.000Z'],
    ['/api/schedule', '2026-04-30T22:00:00.000Z'],
  ]);
});

test.each([
  [undefined, true],
  ['maintenance', true],
  ['charter', false],
] as const)('with the type %s, services are read: %s', async (type, areRead) => {
  const { state, requests } = await aTimeline(holding(), { type });
  await hasCome(state);
  expect(requests.some(({ url }) => url.includes('/api/service-plans'))).toBe(areRead);
});

describe('the rows that are drawn', () => {
  test('are those in view and a few below', async () => {
    const { state } = await aTimeline(holding());
    expect(state.current.rows).toHaveLength(40);
    expect(idsOf(state.current.drawn.map(({ yacht }) => yacht))).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  });

  test('include the one the cursor is on, wherever it is', async () => {
    const { state } = await aTimeline(holding());
    await act(async () => state.current.roving.go({ yachtId: 39, day: 735, eventId: null }));
    expect(idsOf(state.current.drawn.map(({ yacht }) => yacht)).slice(-2)).toEqual([17, 39]);
  });

  test('are none before the frame has a width', async () => {
    const { state } = await aTimeline(holding(), {}, 0);
    expect([state.current.rows.length, state.current.drawn.length]).toEqual([40, 0]);
  });
});

describe('that there is nothing to see', () => {
  test.each([
    ['a charter beside the visible days', true, aCharter('2026-06-20', '2026-06-27')],
    ['a charter in the visible days', false, aCharter('2026-06-06', '2026-06-13')],
    ['a charter that ends in them', false, aCharter('2026-05-28', '2026-06-02')],
  ])('with %s: %s', async (_what, seesNone, charter) => {
    const { state } = await aTimeline(holding(charter));
    await hasCome(state);
    expect(state.current.seesNone).toBe(seesNone);
  });

  test('is not known while the month is on its way', async () => {
    const { state } = await aTimeline(() => never);
    expect([state.current.fleet.waiting, state.current.seesNone]).toEqual([['2026-06-01'], false]);
  });

  test('is not known if the month can’t be read', async () => {
    const { state } = await aTimeline(() => Response.json({ message: 'No' }, { status: 500 }));
    await comes(() => expect(state.current.fleet.failed).toBe(true));
    expect(state.current.seesNone).toBe(false);
  });
});

describe('yachts that are free for the wanted nights', () => {
  const wished = { from: '2026-09-10', nights: 3 };
  const yachts = usual.yachts.slice(0, 3);

  test('have rows, in whichever month the nights are', async () => {
    const { state } = await aTimeline(holding(aCharter('2026-09-12', '2026-09-19', { yachtId: 2 })), { wished, yachts });
    await hasCome(state);
    expect(idsOf(state.current.rows.map(({ yacht }) => yacht))).toEqual([1, 3]);
    expect(state.current.wishedPlace).toEqual({ from: state.current.line.indexOf('2026-09-10') + 0.5, nights: 3 });
  });

  test('aren’t known before all their months are: every yacht has a row until then', async () => {
    const september = holding(aCharter('2026-09-28', '2026-09-30', { yachtId: 2 }));
    const { state } = await aTimeline(
      (asked, method) => (asked.searchParams.get('from') === '2026-09-30T22:00:00.000Z' ? never : september(asked, method)),
      { wished: { from: '2026-09-28', nights: 4 }, yachts },
    );
    await comes(() => expect(state.current.fleet.waiting).toEqual(['2026-10-01']));
    expect(state.current.rows).toHaveLength(3);
  });
});

test('the fleet’s days count yachts whose group is folded', async () => {
  localStorage.setItem('timeline-look', JSON.stringify({ group: 'type', folded: ['type:Motor Yacht'] }));
  const { state } = await aTimeline(holding(aCharter('2026-06-06', '2026-06-07')));
  await hasCome(state);
  expect(state.current.rows).toEqual([]);
  const day = state.current.line.indexOf('2026-06-06');
  expect([...state.current.fleetDays]).toEqual([
    [day, { out: 1, back: 0, atSea: 1, isTight: false }],
    [day + 1, { out: 0, back: 1, atSea: 1, isTight: false }],
  ]);
});

test('a moved event shows in its new place, as being saved, until the server answers', async () => {
  const charter = aCharter('2026-06-06', '2026-06-13');
  const holds = holding(charter);
  const { state } = await aTimeline((asked, method) => (method === 'PATCH' ? never : holds(asked, method)));
  await hasCome(state);
  await act(async () => state.current.moves.move(charter, { ...charter, yachtId: 2 }));
  // A mutation announces itself a moment later.
  await vi.waitFor(() => act(async () => expect([...state.current.saving]).toEqual([11])));
  expect(state.current.rows.slice(0, 2).map(({ bars }) => bars.map(({ entry }) => entry.id))).toEqual([[], [11]]);
});

test('an event that was opened closes when it is deleted', async () => {
  const events = [aCharter('2026-06-06', '2026-06-13')];
  const { state, queries } = await aTimeline((asked, method) => holding(...events)(asked, method));
  await hasCome(state);
  await act(async () => state.current.setOpened({ id: 11, deleting: true }));
  expect(state.current.opened).toMatchObject({ event: { title: 'Week to Calvi' }, deleting: true });
  events.pop();
  await act(() => queries.invalidateQueries({ queryKey: ['get', '/api/schedule'] }));
  await comes(() => expect(state.current.opened).toBeNull());
});
