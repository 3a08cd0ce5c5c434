import { assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { isOccupying, whatIsInTheWay, type Slot } from './in-the-way.ts';
import type { EventType } from './words.ts';

const types: EventType[] = ['maintenance', 'day_rent', 'charter', 'inspection', 'crew_change', 'other'];
const at = (day: number) => new Date(Date.UTC(2031, 5, day)).toISOString();
const slot = (type: EventType, from: number, to: number, more: Partial<Slot> = {}): Slot => ({
  id: 1,
  yachtId: 7,
  type,
  startDate: at(from),
  endDate: at(to),
  ...more,
});
const kinds = (wish: Slot, entries: Slot[]) => whatIsInTheWay(wish, entries).map(({ kind }) => kind);

test.each<[EventType, EventType, string[]]>([
  ['charter', 'charter', ['conflict']],
  ['charter', 'day_rent', ['conflict']],
  ['day_rent', 'day_rent', ['conflict']],
  ['charter', 'maintenance', ['question']],
  ['day_rent', 'inspection', ['question']],
  ['maintenance', 'charter', ['question']],
  ['inspection', 'day_rent', ['question']],
  ['maintenance', 'maintenance', []],
  ['maintenance', 'inspection', []],
  ['inspection', 'inspection', []],
  ['crew_change', 'charter', []],
  ['charter', 'crew_change', []],
  ['other', 'maintenance', []],
  ['inspection', 'other', []],
  ['other', 'crew_change', []],
])('a requested %s over a %s gives %j', (type, otherType, expected) => {
  expect(kinds(slot(type, 1, 5, { id: 2 }), [slot(otherType, 4, 8)])).toEqual(expected);
});

test.each([
  ['its end is the next one’s start', slot('charter', 1, 4, { id: 2 })],
  ['it starts as the other ends', slot('charter', 8, 9, { id: 2 })],
  ['it is another yacht’s', slot('charter', 4, 8, { id: 2, yachtId: 8 })],
  ['it is the very same entry', slot('charter', 5, 9)],
])('nothing is in the way if %s', (_, wish) => {
  expect(kinds(wish, [slot('charter', 4, 8)])).toEqual([]);
});

test.each(['completed', 'cancelled'] as const)('work that is %s conflicts with nothing', (maintenanceStatus) => {
  const work = slot('maintenance', 4, 8, { maintenanceStatus });
  expect(kinds(slot('charter', 1, 5, { id: 2 }), [work])).toEqual([]);
  expect(kinds(work, [slot('charter', 1, 5, { id: 2 })])).toEqual([]);
});

test.each(['pending', 'in_progress'] as const)('work that is %s must be confirmed', (maintenanceStatus) => {
  expect(kinds(slot('charter', 1, 5, { id: 2 }), [slot('maintenance', 4, 8, { maintenanceStatus })])).toEqual(['question']);
});

test.each([
  ['day_rent', null, true],
  ['charter', null, true],
  ['inspection', null, true],
  ['maintenance', 'pending', true],
  ['maintenance', 'in_progress', true],
  ['maintenance', 'completed', false],
  ['maintenance', 'cancelled', false],
  ['crew_change', null, false],
  ['other', null, false],
] as const)('whether a %s with work that is %s occupies its yacht: %s', (type, maintenanceStatus, occupies) => {
  expect(isOccupying({ type, maintenanceStatus })).toBe(occupies);
});

test('a refusal comes before a question', () => {
  const found = whatIsInTheWay(slot('charter', 1, 9, { id: 9 }), [
    slot('inspection', 1, 2),
    slot('charter', 3, 4, { id: 2 }),
    slot('other', 4, 5, { id: 3 }),
    slot('maintenance', 5, 6, { id: 4 }),
  ]);
  expect(found.map(({ kind, taken }) => [kind, taken.type])).toEqual([
    ['conflict', 'charter'],
    ['question', 'inspection'],
    ['question', 'maintenance'],
  ]);
});

const anySlot = (id: number) =>
  record({ type: constantFrom(...types), from: integer({ min: 1, max: 20 }), days: integer({ min: 1, max: 9 }) }).map(
    ({ type, from, days }) => slot(type, from, from + days, { id }),
  );

test('the answer is the same for two entries in either order', () => {
  assert(
    property(anySlot(1), anySlot(2), (one, other) => {
      expect(kinds(one, [other])).toEqual(kinds(other, [one]));
    }),
  );
});
