import { expect, test } from 'vitest';
import { anotherItem, checklistEntered, movedItem, numberTyped, typedOf } from './checklist-entry.ts';

const oil = {
  key: 1,
  section: 'Engine room',
  text: 'Oil',
  kind: 'measure',
  unit: 'bar',
  min: '2,0',
  max: '4.5',
  severity: 'urgent',
} as const;

test('a checklist is sent as it was typed, and only what is measured has a range', () => {
  const typed = { ...typedOf(undefined), name: 'Before we leave', items: [oil, { ...oil, key: 2, kind: 'pass' as const, section: ' ' }] };
  expect(checklistEntered(typed)).toEqual({
    name: 'Before we leave',
    purpose: 'pre_departure',
    yachtId: null,
    items: [
      { section: 'Engine room', text: 'Oil', kind: 'measure', severity: 'urgent', unit: 'bar', min: 2, max: 4.5 },
      { section: null, text: 'Oil', kind: 'pass', severity: 'urgent' },
    ],
  });
});

test('another item stands in the section of the last one, and items change places', () => {
  expect(anotherItem([oil])).toMatchObject({ key: 2, section: 'Engine room', text: '' });
  const items = [oil, { ...oil, key: 2 }, { ...oil, key: 3 }];
  expect(movedItem(items, 2, -1).map(({ key }) => key)).toEqual([1, 3, 2]);
  expect(movedItem(items, 0, 1).map(({ key }) => key)).toEqual([2, 1, 3]);
});

test.each([
  ['1,8', 1.8],
  ['−3', -3],
  [' ', null],
  ['much', Number.NaN],
])('%s is read as %s', (typed, value) => {
  expect(numberTyped(typed)).toBe(value);
});
