import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantIn } from '../shared/zoned-time.ts';
import { asItPasses, hoursOf, lastsDays, onTheWall, sideBySide } from './hours.ts';

const paris = 'Europe/Paris';
const newYork = 'America/New_York';
const at = (zone: string, day: string, time: string) => instantIn(zone, { day, time }) ?? '';
const event = (zone: string, from: [string, string], to: [string, string]) => ({ startDate: at(zone, ...from), endDate: at(zone, ...to) });

describe('in local time', () => {
  test.each([
    ['2026-11-21', '10:00', '2026-11-21', '18:00', { from: 600, to: 1080 }],
    ['2026-11-20', '21:30', '2026-11-21', '01:15', { from: 0, to: 75 }],
    ['2026-11-21', '21:30', '2026-11-22', '01:15', { from: 1290, to: 1440 }],
    ['2026-11-21', '00:00', '2026-11-22', '00:00', { from: 0, to: 1440 }],
    ['2026-11-20', '10:00', '2026-11-21', '00:00', null],
    ['2026-11-22', '00:00', '2026-11-22', '10:00', null],
  ])('from %s %s to %s %s covers these minutes of November 21', (day, time, lastDay, lastTime, stretch) => {
    for (const zone of [paris, newYork, 'Pacific/Honolulu', 'Pacific/Tongatapu'])
      expect(onTheWall(zone, '2026-11-21', event(zone, [day, time], [lastDay, lastTime]))).toEqual(stretch);
  });

  test('a day of 23 or 25 hours has the same hours as its neighbors', () => {
    expect(onTheWall(paris, '2026-03-29', event(paris, ['2026-03-29', '01:00'], ['2026-03-29', '09:00']))).toEqual({ from: 60, to: 540 });
    expect(onTheWall(newYork, '2026-11-01', event(newYork, ['2026-11-01', '00:30'], ['2026-11-01', '09:00']))).toEqual({
      from: 30,
      to: 540,
    });
  });

  test('an event within the hour that is shown twice keeps its length', () => {
    expect(onTheWall(paris, '2026-10-25', { startDate: '2026-10-25T00:45:00.000Z', endDate: '2026-10-25T01:15:00.000Z' })).toEqual({
      from: 165,
      to: 195,
    });
  });
});

describe('in real time', () => {
  test('a day has its actual number of hours', () => {
    expect([
      hoursOf(paris, '2026-11-21').length,
      hoursOf(paris, '2026-03-29').length,
      hoursOf(paris, '2026-10-25').length,
      hoursOf(newYork, '2026-11-01').length,
    ]).toEqual([24, 23, 25, 25]);
    expect(
      hoursOf(paris, '2026-10-25')
        .slice(2, 5)
        .map((each) => each.at),
    ).toEqual(['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z']);
    expect(hoursOf('Australia/Lord_Howe', '2026-10-04').at(-1)?.minutes).toBe(30);
  });

  test.each([
    [paris, '2026-03-29', '01:00', '09:00', { from: 60, to: 480 }],
    [paris, '2026-10-25', '01:00', '09:00', { from: 60, to: 600 }],
    [newYork, '2026-11-01', '00:30', '09:00', { from: 30, to: 600 }],
    [paris, '2028-02-29', '08:00', '17:00', { from: 480, to: 1020 }],
  ])('in %s on %s from %s to %s', (zone, day, from, to, stretch) =>
    expect(asItPasses(zone, day, event(zone, [day, from], [day, to]))).toEqual(stretch),
  );
});

test.each([
  ['2026-11-21', '10:00', '2026-11-21', '18:00', false],
  ['2026-11-21', '10:00', '2026-11-22', '09:59', false],
  ['2026-11-21', '10:00', '2026-11-22', '10:00', true],
  ['2026-11-21', '00:00', '2026-11-22', '00:00', true],
  ['2026-03-29', '00:00', '2026-03-30', '00:00', true],
  ['2026-03-29', '00:00', '2026-03-29', '23:00', false],
  ['2026-10-25', '00:00', '2026-10-26', '00:00', true],
  ['2026-12-31', '00:00', '2027-01-01', '00:00', true],
])('from %s %s to %s %s is shown above the hours: %s', (day, time, lastDay, lastTime, above) => {
  expect(lastsDays(paris, event(paris, [day, time], [lastDay, lastTime]))).toBe(above);
});

describe('side by side', () => {
  test('overlapping events share the width, following ones have it all', () => {
    expect(look([600, 660], [60, 120], [90, 180], [120, 150])).toEqual(['60-120: 1/2', '90-180: 2/2', '120-150: 1/2', '600-660: 1/1']);
    expect(look([0, 60], [60, 120])).toEqual(['0-60: 1/1', '60-120: 1/1']);
  });

  test('nothing is lost, and nothing that overlaps shares a column', () => {
    const anything = array(tuple(integer({ min: 0, max: 1400 }), integer({ min: 1, max: 600 })), { maxLength: 50 }).map((all) =>
      all.map(([from, length]) => ({ from, to: from + length })),
    );
    assert(
      property(anything, (items) => {
        const laid = sideBySide(items);
        expect(laid.map(({ item }) => item)).toHaveLength(items.length);
        for (const [index, a] of laid.entries()) {
          expect(a.column).toBeLessThan(a.columns);
          for (const b of laid.slice(index + 1)) {
            if (a.item.from >= b.item.to || b.item.from >= a.item.to) continue;
            expect(a.column).not.toBe(b.column);
            expect(a.columns).toBe(b.columns);
          }
        }
      }),
    );
  });
});

function look(...stretches: [number, number][]) {
  return sideBySide(stretches.map(([from, to]) => ({ from, to }))).map(
    ({ item, column, columns }) => `${item.from}-${item.to}: ${column + 1}/${columns}`,
  );
}
