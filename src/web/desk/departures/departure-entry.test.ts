import type { Departure } from '#domain/desk/departure.ts';
import { expect, test } from 'vitest';
import { blankEntry, departureOf, entryResolver } from './departure-entry.ts';

const zone = 'Europe/Paris';
const entry = { ...blankEntry, title: 'Lérins', yachtId: 7, day: '2027-06-05', seatPrice: '95' };
const faults = async (more: object) => {
  const { errors } = await entryResolver(zone, null)({ ...entry, ...more }, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

test('a departure is on one day in the company’s time zone', () => {
  expect(departureOf(entry, zone, null)).toMatchObject({
    startDate: '2027-06-05T08:00:00.000Z',
    endDate: '2027-06-05T15:00:00.000Z',
    capacity: 12,
    childPrice: null,
  });
});

test.each([
  ['', '2027-06-05', '01:30', '2027-06-05T18:00:00.000Z', '2027-06-05T23:30:00.000Z'],
  [
    ', by the clock, in the night in which the clocks go forward',
    '2027-03-27',
    '05:30',
    '2027-03-27T19:00:00.000Z',
    '2027-03-28T03:30:00.000Z',
  ],
  [' and back', '2027-10-30', '05:30', '2027-10-30T18:00:00.000Z', '2027-10-31T04:30:00.000Z'],
])('one that comes back after midnight does so on the next day%s', (_when, day, endTime, startDate, endDate) => {
  const night = { ...entry, day, startTime: '20:00', endTime };
  expect(departureOf(night, zone, null)).toMatchObject({ startDate, endDate });
  // Untouched times of a stored departure stay the same, seconds included.
  const stored = { startDate, endDate: endDate.replace(':00.000Z', ':07.000Z') } as Departure;
  expect(departureOf(night, zone, stored)).toMatchObject(stored);
});

test.each([
  [{}, {}],
  [{ title: '' }, { title: 'Title is required' }],
  [{ yachtId: null }, { yachtId: 'Please choose a yacht' }],
  [{ day: '' }, { day: 'Day is required' }],
  [{ startTime: '' }, { startTime: 'Start time is required' }],
  [{ capacity: '' }, { capacity: 'Seats must be a whole number from 1 to 999' }],
  [{ capacity: '2.5' }, { capacity: 'Seats must be a whole number from 1 to 999' }],
  [{ seatPrice: '' }, { seatPrice: 'Price is required' }],
])('the errors of %j are shown where they were entered', async (more, wanted) => {
  expect(await faults(more)).toMatchObject(wanted);
  expect(Object.keys(await faults(more))).toEqual(expect.arrayContaining(Object.keys(wanted)));
});
