import { assert, double, integer, option, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NewChecklist, storedItems } from './checklist.ts';
import { answeredItem, answerFault, failTitle, openItems, rangeText } from './run.ts';

const oil = { text: 'Oil pressure', kind: 'measure', unit: 'bar', min: 2, max: 4.5 } as const;
const open = { ...oil, min: null, max: null };

describe('an item', () => {
  test.each([
    ['within its range', oil, { value: 3 }, { result: 'pass', value: 3 }],
    ['at its lowest', oil, { value: 2 }, { result: 'pass', value: 2 }],
    ['at its highest', oil, { value: 4.5 }, { result: 'pass', value: 4.5 }],
    ['below its range', oil, { value: 1.8 }, { result: 'fail', value: 1.8 }],
    ['above it, whatever is said', oil, { value: 4.6, result: 'pass' }, { result: 'fail', value: 4.6 }],
    ['with a range open above', { ...oil, max: null }, { value: 900 }, { result: 'pass', value: 900 }],
    ['with a range open below', { ...oil, min: null }, { value: -3 }, { result: 'pass', value: -3 }],
    ['without a range', open, { value: 7, result: 'fail' }, { result: 'pass', value: 7 }],
    ['that isn’t aboard', oil, { value: 3, result: 'na' }, { result: 'na', value: null }],
    ['whose gauge is broken', oil, { result: 'fail' }, { result: 'fail', value: null }],
    ['that is taken back', oil, {}, { result: null, value: null }],
    ['that only passes', { ...oil, kind: 'pass' }, { result: 'pass', value: 1 }, { result: 'pass', value: null }],
  ] as const)('%s is answered so', (_what, item, given, answered) => {
    expect(answeredItem(item, given)).toEqual(answered);
  });

  test.each([
    [undefined, { result: 'pass' }, 'position'],
    [oil, { result: 'pass' }, 'value'],
    [{ ...oil, kind: 'pass' }, { value: 2 }, 'value'],
    [oil, { result: 'fail' }, null],
    [oil, { value: 2 }, null],
    [{ ...oil, kind: 'pass' }, { result: 'na' }, null],
  ] as const)('%j answered with %j is refused at %s', (item, given, path) => {
    expect(answerFault(item, given)?.path ?? null).toBe(path);
  });

  test('that isn’t measured has neither unit nor range', () => {
    expect(storedItems([{ text: 'Bilge dry', kind: 'pass', unit: 'bar', min: 1, max: 2 }])).toEqual([
      { position: 1, section: null, text: 'Bilge dry', kind: 'pass', unit: null, min: null, max: null, severity: 'normal' },
    ]);
  });
});

test.each([
  [[null, 'pass', null, null], '3 items are still open'],
  [['pass', null], '1 item is still open'],
  [['pass', 'fail', 'na'], null],
  [[], null],
] as const)('a run of %j: %s', (results, text) => {
  expect(openItems(results.map((result) => ({ result })))).toBe(text);
});

describe('the title of a defect', () => {
  test.each([
    [oil, 1.8, 'Oil pressure: 1.8 bar (2.0 to 4.5)'],
    [{ ...oil, max: null }, 1.8, 'Oil pressure: 1.8 bar (at least 2.0)'],
    [{ ...oil, min: null, max: 95, unit: '°C', text: 'Coolant' }, 101, 'Coolant: 101 °C (at most 95)'],
    [{ ...oil, unit: null }, 1.275, 'Oil pressure: 1.275 (2.000 to 4.500)'],
    [{ ...oil, unit: 'rpm', min: 1500, max: 1550 }, 1620, 'Oil pressure: 1,620 rpm (1,500 to 1,550)'],
    [oil, null, 'Oil pressure'],
  ] as const)('of %j with %s is %s', (item, value, title) => {
    expect(failTitle({ ...item, value })).toBe(title);
  });

  test('is never longer than the maximum of a defect', () => {
    const number = option(integer({ min: -99_999_999, max: 99_999_999 }).map((whole) => whole / 1000));
    const item = record({
      text: string({ minLength: 140, maxLength: 140 }),
      unit: string({ maxLength: 12 }),
      min: number,
      max: number,
      value: number,
    });
    assert(
      property(item, (each) => {
        expect(failTitle(each).length).toBeLessThanOrEqual(200);
      }),
    );
  });

  test('shows no range if there is none', () => {
    expect([rangeText(open), rangeText(oil)]).toEqual([null, '2.0 to 4.5']);
  });

  test('fails exactly what lies outside', () => {
    assert(
      property(double({ min: -100, max: 100, noNaN: true }), (value) => {
        expect(answeredItem(oil, { value }).result === 'fail').toBe(value < 2 || value > 4.5);
      }),
    );
  });
});

const many = (length: number) => Array.from({ length }, () => ({ text: 'Bilge dry', kind: 'pass' }));
const checklist = (items: object[]) =>
  NewChecklist.safeParse({ name: 'Before we leave', purpose: 'pre_departure', items }).error?.issues[0];
test.each([
  [many(201), 'items', 'At most 200 items'],
  [[{ ...oil, min: 5 }], 'items.0.max', 'Maximum must be at least the minimum'],
  [[{ ...oil, min: 1e9 }], 'items.0.min', 'This number is too large'],
  [[{ ...oil, max: 2.3456 }], 'items.0.max', 'Numbers have three decimals at most'],
  [[{ kind: 'pass', text: ' ' }], 'items.0.text', 'Please say what to check'],
  [[{ kind: 'look', text: 'Bilge' }], 'items.0.kind', 'Please choose how it is answered'],
])('a checklist with bad items (%#) is refused at %s', (items, path, message) => {
  expect([checklist(items)?.path.join('.'), checklist(items)?.message]).toEqual([path, message]);
});
test('200 items are a checklist', () => {
  expect(checklist(many(200))).toBeUndefined();
});
