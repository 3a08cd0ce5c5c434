import { expect, test } from 'vitest';
import { freshHours } from './fresh-hours.ts';

test.each([
  // The day of the work, and the hours filled in. A reading at 23:30 UTC was on the next day in Paris.
  ['2027-05-31', {}],
  ['2027-06-01', { 2: '80.0' }],
  ['2027-06-02', { 1: '1,231.6', 2: '80.0' }],
  ['2027-06-08', { 1: '1,231.6', 2: '80.0' }],
  ['2027-06-09', { 1: '1,231.6' }],
  ['2027-06-10', {}],
  ['2027-06', {}],
])('hours that were read in the week up to %s are filled in', (day, hours) => {
  const meters = [
    { id: 1, shown: 1231.6, readAt: '2027-06-01T23:30:00.000Z' },
    { id: 2, shown: 80, readAt: '2027-06-01T12:00:00.000Z' },
    { id: 3, shown: null, readAt: null },
  ];
  expect(freshHours(meters, day, 'Europe/Paris')).toEqual(hours);
});
