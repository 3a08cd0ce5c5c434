import { expect, test } from 'vitest';
import { NewYacht, YachtChanges } from './yacht.ts';

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
