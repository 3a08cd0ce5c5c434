import { expect, test } from 'vitest';
import { colorOf } from './event-color.ts';
import { eventColors } from './words.ts';

test.each([
  ['warning', 'amber'],
  ['primary', 'teal'],
  ['secondary', 'violet'],
  ['danger', 'red'],
  ['success', 'green'],
  ['neutral', 'grey'],
  ['muted', 'grey'],
  ['#ff8800', 'grey'],
  ['constructor', 'grey'],
  ['', null],
  [null, null],
])('a stored %j is shown in %s', (stored, color) => {
  expect(colorOf(stored)).toBe(color);
});

test('our own colors are shown as they are', () => {
  expect(eventColors.map(colorOf)).toEqual(eventColors);
});
