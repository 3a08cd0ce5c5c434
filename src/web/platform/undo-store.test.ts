import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUndo, keepUndo, undoLast, undoOf } from './undo-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetUndo();
});
afterEach(() => void vi.useRealTimers());

test('the last change is undone, once', () => {
  const undone: string[] = [];
  keepUndo(() => undone.push('first'));
  keepUndo(() => undone.push('second'));
  expect([undoLast(), undoLast()]).toEqual([true, false]);
  expect(undone).toEqual(['second']);
});

test('a change undone by the toast’s button isn’t undone again by the key', () => {
  const undone: string[] = [];
  const { label, run } = undoOf(() => undone.push('move'));
  run();
  expect([label, undoLast(), undone]).toEqual(['Undo', false, ['move']]);
});

test('the toast’s button undoes its own change, and leaves later ones to the key', () => {
  const undone: string[] = [];
  const { run } = undoOf(() => undone.push('first'));
  keepUndo(() => undone.push('second'));
  run();
  expect(undoLast()).toBe(true);
  expect(undone).toEqual(['first', 'second']);
});

test('nothing can be undone after five minutes', () => {
  keepUndo(() => expect.unreachable());
  vi.advanceTimersByTime(5 * 60_000);
  expect(undoLast()).toBe(false);
});
