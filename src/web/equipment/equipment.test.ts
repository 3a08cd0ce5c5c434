import { expect, test } from 'vitest';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { branchesOf } from './equipment-query.ts';
import { chartOf } from './hours-scale.ts';
import { hoursHint } from '../platform/hours-field.tsx';
import { hoursEntered } from './hours-entry.ts';
import { treeMove } from './tree-keyboard.ts';

const item = (id: number, parentId: number | null, retiredOn: string | null = null) =>
  ({ id, parentId, retiredOn, kind: 'other' }) as Equipment;
const all = [item(1, null, '2026-01-01'), item(2, null), item(3, 2), item(4, 3), item(5, 2)];
const reading = (at: string, hours: number) => ({ at, hours });
const ids = (folded: number[] = []) => branchesOf(all, new Set(folded)).map(({ item: { id }, level }) => [id, level]);

test('the tree shows parts below their parents, and retired equipment last', () => {
  expect(ids()).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 2],
    [1, 1],
  ]);
  expect(ids([3])).toEqual([
    [2, 1],
    [3, 2],
    [5, 2],
    [1, 1],
  ]);
  expect(branchesOf([item(7, 99)], new Set())).toHaveLength(1);
});

test.each([
  ['ArrowDown', 2, [], { to: 3 }],
  ['ArrowDown', 1, [], null],
  ['ArrowUp', 3, [], { to: 2 }],
  ['Home', 5, [], { to: 2 }],
  ['End', 2, [], { to: 1 }],
  ['ArrowRight', 2, [], { to: 3 }],
  ['ArrowRight', 3, [3], { unfold: 3 }],
  ['ArrowRight', 4, [], null],
  ['ArrowLeft', 3, [], { fold: 3 }],
  ['ArrowLeft', 3, [3], { to: 2 }],
  ['ArrowLeft', 4, [], { to: 3 }],
  ['ArrowLeft', 1, [], null],
  ['a', 2, [], null],
])('%s at %i with %j folded does %j', (key, at, folded, move) => {
  expect(treeMove(key, branchesOf(all, new Set(folded)), at, new Set(folded))).toEqual(move);
});

test('a line of hours covers the whole year, from the first total to the last', () => {
  const { points } = chartOf([reading('2026-12-01T00:00:00Z', 300), reading('2026-06-01T12:00:00Z', 200)], '2026-12-01');
  expect(points.split(' ')).toHaveLength(2);
  expect(points.startsWith('49.73,100')).toBe(true);
  expect(points.endsWith(',0')).toBe(true);
});

test.each([
  [
    { 1: '1240.5', 2: '' },
    { readings: [{ meterId: 1, hours: 1240.5 }], faults: {} },
  ],
  [{ 1: 'lots' }, { readings: [], faults: { 1: 'Please enter hours such as 1,240.5' } }],
  [
    { 1: '1,240.5', 2: '12.34' },
    { readings: [{ meterId: 1, hours: 1240.5 }], faults: { 2: 'Hours have one decimal at most' } },
  ],
])('%j is entered as %j', (entered, read) => {
  expect(hoursEntered(entered)).toEqual(read);
});

test.each([
  ['1.250', 'Read as 1,250.0 h'],
  ['1250,5', 'Read as 1,250.5 h'],
  ['1 250', 'Read as 1,250.0 h'],
  ['1,240.5', undefined],
  ['1240.5', undefined],
  ['0', undefined],
  ['lots', undefined],
])('the hint of the hours field for %j is: %s', (typed, hint) => {
  expect(hoursHint(typed)).toBe(hint);
});
