import { expect, test } from 'vitest';
import type { Movement } from '#domain/schedule/movement.ts';
import { departuresOn, departuresSearch } from './departures-query.ts';

const movement = (eventId: number, yachtId: number, startDate: string, endDate: string): Movement => ({
  eventId,
  title: 'Charter',
  type: 'charter',
  yachtId,
  yachtName: 'Aurelia',
  startDate: `2026-${startDate}:00.000Z`,
  endDate: `2026-${endDate}:00.000Z`,
  customerId: null,
  customerName: null,
  phone: null,
  crew: [],
  companyId: 1,
  companyName: null,
});

test.each([
  ['2026-07-18', '2026-07-18'],
  ['2199-12-31', '2199-12-31'],
  ['9999-12-31', undefined],
  ['0000-01-01', undefined],
  ['soon', undefined],
])('the day %s in the address is read as %s', (raw, date) => {
  expect(departuresSearch({ date: raw })).toEqual({ date });
});

test('the sheet of a day has departures with their yacht’s return, returns by time, and bookings at sea', () => {
  const parts = departuresOn(
    'Europe/Paris',
    [
      movement(1, 1, '07-11T15:00', '07-18T09:00'),
      movement(2, 2, '07-11T15:00', '07-18T07:00'),
      movement(3, 3, '07-12T15:00', '07-25T07:00'),
      // A day trip leaves and returns, but is listed once.
      movement(4, 4, '07-18T08:00', '07-18T16:00'),
      movement(5, 1, '07-18T15:00', '07-25T07:00'),
      // The next day has begun in Paris.
      movement(6, 5, '07-17T22:30', '07-18T22:00'),
    ],
    '2026-07-18',
  );
  expect(parts.map(({ part, rows }) => [part, rows.map(({ movement: { eventId }, backAt }) => [eventId, backAt])])).toEqual([
    [
      'departing',
      [
        [6, null],
        [4, null],
        [5, '2026-07-18T09:00:00.000Z'],
      ],
    ],
    [
      'returning',
      [
        [2, null],
        [1, null],
      ],
    ],
    ['out', [[3, null]]],
  ]);
  expect(departuresOn('Europe/Paris', [], '2026-07-18')).toEqual([]);
});
