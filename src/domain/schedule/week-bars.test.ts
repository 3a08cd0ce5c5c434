import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysFrom } from '../shared/calendar-days.ts';
import { barsPerDay, packLanes } from './week-bars.ts';

const week = daysFrom('2026-11-16', 7);
const on = (name: string, first: number, last: number) => ({
  name,
  first: addDays('2026-11-16', first),
  last: addDays('2026-11-16', last),
});
const look = (...items: ReturnType<typeof on>[]) =>
  packLanes(items, week).map(({ item, from, to, lane }) => `${item.name} ${from}-${to} in ${lane}`);

test('each lies in the first lane that is free', () => {
  expect(look(on('a', 0, 2), on('b', 1, 3), on('c', 3, 5), on('d', 4, 6))).toEqual([
    'a 0-2 in 0',
    'b 1-3 in 1',
    'c 3-5 in 0',
    'd 4-6 in 1',
  ]);
});

test('of those that begin together the longest comes first, and equals keep their order', () => {
  expect(look(on('short', 2, 2), on('long', 2, 6), on('one', 0, 0), on('two', 0, 0))).toEqual([
    'one 0-0 in 0',
    'two 0-0 in 1',
    'long 2-6 in 0',
    'short 2-2 in 1',
  ]);
});

test('what comes from before or goes on after is cut at the edge, and says so', () => {
  const [over] = packLanes([on('over', -9, 30)], week);
  expect(over).toMatchObject({ from: 0, to: 6, begins: false, ends: false });
  expect(packLanes([on('before', -3, -1), on('after', 7, 9)], week)).toEqual([]);
  expect(packLanes([on('any', 0, 1)], [])).toEqual([]);
});

test('the days tell how many touch them', () => {
  expect(barsPerDay(packLanes([on('a', -1, 1), on('b', 1, 1), on('c', 5, 9)], week), 7)).toEqual([1, 2, 0, 0, 0, 1, 1]);
});

test('nothing is lost or covered, and no more lanes are used than the fullest day needs', () => {
  const anything = array(tuple(integer({ min: -10, max: 12 }), integer({ min: 0, max: 12 })), { maxLength: 60 }).map((all) =>
    all.map(([first, days], at) => on(String(at), first, first + days)),
  );
  assert(
    property(anything, (items) => {
      const bars = packLanes(items, week);
      expect(bars.map(({ item }) => item.name).toSorted()).toEqual(
        items
          .filter(({ first, last }) => last >= '2026-11-16' && first <= '2026-11-22')
          .map(({ name }) => name)
          .toSorted(),
      );
      const cells = bars.flatMap(({ from, to, lane }) => Array.from({ length: to - from + 1 }, (_, at) => `${lane}:${from + at}`));
      expect(new Set(cells).size).toBe(cells.length);
      expect(Math.max(0, ...bars.map(({ lane }) => lane + 1))).toBe(Math.max(0, ...barsPerDay(bars, 7)));
    }),
  );
});
