import { assert, integer, property } from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { numbersAround, rangeInWords } from './page-numbers.ts';

describe('the numbers of pages', () => {
  test.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, null, 20]],
    [3, 20, [1, 2, 3, 4, null, 20]],
    [4, 20, [1, null, 3, 4, 5, null, 20]],
    [17, 20, [1, null, 16, 17, 18, null, 20]],
    [18, 20, [1, null, 17, 18, 19, 20]],
    [20, 20, [1, null, 17, 18, 19, 20]],
  ])('beside page %i of %i are %j', (page, pages, numbers) => {
    expect(numbersAround(page, pages)).toEqual(numbers);
  });

  test('are at most seven, ascending, and include the first, the last, this one and its neighbors', () => {
    assert(
      property(integer({ min: 1, max: 500 }), integer({ min: 0, max: 499 }), (pages, before) => {
        const page = (before % pages) + 1;
        const numbers = numbersAround(page, pages);
        const pageNumbers = numbers.filter((number) => number !== null);
        expect(numbers.length).toBeLessThanOrEqual(7);
        expect(pageNumbers).toEqual([...new Set(pageNumbers)].toSorted((one, other) => one - other));
        for (const needed of [1, Math.max(1, page - 1), page, Math.min(pages, page + 1), pages]) expect(pageNumbers).toContain(needed);
      }),
    );
  });
});

test.each([
  [1, 8, 1, 'yachts', '1 yacht'],
  [1, 25, 1, 'activities', '1 activity'],
  [1, 20, 1, 'people', '1 person'],
  [1, 10, 1, 'crew members', '1 crew member'],
  [1, 8, 8, 'yachts', '8 yachts'],
  [1, 8, 9, 'yachts', '1–8 of 9 yachts'],
  [2, 8, 9, 'yachts', '9 of 9 yachts'],
  [2, 8, 17, 'yachts', '9–16 of 17 yachts'],
])('page %i of %i each and %i %s reads “%s”', (page, perPage, total, noun, words) => {
  expect(rangeInWords(page, perPage, total, noun)).toBe(words);
});

describe('a toast', () => {
  beforeEach(() => vi.resetModules());

  test('replaces the one before, and notifies its listeners', async () => {
    const { currentToast, subscribeToToasts, toast } = await import('./toast-store.ts');
    expect(currentToast()).toBeNull();
    const listener = vi.fn<() => void>();
    const stop = subscribeToToasts(listener);
    toast({ title: 'First' });
    toast({ title: 'Second', variant: 'destructive' });
    expect(currentToast()).toEqual({ id: 2, open: true, title: 'Second', variant: 'destructive' });
    stop();
    toast({ title: 'Third' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('is closed only by its own id, so that none closes a later one', async () => {
    const { closeToast, currentToast, toast } = await import('./toast-store.ts');
    closeToast();
    expect(currentToast()).toBeNull();
    toast({ title: 'First' });
    toast({ title: 'Second' });
    closeToast(1);
    expect(currentToast()?.open).toBe(true);
    closeToast(2);
    expect(currentToast()).toMatchObject({ title: 'Second', open: false });
  });
});

describe('leaving a page', () => {
  beforeEach(() => vi.resetModules());

  test('happens at once if there is no unsaved input', async () => {
    const { onceNothingIsTyped, watchForm } = await import('./unsaved-store.ts');
    watchForm(() => false);
    const act = vi.fn<() => void>();
    onceNothingIsTyped('act', act);
    expect(act).toHaveBeenCalledOnce();
  });

  test('waits for the last form with unsaved input, and then everything that waits happens once', async () => {
    const { onceNothingIsTyped, watchForm } = await import('./unsaved-store.ts');
    const forgetOne = watchForm(() => true);
    const forgetOther = watchForm(() => true);
    const acts = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()] as const;
    onceNothingIsTyped('leave', acts[0]);
    onceNothingIsTyped('leave', acts[1]);
    onceNothingIsTyped('reload', acts[2]);
    const calls = () => acts.map((act) => act.mock.calls.length);
    forgetOne();
    expect(calls()).toEqual([0, 0, 0]);
    forgetOther();
    forgetOther();
    // The first two are the same.
    expect(calls()).toEqual([0, 1, 1]);
  });
});
