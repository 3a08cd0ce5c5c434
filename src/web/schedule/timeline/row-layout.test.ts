import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayLineOf } from '#domain/schedule/day-line.ts';
import { anEvent, aYacht } from '../../testing/given.ts';
import { barIn, minBarWidth, measuresIn, rowHeight } from './timeline-layout.ts';
import type { Grouping } from '../rows/look-store.ts';
import { laidInRows, rowAt, rowsOf, underway } from './row-layout.ts';
import { boxOf } from './timeline-row.tsx';

const line = dayLineOf('Europe/Paris', '2026-06-01');
const yachts = [aYacht({ id: 1 }), aYacht({ id: 2 }), aYacht({ id: 3 })];
const onDay = (id: number, yachtId: number, day: number, lasts = 1) =>
  anEvent({
    id,
    yachtId,
    startDate: `2026-06-${String(day).padStart(2, '0')}T07:00:00.000Z`,
    endDate: `2026-06-${String(day + lasts - 1).padStart(2, '0')}T14:00:00.000Z`,
  });

describe('the rows of the fleet', () => {
  const rows = rowsOf(line, yachts, [onDay(1, 1, 2), onDay(2, 3, 2), onDay(3, 3, 2), onDay(4, 3, 2), onDay(9, 99, 2)], undefined);

  test('are one below the other, each as high as its fullest day needs', () => {
    expect(rows.map(({ yacht, index, top, height }) => [yacht.id, index, top, height])).toEqual([
      [1, 0, 0, 56],
      [2, 1, 56, 56],
      [3, 2, 112, 79],
    ]);
  });

  test('have each yacht’s own events, and none of a yacht without a row', () => {
    expect(rows.map(({ events }) => events.map(({ id }) => id))).toEqual([[1], [], [2, 3, 4]]);
  });

  test('mark changeovers that are shorter than the yacht’s turnaround', () => {
    const own = [onDay(1, 1, 2), { ...onDay(2, 1, 3), type: 'charter' as const }];
    const [usual, longTurnaround] = [null, 18].map(
      (turnaroundHours) => rowsOf(line, [aYacht({ id: 1, turnaroundHours })], own, undefined)[0],
    );
    expect([usual, longTurnaround].map((row) => row?.changeovers.map(({ isShort }) => isShort))).toEqual([[false], [true]]);
  });

  test('filtered by type show that type, but still have the other events', () => {
    const mixed = [onDay(1, 1, 2), { ...onDay(2, 1, 4), type: 'maintenance' as const }];
    const [row] = rowsOf(line, yachts, mixed, 'maintenance');
    expect(row?.bars.map(({ entry }) => entry.id)).toEqual([2]);
    expect(row?.events.map(({ id }) => id)).toEqual([1, 2]);
  });

  test.each([
    [-10, 1],
    [0, 1],
    [55.9, 1],
    [56, 2],
    [112, 3],
    [9999, 3],
  ])('at height %d there is, or is nearest, yacht %i', (y, id) => {
    expect(rowAt(rows, y)?.yacht.id).toBe(id);
  });

  test('are none without yachts', () => {
    expect(rowAt([], 10)).toBeUndefined();
  });
});

test('a moving event is in its new place, once', () => {
  const [one, two] = [onDay(1, 1, 2), onDay(2, 1, 4)];
  const to = { yachtId: 2, startDate: '2026-06-08T07:00:00.000Z', endDate: '2026-06-08T14:00:00.000Z' };
  expect(underway([one, two], [])).toEqual([one, two]);
  expect(underway([one, two], [{ event: one, to }])).toEqual([two, { ...one, ...to }]);
  // Moved twice in a row: the later move counts.
  const further = { ...to, yachtId: 3 };
  expect(
    underway(
      [one],
      [
        { event: one, to },
        { event: one, to: further },
      ],
    ),
  ).toEqual([{ ...one, ...further }]);
});

