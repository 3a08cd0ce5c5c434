import { expect, test } from 'vitest';
import { deletionRefusal, NewYacht, YachtChanges } from './yacht.ts';

const aurelia = { name: 'Aurelia', type: 'Motor Yacht', length: '42m' };

test('a name, a type and a length make a yacht', () => {
  expect(NewYacht.parse(aurelia)).toEqual(aurelia);
  expect(NewYacht.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'Name is required'],
    ['type', 'Please choose a yacht type'],
    ['length', 'Length is required'],
  ]);
});

test.each([
  [2019, 2019],
  ['2019', 2019],
  ['', null],
  [null, null],
])('a year entered as %j is %j', (typed, year) => {
  expect(NewYacht.parse({ ...aurelia, year: typed }).year).toBe(year);
});

test.each([1799, 2101, 'last year', 2019.5, Number.NaN])('%j is no year', (year) => {
  expect(NewYacht.safeParse({ ...aurelia, year }).error?.issues[0]?.message).toBe('Year must be a whole number from 1800 to 2100');
});

test('a change contains only its own keys', () => {
  expect(YachtChanges.parse({})).toEqual({});
  expect(YachtChanges.parse({ location: '', id: 7, crewCount: 9 })).toEqual({ location: null });
});

test.each([
  [{ bookings: 0, invoices: 0, expenses: 0, income: 0 }, null],
  [{ bookings: 1, invoices: 0, expenses: 0, income: 0 }, "Aurelia can't be deleted: it has 1 upcoming booking."],
  [{ bookings: 0, charters: 2, invoices: 0, expenses: 0, income: 0 }, "Aurelia can't be deleted: it has 2 charters."],
  [{ bookings: 2, invoices: 1, expenses: 0, income: 0 }, "Aurelia can't be deleted: it has 2 upcoming bookings and 1 invoice."],
  [
    { bookings: 2, invoices: 3, expenses: 4, income: 1 },
    "Aurelia can't be deleted: it has 2 upcoming bookings, 3 invoices, 4 expenses and 1 income record.",
  ],
  [
    { shares: 2, agreements: 1, statements: 1 },
    "Aurelia can't be deleted: it has 2 owners’ shares, 1 management agreement and 1 owner statement.",
  ],
])('with %j preventing it, the refusal is %j', (inTheWay, sentence) => {
  const nothing = { bookings: 0, charters: 0, invoices: 0, expenses: 0, income: 0, shares: 0, agreements: 0, statements: 0 };
  expect(deletionRefusal('Aurelia', { ...nothing, ...inTheWay })).toBe(sentence);
});
