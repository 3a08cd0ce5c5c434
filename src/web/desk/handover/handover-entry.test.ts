import { expect, test } from 'vitest';
import { draftOf, entryOf, faultsOf } from './handover-entry.ts';

const stored = {
  charterId: 1,
  kind: 'check_out' as const,
  items: [{ name: 'Dinghy', quantity: 1, state: 'damaged' as const, counted: 1, note: 'Torn', photos: [], before: null }],
  engines: [{ meterId: 4, name: 'Port', hours: 1240.5, before: 1200 }],
  fuel: 90,
  water: null,
  notes: null,
  signed: null,
  updatedAt: '2027-07-03T15:10:00.000Z',
};

test('what is stored is sent as it is', () => {
  expect(draftOf(entryOf(stored))).toEqual({
    items: [{ name: 'Dinghy', quantity: 1, state: 'damaged', note: 'Torn', photos: [] }],
    engines: [{ meterId: 4, name: 'Port', hours: 1240.5 }],
    fuel: 90,
    water: null,
    notes: '',
  });
});

test('hours and percentages are read as people type them, and what can’t be read is said where it stands', () => {
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
