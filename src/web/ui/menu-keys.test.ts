import { describe, expect, test } from 'vitest';
import { itemAfter, itemTyped, type MenuEntry } from './menu-keys.ts';

const items: MenuEntry[] = [
  { label: 'View', disabled: true },
  { label: 'Edit', disabled: false },
  { label: 'Mark as sent', disabled: false },
  { label: 'Mark as paid', disabled: false },
  { label: 'Download PDF', disabled: true },
  { label: 'Delete', disabled: false },
  { label: 'Duplicate', disabled: true },
];
const none = -1;

describe('the item that a key moves to', () => {
  test.each([
    ['ArrowDown', none, 1],
    ['ArrowUp', none, 5],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 3, 5],
    ['ArrowDown', 5, 1],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 1, 5],
    ['Home', 5, 1],
    ['End', 1, 5],
    ['PageDown', 1, null],
    ['Enter', 1, null],
  ])('%s at %i: %s', (key, current, next) => {
    expect(itemAfter(items, current, key)).toBe(next);
  });

  test('is none if all are disabled', () => {
    const disabled = items.map((item) => ({ ...item, disabled: true }));
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(itemAfter(disabled, none, key)).toBe(-1);
  });
});

describe('the item that typed letters move to', () => {
  test.each([
    ['m', none, 2],
    ['m', 2, 3],
    ['mm', 2, 3],
    ['m', 3, 2],
    ['mark as p', 2, 3],
    ['mark', 3, 3],
    ['D', none, 5],
    ['d', 5, 5],
    ['du', 5, null],
    ['v', none, null],
    ['x', 1, null],
  ])('%s at %i: %s', (typed, current, next) => {
    expect(itemTyped(items, current, typed)).toBe(next);
  });

  test('is none in a menu without items', () => {
    expect(itemTyped([], none, 'a')).toBeNull();
  });
});
