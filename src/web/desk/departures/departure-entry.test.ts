import { expect, test } from 'vitest';
import { blankEntry, departureOf, entryResolver } from './departure-entry.ts';

const zone = 'Europe/Paris';
const entry = { ...blankEntry, title: 'Lérins', yachtId: 7, day: '2027-06-05', seatPrice: '95' };
const faults = async (more: object) => {
  const { errors } = await entryResolver(zone, null)({ ...entry, ...more }, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

test('a departure is on one day, by the clock where the company is', () => {
  expect(departureOf(entry, zone, null)).toMatchObject({
    startDate: '2027-06-05T08:00:00.000Z',
    endDate: '2027-06-05T15:00:00.000Z',
    capacity: 12,
    childPrice: null,
  });
});

test('one that comes back after midnight does so on the next day', () => {
  expect(departureOf({ ...entry, startTime: '20:00', endTime: '01:30' }, zone, null)).toMatchObject({
    startDate: '2027-06-05T18:00:00.000Z',
    endDate: '2027-06-05T23:30:00.000Z',
  });
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
])('what is wrong with %j is said where it was entered', async (more, wanted) => {
  expect(await faults(more)).toMatchObject(wanted);
  expect(Object.keys(await faults(more))).toEqual(expect.arrayContaining(Object.keys(wanted)));
});
