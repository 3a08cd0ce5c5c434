import { describe, expect, test } from 'vitest';
import type { ChecklistAnswer, ChecklistRun } from '#domain/checklists/run.ts';
import { isTypedInto, newNote, newReading, noteShown, valueShown } from './run-entry.ts';

const item = (more: Partial<ChecklistAnswer> = {}) =>
  ({ position: 1, kind: 'measure', value: null, note: null, ...more }) as ChecklistAnswer;

describe('the field of a reading', () => {
  test.each([
    ['nothing', item(), undefined, ''],
    ['zero', item({ value: 0 }), undefined, '0'],
    ['what is stored', item({ value: 12.5 }), undefined, '12.5'],
    ['what is typed over it', item({ value: 12.5 }), { value: '13' }, '13'],
    ['nothing, if it was emptied', item({ value: 12.5 }), { value: '' }, ''],
    ['what is stored beside a typed note', item({ value: 12.5 }), { note: 'Wet' }, '12.5'],
  ])('shows %s', (_what, stored, typed, shown) => {
    expect(valueShown(stored, typed, 'point')).toBe(shown);
  });

  test.each([
    ['comma', '1,875'],
    ['point', '1.875'],
  ] as const)('shows three decimals after a %s so that they aren’t read as thousands', (mark, shown) => {
    expect(valueShown(item({ value: 1.875 }), undefined, mark)).toBe(shown);
  });
});

test.each([
  [null, undefined, undefined],
  [null, { value: ' ' }, undefined],
  [1.3, undefined, undefined],
  [1.3, { value: '1,30' }, undefined],
  [1.3, { note: 'Low' }, undefined],
  [1.3, { value: '3,1' }, 3.1],
  [null, { value: '0' }, 0],
  [1.3, { value: '' }, Number.NaN],
  [null, { value: 'three' }, Number.NaN],
])('a reading of %j with %j typed is sent as %j', (value, typed, sent) => {
  expect(newReading(item({ value }), typed, 'point')).toBe(sent);
});

describe('the note', () => {
  test.each([
    ['Wet', undefined, 'Wet', undefined],
    [null, undefined, '', undefined],
    ['Wet', { note: 'Dry' }, 'Dry', 'Dry'],
    [null, { note: ' Wet ' }, ' Wet ', 'Wet'],
    ['Wet', { note: ' Wet ' }, ' Wet ', undefined],
    ['Wet', { note: '  ' }, '  ', null],
    [null, { note: '  ' }, '  ', undefined],
    ['Wet', { value: '3' }, 'Wet', undefined],
  ])('%j with %j typed is shown as %j and sent as %j', (note, typed, shown, sent) => {
    expect([noteShown(item({ note }), typed), newNote(item({ note }), typed)]).toEqual([shown, sent]);
  });
});

describe('a run has unsent input', () => {
  const run = { items: [item({ value: 12.5, note: 'Wet' }), item({ position: 2 })] } as ChecklistRun;
  const none = { signedBy: 'Maya', hours: { 4: '', 5: '' } };

  test.each([
    ['not before anything is typed', {}, none, false],
    ['not while everything is as it is stored', { 1: { value: ' 12.5 ', note: 'Wet ' } }, none, false],
    ['once a reading is changed', { 1: { value: '13' } }, none, true],
    ['once a reading is emptied', { 1: { value: '' } }, none, true],
    ['once a note is added', { 2: { note: 'Dim' } }, none, true],
    ['once a note is removed', { 1: { note: '' } }, none, true],
    ['not at an item that it doesn’t have', { 3: { note: 'Dim' } }, none, false],
    ['once it is signed by somebody else', {}, { ...none, signedBy: 'Ana' }, true],
    ['once hours are entered', {}, { ...none, hours: { 4: '', 5: '1240' } }, true],
    ['not for spaces in place of hours', {}, { ...none, hours: { 4: ' ', 5: '' } }, false],
  ])('%s', (_when, typed, end, isTyped) => {
    expect(isTypedInto(run, 'point', typed, end, none)).toBe(isTyped);
  });
});
