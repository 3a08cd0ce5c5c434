import { expect, test } from 'vitest';
import type { Checklist } from '#domain/checklists/checklist.ts';
import { anotherItem, checklistEntered, movedItem, measureTyped, typedOf } from './checklist-entry.ts';

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

test('a checklist is sent as typed, and only measured items have a range', () => {
  const typed = {
    ...typedOf(undefined, 'comma'),
    name: 'Before we leave',
    items: [oil, { ...oil, key: 2, kind: 'pass' as const, section: ' ' }],
  };
  expect(checklistEntered(typed, 'comma')).toEqual({
    name: 'Before we leave',
    purpose: 'pre_departure',
    yachtId: null,
    items: [
      { section: 'Engine room', text: 'Oil', kind: 'measure', severity: 'urgent', unit: 'bar', min: 2, max: 4.5 },
      { section: null, text: 'Oil', kind: 'pass', severity: 'urgent' },
    ],
  });
});

test('another item is in the section of the last one, and items can be moved', () => {
  expect(anotherItem([oil])).toMatchObject({ key: 2, section: 'Engine room', text: '' });
  const items = [oil, { ...oil, key: 2 }, { ...oil, key: 3 }];
  expect(movedItem(items, 2, -1).map(({ key }) => key)).toEqual([1, 3, 2]);
  expect(movedItem(items, 0, 1).map(({ key }) => key)).toEqual([2, 1, 3]);
});

test.each([
  ['1,8', 1.8, 1.8],
  ['1,250', 1250, 1.25],
  ['1.250', 1.25, 1250],
  ['−3', -3, -3],
  [' ', null, null],
  ['much', Number.NaN, Number.NaN],
])('%j is read as %s where decimals have a point, and as %s where they have a comma', (typed, pointed, withComma) => {
  expect([measureTyped(typed, 'point'), measureTyped(typed, 'comma')]).toEqual([pointed, withComma]);
});

test('a range with three decimals is shown so that it reads back as itself', () => {
  const item = { ...oil, position: 1, min: 1.875, max: 4.5 };
  const checklist = { name: 'Gauges', purpose: 'service', yachtId: null, yachtName: null, items: [item] } as unknown as Checklist;
  for (const mark of ['point', 'comma'] as const)
    expect(checklistEntered(typedOf(checklist, mark), mark).items).toMatchObject([{ min: 1.875, max: 4.5 }]);
});
