import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { EventType } from '#domain/schedule/words.ts';
import { sessionQuery } from '../../platform/session.tsx';
import { anEvent, aPerson } from '../../testing/given.ts';
import { listOf, queryOf, serve } from '../../testing/network.ts';
import { useBusyNights } from './busy-nights-query.ts';
import { openRoot } from '../../testing/hooks.ts';

const aurelia = { id: 7, label: 'Aurelia', companyId: 1 };
const between = (startDate: string, endDate: string, more: Partial<ScheduleEvent> = {}) =>
  anEvent({ id: 11, yachtId: 7, startDate: `${startDate}:00.000Z`, endDate: `${endDate}:00.000Z`, ...more });

type Given = { yachtId?: number | null; type?: EventType; yacht?: typeof aurelia | null; stored?: ScheduleEvent | null };

/** The calendar of a form. */
async function open({ yachtId = 7, type = 'charter', yacht = aurelia, stored = null }: Given = {}) {
  const current = {} as { isOpen?: true; marks: ReturnType<typeof useBusyNights> };
  function Page() {
    const marks = useBusyNights({ yachtId, type }, yacht, 'Europe/Paris', stored);
    useEffect(() => void Object.assign(current, { isOpen: true, marks }));
    return null;
  }
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, aPerson());
  const root = openRoot();
  root.render(createElement(QueryClientProvider, { client }, createElement(Page)));
  await vi.waitFor(() => expect(current.isOpen).toBe(true));
  return {
    marks: () => current.marks,
    nights: () => [...(current.marks?.nights ?? [])],
    show: (first: string, last: string) => current.marks?.onMonths(first, last),
  };
}

test('the nights on which the yacht is taken are struck out in the visible months only', async () => {
  const requests = serve(() =>
    listOf([between('2026-06-28T15:00', '2026-07-03T07:00'), between('2026-12-30T15:00', '2027-01-02T08:00', { id: 12 })]),
  );
  const calendar = await open();
  expect([calendar.nights(), calendar.marks()?.whose, requests]).toEqual([[], 'Aurelia', []]);
  calendar.show('2026-07-01', '2026-07-31');
  await vi.waitFor(() => expect(calendar.nights()).toEqual(['2026-07-01', '2026-07-02']));
  expect(requests.map((request) => queryOf(request))).toEqual([
    { from: '2026-06-30T22:00:00.000Z', to: '2026-07-31T22:00:00.000Z', yachtId: '7' },
  ]);
  calendar.show('2026-12-01', '2027-01-31');
  await vi.waitFor(() => expect(calendar.nights()).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']));
});

test.each([
  ['charter', 'charter', ['2026-07-04']],
  ['charter', 'maintenance', ['2026-07-04']],
  ['maintenance', 'day_rent', ['2026-07-04']],
  ['maintenance', 'inspection', []],
  ['charter', 'crew_change', []],
] as const)('a night for a new %s with %s there blocks %j', async (type, there, nights) => {
  serve(() =>
    listOf([between('2026-07-04T15:00', '2026-07-05T07:00', { type: there }), between('2026-07-20T15:00', '2026-07-21T07:00', { id: 12 })]),
  );
  const calendar = await open({ type });
  calendar.show('2026-07-01', '2026-07-31');
  await vi.waitFor(() => expect(calendar.nights()).toEqual([...nights, '2026-07-20']));
});

test('the nights of the edited event itself are free', async () => {
  const stored = between('2026-07-04T15:00', '2026-07-06T07:00');
  serve(() => listOf([stored, between('2026-07-20T15:00', '2026-07-21T07:00', { id: 12 })]));
  const calendar = await open({ stored });
  calendar.show('2026-07-01', '2026-07-31');
  await vi.waitFor(() => expect(calendar.nights()).toEqual(['2026-07-20']));
});

test.each([
  ['a type that nothing blocks', { type: 'crew_change' }],
  ['another such type', { type: 'other' }],
  ['no yacht', { yachtId: null, yacht: null }],
  ['a yacht that has yet to be loaded', { yacht: null }],
] as const)('a calendar for %s has no marks', async (_what, given) => {
  expect((await open(given)).marks()).toBeUndefined();
});
