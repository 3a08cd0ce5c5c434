import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { anEvent } from '../testing/given.ts';
import { queryOf, listOf, serve } from '../testing/network.ts';
import { byDay } from './dated-list.tsx';
import { bookingsSearch } from './bookings/booking-query.ts';
import { newEventSearch, usualYachtQuery } from './events/new-event-query.ts';
import { eventListQuery, monthQuery, scheduleSearch, weekQuery, windowQuery } from './schedule-query.ts';

const paris = 'Europe/Paris';
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const defined = <Search extends object>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('the address of the schedule', () => {
  test.each([
    [{}, {}],
    [
      { view: 'week', date: '2026-06-06', yachtId: '7', type: 'charter', q: 'Calvi', page: '2' },
      { view: 'week', date: '2026-06-06', yachtId: 7, type: 'charter', q: 'Calvi', page: 2 },
    ],
    // The month is the default.
    [{ view: 'month', zoom: 'month' }, { zoom: 'month' }],
    [
      { view: 'timeline', nights: '7', from: '2026-07-18' },
      { view: 'timeline', nights: 7, from: '2026-07-18' },
    ],
    [{ view: 'timeline', nights: '61', from: '2026-07-18' }, { view: 'timeline' }],
    [{ view: 'timeline', nights: '7' }, { view: 'timeline' }],
    [
      { view: 'timeline', zoom: 'two-weeks' },
      { view: 'timeline', zoom: 'two-weeks' },
    ],
    [{ view: 'year', zoom: 'decade', type: 'party', yachtId: 'none', q: ' ', page: '0' }, {}],
    [{ page: '-2' }, { page: -2 }],
    // The status filters only the list.
    [
      { view: 'list', status: 'scheduled' },
      { view: 'list', status: 'scheduled' },
    ],
    [{ view: 'week', status: 'scheduled' }, { view: 'week' }],
    [{ page: '-0' }, {}],
    [{ date: '2026-02-29' }, {}],
    [{ date: '2028-02-29' }, { date: '2028-02-29' }],
    [{ date: '6 June' }, {}],
    [{ date: '1899-12-31' }, {}],
    [{ date: '1900-01-01' }, { date: '1900-01-01' }],
    [{ date: '2199-12-31' }, { date: '2199-12-31' }],
    [{ date: '2200-01-01' }, {}],
  ])('with %j is read as %j', (raw, search) => {
    expect(defined(scheduleSearch(raw))).toEqual(search);
  });

  test('of bookings and of a new event is read just as leniently', () => {
    expect(defined(bookingsSearch({ q: 'Ines', status: 'completed', yachtId: '7', page: '3' }))).toEqual({
      q: 'Ines',
      status: 'completed',
      yachtId: 7,
      page: 3,
    });
    expect(defined(bookingsSearch({ status: 'cancelled', yachtId: '-1', page: 'last', peek: 'none' }))).toEqual({});
    expect(defined(bookingsSearch({ status: 'all', page: '-2', peek: '54' }))).toEqual({ status: 'all', page: -2, peek: 54 });
    // Upcoming is the default, and earlier was the only choice that old addresses had.
    expect(defined(bookingsSearch({ status: 'scheduled', page: '2' }))).toEqual({ page: 2 });
    expect(defined(bookingsSearch({ page: '-2' }))).toEqual({ status: 'all', page: -2 });
    expect(defined(bookingsSearch({ status: 'completed', page: '-2' }))).toEqual({ status: 'completed' });
    expect(defined(newEventSearch({ yachtId: '7', customerId: '8', type: 'charter', duration: 'day', start: 'now', end: 'then' }))).toEqual(
      {
        yachtId: 7,
        customerId: 8,
        type: 'charter',
        duration: 'day',
        start: 'now',
        end: 'then',
      },
    );
    expect(defined(newEventSearch({ type: 'inspection', duration: 'week', start: '' }))).toEqual({ type: 'inspection' });
    expect(defined(newEventSearch({ type: 'party' }))).toEqual({});
  });
});

const windowOf = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[3] as { from: string; to: string };

describe('the requested period', () => {
  test('is from midnight to midnight in the company’s time zone, also if a day has 23 or 25 hours', () => {
    expect(windowOf(windowQuery(paris, '2026-03-29', '2026-03-29', {}))).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
    expect(windowOf(windowQuery(paris, '2026-10-25', '2026-10-25', {}))).toEqual({
      from: '2026-10-24T22:00:00.000Z',
      to: '2026-10-25T23:00:00.000Z',
    });
  });

  test('for a week is Monday to Sunday, whichever of its days is given', () => {
    const week = { from: '2026-11-15T23:00:00.000Z', to: '2026-11-22T23:00:00.000Z', yachtId: 7 };
    for (const day of ['2026-11-16', '2026-11-19', '2026-11-22']) expect(windowOf(weekQuery(paris, day, { yachtId: 7 }))).toEqual(week);
  });

  test('for a month is the weeks that its grid shows', () => {
    expect(windowOf(monthQuery('UTC', '2026-11-22', {}))).toEqual({ from: '2026-10-26T00:00:00.000Z', to: '2026-12-07T00:00:00.000Z' });
    // February 2027 begins on a Monday and ends on a Sunday.
    expect(windowOf(monthQuery('UTC', '2027-02-28', {}))).toEqual({ from: '2027-02-01T00:00:00.000Z', to: '2027-03-01T00:00:00.000Z' });
  });
});

