import { expect, test } from 'vitest';
import { draftOf, entryOf, faultsOf, followed } from './handover-entry.ts';

const stored = {
  charterId: 1,
  kind: 'check_out' as const,
  yachtId: 3,
  items: [
    {
      name: 'Dinghy',
      quantity: 1,
      state: 'damaged' as const,
      counted: 1,
      note: 'Torn',
      photos: [],
      id: 7,
      before: null,
      defectId: null,
      deducted: null,
    },
  ],
  engines: [{ meterId: 4, name: 'Port', hours: 1240.5, before: 1200 }],
  fuel: 90,
  water: null,
  notes: null,
  signed: null,
  updatedAt: '2027-07-03T15:10:00.000Z',
};

test('what is stored is sent as it is', () => {
  expect(draftOf(entryOf(stored))).toEqual({
    items: [{ name: 'Dinghy', quantity: 1, state: 'damaged', counted: 1, note: 'Torn', photos: [] }],
    engines: [{ meterId: 4, name: 'Port', hours: 1240.5 }],
    fuel: 90,
    water: null,
    notes: '',
  });
});

test('all pieces of a missing item are missing, unless somebody enters how many', () => {
  const fenders = { name: 'Fenders', quantity: 8, state: 'missing' as const, missing: '', note: '', photos: [], before: null };
  const counted = (missing: string) => draftOf({ ...entryOf(stored), items: [{ ...fenders, missing }] }).items[0]?.counted;
  expect(['', '1', '8'].map(counted)).toEqual([0, 7, 0]);
  for (const missing of ['0', '9', 'two', '-1', '1.5'])
    expect(faultsOf({ ...entryOf(stored), items: [{ ...fenders, missing }] })).toEqual({
      'items.0.counted': 'Please enter a number from 1 to 8',
    });
  const item = { id: 7, name: 'Fenders', quantity: 8, state: 'ok' as const, counted: 7, note: null, photos: [], before: null };
  const [seven] = entryOf({ ...stored, items: [{ ...item, defectId: null, deducted: null }] }).items;
  expect([seven?.state, seven?.missing]).toEqual(['missing', '1']);
});

test('hours and percentages are read as people type them, and unreadable ones have an error at their field', () => {
  const entry = { ...entryOf(stored), fuel: '75 %', water: ' ' };
  entry.engines = [{ ...(entry.engines[0] as (typeof entry.engines)[number]), hours: '1,241.5 h' }];
  expect(faultsOf(entry)).toEqual({});
  expect(draftOf(entry)).toMatchObject({ fuel: 75, water: null, engines: [{ hours: 1241.5 }] });
  expect(
    Object.keys(
      faultsOf({ ...entry, fuel: 'full', water: '101', engines: [{ meterId: null, name: 'Port', hours: 'many', before: null }] }),
    ),
  ).toEqual(['engines.0.hours', 'fuel', 'water']);
});

test('untyped fields follow what is stored, and typed values equal to it no longer count as typed', () => {
  const saved = entryOf(stored);
  const now = entryOf({ ...stored, items: [], fuel: 80 });
  expect(followed(now, { entry: saved, saved })).toBe(now);
  expect(followed(now, { entry: { ...saved, water: '50' }, saved })).toEqual({ ...now, water: '50' });
  expect(followed(now, { entry: { ...saved, fuel: '75' }, saved })).toEqual({ ...now, fuel: '75' });
  expect(followed(now, { entry: { ...saved, fuel: '80' }, saved })).toBe(now);
});
