import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { sideBySide } from '#domain/schedule/hours.ts';
import { minuteAt, shareWidth, stretchPulled } from './hour-layout.ts';

const day = 24 * 60;

test.each([
  [9, 9 * 60],
  [9.49, 9 * 60],
  [9.5, 9 * 60 + 30],
  [-1, 0],
  [24, day - 30],
  [99, day - 30],
])('%d hours down a day is its minute %i', (hours, minute) => {
  expect(minuteAt(hours, day)).toBe(minute);
});

test.each([
  [540, 540, { from: 540, to: 600 }],
  [540, 660, { from: 540, to: 690 }],
  [660, 540, { from: 540, to: 690 }],
  [day - 30, day - 30, { from: day - 30, to: day }],
])('dragged from %i to %i it is %j', (from, to, stretch) => {
  expect(stretchPulled(from, to, day)).toEqual(stretch);
});

const hour = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

test('overlapping events share the width, and the last column counts those that don’t fit', () => {
  const [one, two, three, four, later] = [hour(9, 12), hour(9, 11), hour(9.5, 11), hour(10, 13), hour(15, 16)];
  const { visible, more } = shareWidth(sideBySide([one, two, three, four, later]), 3);
  expect(visible.map(({ item, column, columns }) => [item, column, columns])).toEqual([
    [one, 0, 3],
    [two, 1, 3],
    [later, 0, 1],
  ]);
  expect(more).toEqual([{ from: 9.5 * 60, to: 13 * 60, count: 2 }]);
});

test('all are shown if they fit', () => {
  const laid = sideBySide([
    { from: 0, to: 60 },
    { from: 30, to: 90 },
    { from: 30, to: 90 },
  ]);
  expect(shareWidth(laid, 3)).toEqual({ visible: laid, more: [] });
});

test('every event is shown or counted once, and none covers another', () => {
  const stretches = array(tuple(integer({ min: 0, max: 1380 }), integer({ min: 15, max: 300 })), { maxLength: 14 });
  assert(
    property(stretches, integer({ min: 1, max: 4 }), (pairs, maxColumns) => {
      const items = pairs.map(([from, lasts]) => ({ from, to: Math.min(day, from + lasts) }));
      const { visible, more } = shareWidth(sideBySide(items), maxColumns);
      expect(visible.length + more.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
      for (const { column, columns } of visible) expect(column < columns && columns <= maxColumns).toBe(true);
      const hidden = visible.flatMap((one, index) =>
        visible
          .slice(index + 1)
          .filter((other) => one.column === other.column && one.item.from < other.item.to && other.item.from < one.item.to),
      );
      expect(hidden).toEqual([]);
    }),
  );
});
