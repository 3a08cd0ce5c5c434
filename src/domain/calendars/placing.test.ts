import { describe, expect, test } from 'vitest';
import { freeParts, isDoubtful, planFor, renewal, trimmed, typeOf } from './placing.ts';

const day = (number: number) => `2027-07-${String(number).padStart(2, '0')}T07:00:00.000Z`;
const span = (from: number, to: number) => ({ startDate: day(from), endDate: day(to) });
const days = (spans: { startDate: string; endDate: string }[]) =>
  spans.map((each) => [+each.startDate.slice(8, 10), +each.endDate.slice(8, 10)]);

const block = (id: number, key: string, first: number, last: number) => ({ id, key, ...span(first, last) });
const keyed = (key: string, first: number, last: number) => ({ key, ...span(first, last) });

describe('the free parts of a stretch', () => {
  test.each([
    ['all of it', [], [[3, 10]]],
    ['all of it between neighbors', [span(1, 3), span(10, 12)], [[3, 10]]],
    ['nothing of it', [span(2, 11)], []],
    ['nothing under several', [span(6, 12), span(3, 6)], []],
    [
      'what is left at both ends',
      [span(5, 7)],
      [
        [3, 5],
        [7, 10],
      ],
    ],
    [
      'what is between',
      [span(1, 4), span(8, 12), span(5, 6)],
      [
        [4, 5],
        [6, 8],
      ],
    ],
  ])('%s', (_, held, parts) => {
    expect(days(freeParts(span(3, 10), held))).toEqual(parts);
  });

  test('are never occupied, and make up the whole with the occupied ones', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 300; round++) {
      const wish = span(5, 6 + random(20));
      const held = Array.from({ length: random(5) }, () => [1 + random(26), 1 + random(4)] as const).map(([from, long]) =>
        span(from, from + long),
      );
      const parts = freeParts(wish, held);
      for (let at = 1; at < 31; at++) {
        const isIn = (each: { startDate: string; endDate: string }) => each.startDate <= day(at) && each.endDate > day(at);
        expect(parts.some(isIn)).toBe(isIn(wish) && !held.some(isIn));
      }
    }
  });
});

describe('the entries of a stretch', () => {
  const entry = (id: number, first: number, last: number) => ({ id, ...span(first, last) });
  test.each([
    ['stay where they are wanted', [entry(1, 3, 10)], [span(3, 10)], { go: [], change: [], add: [] }],
    ['grow and shrink', [entry(1, 3, 5)], [span(3, 10)], { go: [], change: [entry(1, 3, 10)], add: [] }],
    ['are joined by the first', [entry(2, 7, 10), entry(1, 3, 5)], [span(3, 10)], { go: [2], change: [entry(1, 3, 10)], add: [] }],
    ['are split', [entry(1, 3, 10)], [span(3, 5), span(7, 10)], { go: [], change: [entry(1, 3, 5)], add: [span(7, 10)] }],
    ['go where nothing is wanted', [entry(1, 3, 10)], [], { go: [1], change: [], add: [] }],
  ])('%s', (_, entries, parts, plan) => {
    expect(planFor(entries, parts)).toEqual(plan);
  });

  test('are cut to it', () => {
    expect(trimmed(span(1, 5), span(3, 10))).toEqual(span(3, 5));
    expect(trimmed(span(4, 12), span(3, 10))).toEqual(span(4, 10));
    expect(trimmed(span(10, 12), span(3, 10))).toBeNull();
  });
});

describe('a new reading of a calendar', () => {
  const window = { from: day(3), now: day(5) };

  test('replaces the previous one, by keys', () => {
    const stored = [block(1, 'a', 6, 10), block(2, 'b', 12, 14)];
    expect(renewal(stored, [keyed('a', 7, 11), keyed('c', 20, 22)], window)).toEqual({
      gone: [stored[1]],
      kept: [{ before: stored[0], after: keyed('a', 7, 11) }],
      added: [keyed('c', 20, 22)],
    });
  });

  test('may use other keys for the same bookings every day', () => {
    const stored = [block(1, 'yesterday', 6, 10)];
    expect(renewal(stored, [keyed('today', 6, 10)], window)).toEqual({
      gone: [],
      kept: [{ before: stored[0], after: keyed('today', 6, 10) }],
      added: [],
    });
  });

  test('keeps past bookings, which many calendars no longer list', () => {
    expect(renewal([block(1, 'a', 3, 5), block(2, 'b', 4, 6)], [], window).gone.map(({ id }) => id)).toEqual([2]);
  });

  test('doesn’t shorten every day what began before its window', () => {
    expect(renewal([block(1, 'a', 1, 9)], [keyed('a', 3, 9)], window).kept[0]?.after).toEqual(keyed('a', 1, 9));
  });
});

test('a stretch of more than a day is a charter, else a day trip', () => {
  expect(typeOf(span(3, 5))).toBe('charter');
  expect(typeOf(span(3, 4))).toBe('day_rent');
});

test('three future stretches that disappear at once are in doubt, but not fewer, nor past ones', () => {
  const now = day(5);
  const three = [span(3, 6), span(7, 8), span(9, 10)];
  expect(isDoubtful({ before: three, after: [], now })).toBe(true);
  expect(isDoubtful({ before: three, after: [span(1, 2)], now })).toBe(true);
  expect(isDoubtful({ before: three, after: [span(1, 6)], now })).toBe(false);
  expect(isDoubtful({ before: [span(3, 5), span(7, 8), span(9, 10)], after: [], now })).toBe(false);
});
