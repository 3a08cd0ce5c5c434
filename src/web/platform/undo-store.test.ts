import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUndo, keepUndo, undoLast, undoOf } from './undo-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetUndo();
});
afterEach(() => void vi.useRealTimers());

test('what was done last is undone, once', () => {
  const undone: string[] = [];
  keepUndo(() => undone.push('first'));
  keepUndo(() => undone.push('second'));
  expect([undoLast(), undoLast()]).toEqual([true, false]);
  expect(undone).toEqual(['second']);
});

test('what the button of a toast has undone isn’t undone by the key as well', () => {
  const undone: string[] = [];
  const { label, run } = undoOf(() => undone.push('move'));
  run();
  expect([label, undoLast(), undone]).toEqual(['Undo', false, ['move']]);
});

test('the button of a toast undoes its own act, and leaves what was done after it to the key', () => {
  const undone: string[] = [];
  const { run } = undoOf(() => undone.push('first'));
  keepUndo(() => undone.push('second'));
  run();
  expect(undoLast()).toBe(true);
  expect(undone).toEqual(['first', 'second']);
});

test('after five minutes nothing is just done any more', () => {
  keepUndo(() => expect.unreachable());
  vi.advanceTimersByTime(5 * 60_000);
  expect(undoLast()).toBe(false);
});