describe('the groups of the fleet', () => {
  const fleet = [
    aYacht({ id: 1, location: 'Naples', status: 'docked' }),
    aYacht({ id: 2, location: null, type: 'Catamaran' }),
    aYacht({ id: 3, location: 'Antibes' }),
    aYacht({ id: 4, location: 'Naples' }),
  ];
  const laid = (group: Grouping, folded: string[] = []) => laidInRows(line, fleet, [], undefined, { dense: true, group, folded });

  test('by home port are in the order of their names, yachts without one last', () => {
    const { rows, heads, height, lines } = laid('port');
    expect(heads).toMatchObject([
      { name: 'Antibes', count: 1, top: 0, line: 3 },
      { name: 'Naples', count: 2, top: 64, line: 5 },
      { name: 'No home port', count: 1, top: 164, line: 8 },
    ]);
    expect(rows.map(({ yacht, index, top, line: at }) => [yacht.id, index, top, at])).toEqual([
      [3, 0, 28, 4],
      [1, 1, 92, 6],
      [4, 2, 128, 7],
      [2, 3, 192, 9],
    ]);
    expect({ height, lines }).toEqual({ height: 228, lines: 9 });
  });

  test.each([
    ['status', ['Active', 'Docked']],
    ['type', ['Motor Yacht', 'Catamaran']],
  ] as const)('by %s are in their usual order', (group, names) => {
    expect(laid(group).heads.map(({ name }) => name)).toEqual(names);
  });

  test('keep their head and hide their rows if folded', () => {
    const { rows, heads } = laid('port', ['port:Naples']);
    expect(rows.map(({ yacht }) => yacht.id)).toEqual([3, 2]);
    expect(heads.map(({ folded }) => folded)).toEqual([false, true, false]);
  });

  test('without groups there are no heads, whatever was folded', () => {
    expect(laid('none', ['none'])).toMatchObject({ heads: [], height: 144, lines: 6 });
  });
});

test('a bar has the number of free days after it in its lane, and whether it overlaps another', () => {
  const work = { ...onDay(4, 1, 12, 2), type: 'maintenance' as const };
  const [row] = rowsOf(line, yachts, [onDay(1, 1, 2), onDay(2, 1, 5), onDay(3, 1, 12), work], undefined);
  expect(row?.bars.map(({ entry, room, clashes }) => [entry.id, room, clashes])).toEqual([
    [1, 2, false],
    [2, 6, false],
    [4, Infinity, true],
    [3, Infinity, true],
  ]);
});

describe('the measures', () => {
  test.each([
    ['month', 1594, 208, 42, 5],
    ['week', 1468, 208, 180, 1],
    ['two-weeks', 1468, 208, 90, 2],
    ['quarter', 1468, 208, 1260 / 91, 15],
    // A phone shows as many days as are wide enough to be tapped: nearly all of two weeks.
    ['month', 390, 104, 42, 1],
    ['two-weeks', 390, 104, 286 / 14, 2],
    ['two-weeks', 340, 104, 18, 2],
    ['week', 390, 104, 72, 0],
    ['month', 0, 104, 42, 0],
  ] as const)('by %s in %i pixels: names %i wide, days %d, and %i days before the date', (zoom, width, side, day, lead) => {
    expect(measuresIn(zoom, width)).toEqual({ side, day, lead, dense: false });
  });

  test('a bar is within its row, however many share it, and no two lanes touch', () => {
    assert(
      property(integer({ min: 1, max: 12 }), boolean(), (lanes, dense) => {
        const row = rowHeight(lanes, dense);
        const bars = Array.from({ length: lanes }, (_, lane) => barIn(row, { lane, lanes }, dense));
        for (const [lane, { top, height }] of bars.entries()) {
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top + height).toBeLessThanOrEqual(row);
          expect(top).toBeGreaterThanOrEqual(lane === 0 ? 0 : (bars[lane - 1]?.top ?? 0) + height + 1);
        }
      }),
    );
  });

  test('a bar alone in its row is in the middle of it', () => {
    expect(barIn(56, { lane: 0, lanes: 1 })).toEqual({ top: 6, height: 44 });
    expect(barIn(79, { lane: 0, lanes: 1 }, true)).toEqual({ top: 26.5, height: 26 });
  });

  test('a bar is as long as its days less a gap, and never too narrow to be seen', () => {
    const measures = { day: 44, side: 184, lead: 0, dense: false };
    expect(boxOf({ from: 2, to: 4.5, lane: 0, lanes: 1 }, 52, measures)).toMatchObject({ left: 184 + 88 + 1.5, width: 110 - 3 });
    expect(boxOf({ from: 2, to: 2.01, lane: 0, lanes: 1 }, 52, { ...measures, day: 12 })).toMatchObject({
      left: 184 + 24 + 0.5,
      width: minBarWidth,
    });
  });

  test('bars of one lane never cover one another', () => {
    const bars = array(record({ day: integer({ min: 1, max: 24 }), lasts: integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 10 });
    assert(
      property(bars, (spans) => {
        const [row] = rowsOf(
          line,
          yachts,
          spans.map(({ day, lasts }, id) => onDay(id, 1, day, lasts)),
          undefined,
        );
        const together = (row?.bars ?? []).flatMap((one, index, laid) =>
          laid.slice(index + 1).filter((other) => one.lane === other.lane && one.to > other.from && other.to > one.from),
        );
        expect(together).toEqual([]);
      }),
    );
  });
});
