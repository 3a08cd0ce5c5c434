import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { anEvent } from '../../testing/given.ts';
import { listOf, queryOf, serve } from '../../testing/network.ts';
import { dayTripHoursQuery, drawnSearch } from './drawn-event-query.ts';

describe('the address of an event being drawn', () => {
  const days = { new: 'charter', on: '7', start: '2026-07-04', end: '2026-07-11' };

  test.each([
    ['days', days, { new: 'charter', on: 7, start: '2026-07-04', end: '2026-07-11' }],
    ['one day', { ...days, end: '2026-07-04' }, { new: 'charter', on: 7, start: '2026-07-04', end: '2026-07-04' }],
    [
      'instants',
      { new: 'day_rent', on: 7, start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:30:00.000Z' },
      { new: 'day_rent', on: 7, start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:30:00.000Z' },
    ],
    [
      'no yacht',
      { new: 'other', start: '2028-02-29', end: '2028-03-01' },
      { new: 'other', on: undefined, start: '2028-02-29', end: '2028-03-01' },
    ],
  ])('names %s', (_what, raw, search) => {
    expect(drawnSearch(raw)).toEqual(search);
  });

  test.each([
    ['nothing', {}],
    ['no type', { ...days, new: undefined }],
    ['a type that doesn’t exist', { ...days, new: 'regatta' }],
    ['the form of another page', { ...days, new: 'true' }],
    ['no start', { ...days, start: undefined }],
    ['no end', { ...days, end: ' ' }],
    ['an unreadable yacht', { ...days, on: 'Aurelia' }],
    ['an end before its start', { ...days, end: '2026-07-03' }],
    ['a day that doesn’t exist', { ...days, start: '2026-02-29', end: '2026-03-01' }],
    ['unreadable days', { ...days, start: 'soon', end: 'later' }],
    ['a day and an instant', { ...days, end: '2026-07-11T09:00:00.000Z' }],
    ['no time at all', { ...days, start: '2026-07-04T09:00:00.000Z', end: '2026-07-04T09:00:00.000Z' }],
    ['an instant before its start', { ...days, start: '2026-07-04T09:00:00.000Z', end: '2026-07-04T10:30:00.000+02:00' }],
  ])('draws nothing with %s', (_what, raw) => {
    expect(drawnSearch(raw)).toBeNull();
  });
});

const read = (timeZone = 'Europe/Paris', yachtId?: number) => new QueryClient().fetchQuery(dayTripHoursQuery(timeZone, yachtId));
const trip = (startDate: string, endDate: string) => anEvent({ type: 'day_rent', startDate, endDate });

describe('the hours of the last day trip', () => {
  test('are those of the company, or of one yacht', async () => {
    const requests = serve(() => listOf([]));
    await read();
    await read('Europe/Paris', 7);
    expect(requests.map((request) => queryOf(request))).toEqual([
      { type: 'day_rent', sort: '-startDate', limit: '1' },
      { type: 'day_rent', sort: '-startDate', limit: '1', yachtId: '7' },
    ]);
  });

  test.each([
    [
      'in the company’s time zone',
      'Europe/Paris',
      '2026-07-04T08:30:00.000Z',
      '2026-07-04T16:00:00.000Z',
      { start: '10:30', end: '18:00' },
    ],
    [
      'as on a clock on the day it changes',
      'Europe/Paris',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T14:00:00.000Z',
      { start: '02:30', end: '15:00' },
    ],
    ['none if it went on to the next day', 'Europe/Paris', '2026-07-04T16:00:00.000Z', '2026-07-04T23:00:00.000Z', null],
    [
      'of a day there, whatever the day is elsewhere',
      'America/New_York',
      '2026-07-04T16:00:00.000Z',
      '2026-07-05T03:00:00.000Z',
      { start: '12:00', end: '23:00' },
    ],
  ])('are %s', async (_what, timeZone, start, end, hours) => {
    serve(() => listOf([trip(start, end)]));
    expect(await read(timeZone)).toEqual(hours);
  });

  test('are none without one', async () => {
    serve(() => listOf([]));
    expect(await read()).toBeNull();
  });

  test('are read again whenever a form opens', async () => {
    const queries = new QueryClient();
    const trips = [
      trip('2026-07-04T08:00:00.000Z', '2026-07-04T16:00:00.000Z'),
      trip('2026-07-05T07:00:00.000Z', '2026-07-05T15:00:00.000Z'),
    ];
    serve(() => listOf(trips.splice(0, 1)));
    const query = dayTripHoursQuery('UTC', undefined);
    expect(await queries.fetchQuery(query)).toEqual({ start: '08:00', end: '16:00' });
    expect(query.gcTime).toBe(0);
    expect(await queries.fetchQuery(query)).toEqual({ start: '07:00', end: '15:00' });
  });
});
