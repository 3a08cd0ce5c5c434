import { describe, expect, test } from 'vitest';
import { equipmentDeletionRefusal, inWarranty, NewEquipment, parentFault, withParts } from './equipment.ts';
import { hoursField } from './hours-field.ts';
import { hoursText, hoursTyped } from './hours.ts';
import { usualEquipment } from './usual.ts';
import { yachtTypes } from '../yachts/words.ts';

const tree = [
  { id: 1, parentId: null, name: 'Port engine' },
  { id: 2, parentId: 1, name: 'Alternator' },
  { id: 3, parentId: 2, name: 'Belt' },
  { id: 4, parentId: 3, name: 'Pulley' },
  { id: 5, parentId: 4, name: 'Screw' },
  { id: 6, parentId: null, name: 'Tender' },
];

describe('a part of something', () => {
  test.each([
    ['is never part of itself', 1, 1, 'Port engine can’t be a part of itself'],
    ['is never part of what is below it', 1, 3, 'Port engine can’t be a part of itself'],
    ['lies no sixth level deep', null, 5, 'Parts go five levels deep at most'],
    ['takes its own parts along, which don’t either', 1, 6, 'Parts go five levels deep at most'],
    ['is on the same yacht', null, 99, 'Please choose something on the same yacht'],
    ['may lie on the fifth level', null, 4, null],
    ['may move to where its parts still fit', 2, 6, null],
  ])('%s', (_, id, parentId, fault) => {
    expect(parentFault(tree, { id, parentId })).toBe(fault);
  });

  test('moves with the equipment it is a part of', () => {
    expect(withParts(tree, 3).map(({ id }) => id)).toEqual([3, 4, 5]);
  });
});

test.each([
  [null, null, 10, null],
  ['2027-06-01', null, null, true],
  ['2027-05-31', null, null, false],
  ['2027-06-01', 2000, 2000, true],
  ['2027-06-01', 2000, 2000.1, false],
  [null, 2000, null, true],
])('a warranty until %s and %s h covers something at %s h: %s', (warrantyUntil, warrantyHours, hours, covered) => {
  expect(inWarranty({ warrantyUntil, warrantyHours, hours }, '2027-06-01')).toBe(covered);
});

test.each([
  [{ services: 3, readings: 12, plansOfOthers: 0 }, 'Port engine has 3 services and 12 readings. Retire it instead.'],
  [{ services: 0, readings: 1, plansOfOthers: 0 }, 'Port engine has 1 reading. Retire it instead.'],
  [{ services: 0, readings: 0, plansOfOthers: 2 }, 'Port engine has the meter of 2 services of other equipment. Retire it instead.'],
  [{ services: 0, readings: 0, plansOfOthers: 0 }, null],
])('with %j the refusal is: %s', (past, refusal) => {
  expect(equipmentDeletionRefusal('Port engine', past)).toBe(refusal);
});

describe('hours', () => {
  test.each([
    [12.34, 'Hours have one decimal at most'],
    [-0.1, 'Hours can’t be negative'],
    [1e9, 'Hours can be 999,999.9 at most'],
    ['12', 'Please enter the hours'],
    [1240.5, undefined],
    [0, undefined],
    [999_999.9, undefined],
  ])('%s: %s', (hours, fault) => {
    expect(hoursField().safeParse(hours).error?.issues[0]?.message).toBe(fault);
  });

  test.each([
    ['1240.5', 1240.5],
    ['1240,5', 1240.5],
    ['1,240.5', 1240.5],
    ['1.240,5 h', 1240.5],
    ['1 240', 1240],
    ['12', 12],
    ['', null],
    ['12.34', null],
    ['-1', null],
    ['lots', null],
  ])('%s is read as %s', (typed, hours) => {
    expect(hoursTyped(typed)).toBe(hours);
  });

  test('read back as entered', () => {
    for (const hours of [0, 0.1, 999, 1000, 1240.5, 123_456.7]) expect(hoursTyped(hoursText(hours))).toBe(hours);
  });
});

test('the usual equipment of each type of yacht can be added unchanged', () => {
  for (const type of yachtTypes) {
    const pieces = usualEquipment(type).flatMap((each) => [each, ...each.parts]);
    expect(pieces.filter(({ hasMeter }) => hasMeter).length, type).toBeGreaterThan(2);
    for (const { name, kind, critical } of pieces)
      expect(NewEquipment.safeParse({ yachtId: 1, name, kind, critical }).success, name).toBe(true);
    expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length);
  }
});
