import { describe, expect, test } from 'vitest';
import { actsFor, charterOf } from './charter-entry.ts';

const dates = { yachtId: 7, startDate: '2027-06-05T15:00:00.000Z', endDate: '2027-06-12T07:00:00.000Z' };
const entry = { dates, chosen: null, adults: 6, extraIds: [3], allowed: {} };

describe('the request for a new charter', () => {
  test('has the yacht, the dates, the guests and the extras', () => {
    expect(charterOf('quote', entry)).toEqual({ type: 'charter', state: 'quote', ...dates, adults: 6, extraIds: [3] });
  });

  test.each([
    [{ id: 5, label: 'Ingrid Lindgren' }, { customerId: 5 }],
    [
      { id: -1, label: 'Ingrid Maria Lindgren' },
      { contactFirstName: 'Ingrid Maria', contactLastName: 'Lindgren' },
    ],
    [
      { id: -1, label: 'Lind' },
      { contactFirstName: undefined, contactLastName: 'Lind' },
    ],
  ])('names %j', (chosen, expected) => {
    expect(charterOf('quote', { ...entry, chosen })).toMatchObject(expected);
  });

  test('has the questions that were answered with yes', () => {
    expect(charterOf('quote', { ...entry, allowed: { queue: true } })).toMatchObject({ queue: true });
  });
});

test.each([
  [undefined, ['quote', 'booked', 'option']],
  ['o', ['quote', 'booked', 'option']],
  ['q', ['booked', 'option', 'quote']],
  ['b', ['quote', 'option', 'booked']],
])('opened by %s, the main act is the last of %j', (key, order) => {
  expect(actsFor(key)).toEqual(order);
});