test('a very full window is loaded in pages, completely and in order', async () => {
  const requests = serve((request) => {
    const offset = Number(queryOf(request)['offset'] ?? 0);
    return listOf(
      Array.from({ length: Math.min(1000, 2500 - offset) }, (_, at) => anEvent({ id: offset + at })),
      2500,
    );
  });
  const events = await queries().fetchQuery(windowQuery(paris, '2026-06-01', '2026-06-30', {}));
  expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, id) => id));
  expect(requests.map((request) => queryOf(request)['offset'])).toEqual([undefined, '1000', '2000']);
});

test('a window that fits into one answer takes one request', async () => {
  const requests = serve(() => listOf([anEvent()], 1000));
  await queries().fetchQuery(windowQuery(paris, '2026-06-01', '2026-06-30', {}));
  expect(requests).toHaveLength(1);
});

/** A server with this many events by their start, so many of which are over when the first day begins. */
const withEvents = (total: number, over: number) =>
  serve((request) => {
    const { limit, offset = '0', sort, from, endedBy } = queryOf(request);
    const all = Array.from({ length: total }, (_, at) => anEvent({ id: at + 1 }));
    const matching = from === undefined ? (endedBy === undefined ? all : all.slice(0, over)) : all.slice(over);
    const inOrder = sort === '-startDate' ? matching.toReversed() : matching;
    return listOf(inOrder.slice(Number(offset), Number(offset) + Number(limit)), matching.length);
  });

const list = (more: object) => queries().fetchQuery(eventListQuery(paris, { date: '2026-06-06', ...more }));

describe('a page of events', () => {
  test.each([
    // The first page begins with the day, and has the count of earlier events.
    [100, 45, undefined, { page: 1, total: 55, earlier: 45, first: 46, last: 65 }],
    [100, 0, undefined, { page: 1, total: 100, earlier: 0, first: 1, last: 20 }],
    [40, 40, undefined, { page: 1, total: 0, earlier: 40, first: undefined, last: undefined }],
    [0, 0, undefined, { page: 1, total: 0, earlier: 0, first: undefined, last: undefined }],
    [100, 45, 3, { page: 3, total: 55, earlier: 0, first: 86, last: 100 }],
    // Pages beyond the last show the last one.
    [100, 45, 9, { page: 3, total: 55, earlier: 0, first: 86, last: 100 }],
    // Earlier pages end where the first page begins, in the same order.
    [100, 45, -1, { page: -1, total: 45, earlier: 0, first: 26, last: 45 }],
    [100, 45, -3, { page: -3, total: 45, earlier: 0, first: 1, last: 5 }],
    [100, 45, -9, { page: -3, total: 45, earlier: 0, first: 1, last: 5 }],
    // If the last of them is the first page, it has that count too, and so it has if no page is left in the requested direction.
    [60, 45, 2, { page: 1, total: 15, earlier: 45, first: 46, last: 60 }],
    [45, 45, 2, { page: 1, total: 0, earlier: 45, first: undefined, last: undefined }],
    [55, 0, -1, { page: 1, total: 55, earlier: 0, first: 1, last: 20 }],
    [0, 0, -1, { page: 1, total: 0, earlier: 0, first: undefined, last: undefined }],
  ])('of %i events, %i of them over, requested as %j is %j', async (total, over, page, { first, last, ...expected }) => {
    withEvents(total, over);
    const listed = await list({ page });
    expect(listed).toMatchObject(expected);
    expect([listed.rows[0]?.id, listed.rows.at(-1)?.id]).toEqual([first, last]);
  });

  test('counts events as earlier that are over at the company’s midnight, and requests both at once', async () => {
    const requests = withEvents(100, 20);
    await list({ yachtId: 7 });
    expect(requests.map(queryOf)).toEqual([
      { yachtId: '7', from: '2026-06-05T22:00:00.000Z', limit: '20', offset: '0' },
      { yachtId: '7', endedBy: '2026-06-05T22:00:00.000Z', limit: '1' },
    ]);
  });

  test('of past events starts with the latest, and nothing is earlier', async () => {
    const requests = withEvents(100, 100);
    expect(await list({ status: 'completed' })).toMatchObject({ page: 1, earlier: 0 });
    expect(requests.map(queryOf)).toEqual([{ status: 'completed', sort: '-startDate', limit: '20', offset: '0' }]);
  });
});

const from = (id: number, startDate: string) => anEvent({ id, startDate: `2026-${startDate}:00.000Z` });

test('a list has events already under way without a day, and each other day once', () => {
  const events = [from(1, '05-30T15:00'), from(2, '06-05T21:59'), from(3, '06-05T22:00'), from(4, '06-06T10:00'), from(5, '06-08T10:00')];
  const grouped = (since: string | undefined) => byDay(paris, events, since).map(({ day, events: of }) => [day, of.map(({ id }) => id)]);
  expect(grouped('2026-06-06')).toEqual([
    [null, [1, 2]],
    ['2026-06-06', [3, 4]],
    ['2026-06-08', [5]],
  ]);
  expect(grouped(undefined).map(([day]) => day)).toEqual(['2026-05-30', '2026-06-05', '2026-06-06', '2026-06-08']);
});

test.each([
  [[{ id: 1, status: 'docked' }], 1, 1],
  [[{ id: 1, status: 'active' }], 5, 1],
  [[{ id: 1, status: 'docked' }], 5, null],
  [[], 0, null],
])('with a fleet that begins with %j, %i in all, a new event begins with %j', async (rows, total, id) => {
  serve(() => listOf(rows, total));
  expect((await queries().fetchQuery(usualYachtQuery))?.id ?? null).toBe(id);
});
