import { describe, expect, test } from 'vitest';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { blankEquipment, ChangedEntry, formOf, NewEntry } from './equipment-entry.ts';

const engine = {
  yachtId: 2,
  parentId: 5,
  name: 'Port engine',
  kind: 'engine',
  category: 'engine',
  maker: null,
  model: 'D6-400',
  serialNumber: null,
  identifier: null,
  quantity: 1,
  location: null,
  installedOn: '2024-02-29',
  warrantyUntil: null,
  warrantyHours: 1240.5,
  critical: true,
  retiredOn: null,
  imageUrl: null,
  manualUrl: null,
  notes: null,
} as Equipment;

const messagesOf = (form: object) => NewEntry.safeParse(form).error?.issues.map(({ path, message }) => [path.join(), message]) ?? [];
const named = { ...blankEquipment(2, null), name: 'Liferaft' };

test('a new piece of equipment is one, and has the usual category and services of its kind', () => {
  const sent = NewEntry.parse(named);
  expect(sent).toMatchObject({ yachtId: 2, parentId: null, quantity: 1, kind: 'other', withPlans: true, maker: null, warrantyHours: null });
  expect(JSON.parse(JSON.stringify(sent))).not.toHaveProperty('category');
});

test('a part is added below its parent', () => {
  expect(NewEntry.parse({ ...blankEquipment(2, 5), name: 'Impeller' })).toMatchObject({ yachtId: 2, parentId: 5 });
});

test('what is stored comes back from the form unchanged, without the yacht, which can’t change', () => {
  const { yachtId: _yacht, retiredOn: _retired, ...stored } = engine;
  expect(ChangedEntry.parse(formOf(engine))).toEqual(stored);
});

test('fields without a value are empty, and hours are shown as on a meter', () => {
  expect(formOf(engine)).toMatchObject({ maker: '', warrantyUntil: '', warrantyHours: '1,240.5', quantity: '1', imageUrl: '', notes: '' });
  expect(formOf({ ...engine, warrantyHours: null }).warrantyHours).toBe('');
  expect(formOf({ ...engine, warrantyHours: 0 }).warrantyHours).toBe('0.0');
});

describe('the warranty in hours', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['2000', 2000],
    ['2.000', 2000],
    ['1.240,5', 1240.5],
    ['1,240.5 h', 1240.5],
  ])('entered as %j is sent as %j', (warrantyHours, hours) => {
    expect(NewEntry.parse({ ...named, warrantyHours }).warrantyHours).toBe(hours);
  });

  test.each(['two years', '12.34', '-5'])('can’t be %j', (warrantyHours) => {
    expect(messagesOf({ ...named, warrantyHours }).map(([field]) => field)).toEqual(['warrantyHours']);
  });
});

describe('the quantity', () => {
  test.each([
    ['1', 1],
    [' 12 ', 12],
    ['9999', 9999],
  ])('entered as %j is sent as %i', (quantity, sent) => {
    expect(NewEntry.parse({ ...named, quantity }).quantity).toBe(sent);
  });

  test.each(['', '0', '1.5', '1,5', '-1', '10000', '1e3', 'two'])('can’t be %j', (quantity) => {
    expect(messagesOf({ ...named, quantity })).toEqual([['quantity', 'Quantity must be a whole number from 1 to 9,999']]);
  });
});

test('a day that doesn’t exist and a missing name are refused at their fields', () => {
  expect(messagesOf({ ...blankEquipment(2, null), name: ' ', installedOn: '2026-02-29' })).toEqual([
    ['name', 'Name is required'],
    ['installedOn', 'Installed on must be a date'],
  ]);
});
