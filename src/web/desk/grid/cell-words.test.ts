import { expect, test } from 'vitest';
import { nameOfCell } from './cell-words.ts';

const dates = { days: () => 'Jun 5 – 12', moment: () => 'Mon, Nov 30, 6:00 PM' };
const free = {
  startDate: '2027-06-05T15:00:00.000Z',
  endDate: '2027-06-12T07:00:00.000Z',
  state: 'free' as const,
  price: '3500.00',
  label: null,
  until: null,
  waiting: 0,
  clash: false,
  eventId: null,
};
const booking = { label: 'Okafor', eventId: 7 };

test.each([
  [free, 'Aurelia, Jun 5 – 12, free, €3,500'],
  [{ ...free, price: null }, 'Aurelia, Jun 5 – 12, free, no price'],
  [{ ...free, ...booking, state: 'booked' as const }, 'Aurelia, Jun 5 – 12, booked, Okafor'],
  [
    { ...free, ...booking, state: 'option' as const, until: '2026-11-30T17:00:00.000Z', waiting: 2 },
    'Aurelia, Jun 5 – 12, on option until Mon, Nov 30, 6:00 PM, Okafor +2 waiting',
  ],
  [{ ...free, state: 'past' as const, price: null }, 'Aurelia, Jun 5 – 12, past'],
  [{ ...free, daytime: { ...free, ...booking, state: 'booked' as const } }, 'Aurelia, Jun 5 – 12, free, €3,500, during the day booked'],
  [
    { ...free, ...booking, state: 'booked' as const, daytime: { ...free, ...booking, state: 'booked' as const } },
    'Aurelia, Jun 5 – 12, booked, Okafor',
  ],
  [{ ...free, daytime: free }, 'Aurelia, Jun 5 – 12, free, €3,500'],
])('%j is called "%s"', (cell, name) => {
  expect(nameOfCell('Aurelia', cell, 'EUR', dates)).toBe(name);
});
