import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, useSearch } from '@tanstack/react-router';
import { act, createElement, useEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SessionUser } from '#domain/session/session.ts';
import { readSearch, writeSearch } from '../../platform/search-params.ts';
import { sessionQuery } from '../../platform/session.tsx';
import { aPerson } from '../../testing/given.ts';
import { useDrawing } from './drawn-event-state.ts';
import { openRoot } from '../../testing/hooks.ts';

const week = { new: 'charter', on: 7, start: '2026-07-04', end: '2026-07-11' } as const;
const nextWeek = { ...week, start: '2026-07-11', end: '2026-07-18' } as const;
const span = { yachtId: 7, startDate: '2026-07-04T15:00:00.000Z', endDate: '2026-07-11T07:00:00.000Z' };

/** The schedule at the last of these addresses. */
async function openAt(addresses: string[], person: Partial<SessionUser> = {}) {
  const current = {} as { drawing: ReturnType<typeof useDrawing> };
  function Page() {
    const { view, ...raw } = useSearch({ strict: false });
    const drawing = useDrawing({ view, ...raw }, { view });
    useEffect(() => void Object.assign(current, { drawing }));
    return null;
  }
  const history = createMemoryHistory({ initialEntries: addresses });
  const routeTree = createRootRoute({ component: Page });
  const router = createRouter({ routeTree, history, parseSearch: readSearch, stringifySearch: writeSearch, isServer: false });
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, aPerson(person));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  await router.load();
  const root = openRoot();
  const page = createElement(RouterProvider, { router } as never);
  await act(async () => root.render(createElement(QueryClientProvider, { client }, page)));
  return {
    drawing: () => current.drawing,
    address: () => history.location.href,
    steps: () => history.length,
    goBack: () => act(async () => history.back()),
    watchBack: () => vi.spyOn(history, 'back'),
    /** Keeps what is open, as a form with changes does. A history asks only where there is a document, and this one not on the way back. */
    hold() {
      vi.stubGlobal('document', {});
      onTestFinished(() => void vi.unstubAllGlobals());
      history.block({ blockerFn: () => true, enableBeforeUnload: false });
    },
    async does(what: (drawing: ReturnType<typeof useDrawing>) => void) {
      await act(async () => what(current.drawing));
    },
  };
}

const timeline = '/?view=timeline';
const withWeek = '/?view=timeline&new=charter&on=7&start=2026-07-04&end=2026-07-11';
const withNextWeek = '/?view=timeline&new=charter&on=7&start=2026-07-11&end=2026-07-18';

test('an event is drawn as a step of its own, which going back discards', async () => {
  const page = await openAt(['/', timeline]);
  expect([page.drawing().draft, page.steps()]).toEqual([null, 2]);
  await page.does(({ open }) => open(week));
  expect([page.address(), page.steps(), page.drawing().draft]).toEqual([withWeek, 3, week]);
  await page.goBack();
  expect([page.address(), page.drawing().draft]).toEqual([timeline, null]);
});

test('another one takes the place of the first, and closing goes back to before both', async () => {
  const page = await openAt(['/', timeline]);
  await page.does(({ open }) => open(week));
  await page.does(({ open }) => open(nextWeek));
  expect([page.address(), page.steps()]).toEqual([withNextWeek, 3]);
  await page.does(({ close }) => close());
  expect(page.address()).toBe(timeline);
});

test('one that the address opened with is closed where it is, without leaving the schedule', async () => {
  const page = await openAt(['/', withWeek]);
  expect(page.drawing().draft).toEqual(week);
  await page.does(({ close }) => close());
  expect([page.address(), page.steps(), page.drawing().draft]).toEqual([timeline, 2, null]);
});

test('so is another one drawn over it', async () => {
  const page = await openAt(['/', withWeek]);
  await page.does(({ open }) => open(nextWeek));
  expect([page.address(), page.steps()]).toEqual([withNextWeek, 2]);
  await page.does(({ close }) => close());
  expect([page.address(), page.steps()]).toEqual([timeline, 2]);
});

test('a second one is closed like the first', async () => {
  const page = await openAt([withWeek]);
  await page.does(({ close }) => close());
  await page.does(({ open }) => open(nextWeek));
  await page.does(({ close }) => close());
  expect([page.address(), page.steps()]).toEqual([timeline, 2]);
});

test('the span of its form is that of this event only', async () => {
  const page = await openAt([timeline]);
  await page.does(({ open }) => open(week));
  await page.does(({ reportSpan }) => reportSpan(span));
  expect(page.drawing().span).toEqual(span);
  await page.does(({ reportSpan }) => reportSpan(null));
  expect(page.drawing().span).toBeNull();
  await page.does(({ reportSpan }) => reportSpan(span));
  await page.does(({ open }) => open(nextWeek));
  expect(page.drawing().span).toBeNull();
  await page.does(({ close }) => close());
  expect(page.drawing().span).toBeNull();
});

test('a stored one closes although its form has changes, and stays known', async () => {
  const page = await openAt([timeline]);
  const goBack = page.watchBack();
  await page.does(({ open }) => open(week));
  await page.does(({ close }) => close());
  expect([page.drawing().stored, goBack.mock.lastCall]).toEqual([null, [{ ignoreBlocker: false }]]);
  await page.does(({ open }) => open(nextWeek));
  await page.does(({ save }) => save(42));
  expect([page.address(), page.drawing().stored, page.drawing().draft]).toEqual([timeline, 42, null]);
  expect(goBack.mock.lastCall).toEqual([{ ignoreBlocker: true }]);
});

test('a stored one that the address opened with closes too', async () => {
  const page = await openAt([withWeek]);
  page.hold();
  await page.does(({ close }) => close());
  expect(page.address()).toBe(withWeek);
  await page.does(({ save }) => save(42));
  expect([page.address(), page.drawing().stored]).toEqual([timeline, 42]);
});

test.each([
  ['user', week],
  ['manager', week],
  ['yacht_owner', null],
] as const)('an address with one shows it to a %s: %j', async (role, draft) => {
  expect((await openAt([withWeek], { role })).drawing().draft).toEqual(draft);
});
