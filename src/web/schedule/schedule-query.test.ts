import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { anEvent } from '../testing/given.ts';
import { askedIn, listOf, serve } from '../testing/network.ts';
import { bookingsSearch } from './bookings/booking-query.ts';
import { newEventSearch, usualYachtQuery } from './events/new-event-query.ts';
import { eventListQuery, monthQuery, scheduleSearch, weekQuery, windowQuery } from './schedule-query.ts';

const paris = 'Europe/Paris';
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const said = <Search extends object>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('the address of the schedule', () => {
  test.each([
    [{}, {}],
    [
      { view: 'week', date: '2026-06-06', yachtId: '7', type: 'charter', q: 'Calvi', page: '2' },
      { view: 'week', date: '2026-06-06', yachtId: 7, type: 'charter', q: 'Calvi', page: 2 },
    ],
    // The month is what is shown anyway.
    [{ view: 'month', zoom: 'month' }, {}],
    [
      { view: 'timeline', zoom: 'two-weeks' },
      { view: 'timeline', zoom: 'two-weeks' },
    ],
    [{ view: 'year', zoom: 'decade', type: 'party', yachtId: 'none', q: ' ', page: '0' }, {}],
    [{ date: '2026-02-29' }, {}],
    [{ date: '2028-02-29' }, { date: '2028-02-29' }],
    [{ date: '6 June' }, {}],
    [{ date: '1899-12-31' }, {}],
    [{ date: '1900-01-01' }, { date: '1900-01-01' }],
    [{ date: '2199-12-31' }, { date: '2199-12-31' }],
    [{ date: '2200-01-01' }, {}],
  ])('%j says %j', (raw, search) => {
    expect(said(scheduleSearch(raw))).toEqual(search);
  });

  test('of bookings and of a new event is read as leniently', () => {
    expect(said(bookingsSearch({ q: 'Ines', status: 'completed', yachtId: '7', page: '3' }))).toEqual({
      q: 'Ines',
      status: 'completed',
      yachtId: 7,
      page: 3,
    });
    expect(said(bookingsSearch({ status: 'cancelled', yachtId: '-1', page: 'last' }))).toEqual({});
    expect(said(newEventSearch({ yachtId: '7', customerId: '8', type: 'charter', duration: 'day', start: 'now', end: 'then' }))).toEqual({
      yachtId: 7,
      customerId: 8,
      type: 'charter',
      duration: 'day',
      start: 'now',
      end: 'then',
    });
    expect(said(newEventSearch({ type: 'inspection', duration: 'week', start: '' }))).toEqual({});
  });
});

const windowOf = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[3] as { from: string; to: string };

describe('what is asked for', () => {
  test('goes from midnight to midnight of the company’s days, also where a day has 23 or 25 hours', () => {
    expect(windowOf(windowQuery(paris, '2026-03-29', '2026-03-29', {}))).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
    expect(windowOf(windowQuery(paris, '2026-10-25', '2026-10-25', {}))).toEqual({
      from: '2026-10-24T22:00:00.000Z',
      to: '2026-10-25T23:00:00.000Z',
    });
  });

  test('for a week is Monday to Sunday, whichever of its days one looks at', () => {
    const week = { from: '2026-11-15T23:00:00.000Z', to: '2026-11-22T23:00:00.000Z', yachtId: 7 };
    for (const day of ['2026-11-16', '2026-11-19', '2026-11-22']) expect(windowOf(weekQuery(paris, day, { yachtId: 7 }))).toEqual(week);
  });

  test('for a month is the weeks it is drawn in', () => {
    expect(windowOf(monthQuery('UTC', '2026-11-22', {}))).toEqual({ from: '2026-10-26T00:00:00.000Z', to: '2026-12-07T00:00:00.000Z' });
    // February 2027 begins on a Monday and ends on a Sunday.
    expect(windowOf(monthQuery('UTC', '2027-02-28', {}))).toEqual({ from: '2027-02-01T00:00:00.000Z', to: '2027-03-01T00:00:00.000Z' });
  });
});

test('a very full window is read in pages, and what is read is all of it in its order', async () => {
  const requests = serve((request) => {
    const offset = Number(askedIn(request)['offset'] ?? 0);
    return listOf(
      Array.from({ length: Math.min(1000, 2500 - offset) }, (_, at) => anEvent({ id: offset + at })),
      2500,
    );
  });
  const events = await queries().fetchQuery(windowQuery(paris, '2026-06-01', '2026-06-30', {}));
  expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, id) => id));
  expect(requests.map((request) => askedIn(request)['offset'])).toEqual([undefined, '1000', '2000']);
});

test('a window that fits into one answer takes one request', async () => {
  const requests = serve(() => listOf([anEvent()], 1000));
  await queries().fetchQuery(windowQuery(paris, '2026-06-01', '2026-06-30', {}));
  expect(requests).toHaveLength(1);
});

/** A server with so many events, so many of which begin before the day one looks from. */
const withEvents = (total: number, before: number) =>
  serve((request) => {
    const { limit, offset = '0', to } = askedIn(request);
    const matching = to === undefined ? total : before;
    return listOf(
      Array.from({ length: Math.max(0, Math.min(Number(limit), matching - Number(offset))) }, (_, at) =>
        anEvent({ id: Number(offset) + at + 1 }),
      ),
      matching,
    );
  });

const list = (more: object) => queries().fetchQuery(eventListQuery(paris, { date: '2026-06-06', ...more }));

describe('a page of events', () => {
  test.each([
    [100, 0, 1],
    [100, 19, 1],
    [100, 20, 2],
    [100, 45, 3],
    // All of them are over: the last page is the nearest.
    [40, 40, 2],
    [41, 41, 3],
    [0, 0, 1],
  ])('of %i, %i of them before the day one looks from, is page %i', async (total, before, page) => {
    withEvents(total, before);
    expect(await list({})).toMatchObject({ page, total });
  });

  test('counts as before what begins before the company’s midnight', async () => {
    const requests = withEvents(100, 20);
    await list({ yachtId: 7 });
    expect(requests.map(askedIn)).toEqual([
      { yachtId: '7', limit: '1', to: '2026-06-05T22:00:00.000Z' },
      { yachtId: '7', limit: '20', offset: '20' },
    ]);
  });

  test('that was asked for is that one, and beyond the last it is the last', async () => {
    const requests = withEvents(41, 0);
    expect(await list({ page: 2 })).toMatchObject({ page: 2 });
    expect(requests).toHaveLength(1);
    const beyond = await list({ page: 9 });
    expect(beyond.page).toBe(3);
    expect(beyond.rows.map(({ id }) => id)).toEqual([41]);
  });

  test('of what is over is told from its end, from the first page', async () => {
    const requests = withEvents(100, 100);
    expect(await list({ status: 'completed' })).toMatchObject({ page: 1 });
    expect(requests.map(askedIn)).toEqual([{ status: 'completed', sort: '-startDate', limit: '20', offset: '0' }]);
  });
});

test.each([
  [[{ id: 1, status: 'docked' }], 1, 1],
  [[{ id: 1, status: 'active' }], 5, 1],
  [[{ id: 1, status: 'docked' }], 5, null],
  [[], 0, null],
])('of yachts that begin with %j, %i in all, a new event begins with %j', async (rows, total, id) => {
  serve(() => listOf(rows, total));
  expect((await queries().fetchQuery(usualYachtQuery))?.id ?? null).toBe(id);
});
