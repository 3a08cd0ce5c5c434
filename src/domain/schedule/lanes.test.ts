import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayLineOf } from './day-line.ts';
import { overlap } from './in-the-way.ts';
import { laidOut } from './lanes.ts';

const paris = 'Europe/Paris';
const june = dayLineOf(paris, '2026-06-01');
const entry = (id: number, startDate: string, endDate: string) => ({
  id,
  startDate: `${startDate}:00.000Z`,
  endDate: `${endDate}:00.000Z`,
});
const lanes = (entries: ReturnType<typeof entry>[]) => laidOut(june, entries).map(({ entry: { id }, lane, lanes: of }) => [id, lane, of]);

describe('the line of days', () => {
  test.each([
    ['2026-06-01T00:00', 2 / 24],
    ['2026-05-31T22:00', 0],
    ['2026-06-01T22:00', 1],
    ['2026-06-03T10:00', 2.5],
    ['2026-05-30T22:00', -1],
  ])('in Paris %sZ is %d days from the first of June', (at, place) => {
    expect(june.placeOf(`${at}:00.000Z`)).toBeCloseTo(place, 9);
  });

  test('a day with a daylight saving change is as wide as any other', () => {
    const march = dayLineOf(paris, '2026-03-28');
    expect(march.placeOf('2026-03-28T23:00:00.000Z')).toBe(1);
    expect(march.placeOf('2026-03-29T10:30:00.000Z')).toBeCloseTo(1.5, 9);
    expect(march.placeOf('2026-03-29T22:00:00.000Z')).toBe(2);
    expect(dayLineOf(paris, '2026-10-25').placeOf('2026-10-25T10:30:00.000Z')).toBeCloseTo(0.5, 9);
  });

  test.each([
    ['a whole day', '2026-06-02T07:00', '2026-06-02T15:00', [1, 2]],
    ['a morning', '2026-06-02T06:00', '2026-06-02T10:00', [1, 1.5]],
    ['an afternoon', '2026-06-02T10:00', '2026-06-02T16:00', [1.5, 2]],
    ['a week from afternoon to morning', '2026-06-06T14:00', '2026-06-13T07:00', [5.5, 12.5]],
    ['what ends at midnight', '2026-06-02T07:00', '2026-06-02T22:00', [1, 2]],
    ['one minute before noon', '2026-06-02T09:59', '2026-06-02T10:00', [1, 1.5]],
  ])('%s takes the halves it touches', (_, start, end, [from, to]) => {
    expect(june.inHalves(entry(1, start, end))).toEqual({ from, to });
  });

  test.each([paris, 'America/New_York', 'Pacific/Tongatapu', 'Pacific/Honolulu'])(
    'every instant of a year in %s lies within its day',
    (zone) => {
      const line = dayLineOf(zone, '2026-01-01');
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
      for (let at = Date.UTC(2026, 0, 2); at < Date.UTC(2027, 0, 1); at += 5_400_000) {
        const place = line.placeOf(new Date(at).toISOString());
        expect(line.dayAt(place)).toBe(calendar.format(at));
      }
    },
  );
});

describe('the lanes of a row', () => {
  test('consecutive entries share a lane, even if guests leave and arrive on the same day', () => {
    expect(
      laidOut(june, [entry(1, '2026-06-06T14:00', '2026-06-13T07:00'), entry(2, '2026-06-13T14:00', '2026-06-20T07:00')]),
    ).toMatchObject([
      { lane: 0, lanes: 1, from: 5.5, to: 12.5 },
      { lane: 0, lanes: 1, from: 12.5, to: 19.5 },
    ]);
  });

  test('two in the same half of a day are drawn to the minute', () => {
    const [one, two] = laidOut(june, [entry(1, '2026-06-01T07:00', '2026-06-03T13:00'), entry(2, '2026-06-03T16:00', '2026-06-05T07:00')]);
    expect(one).toMatchObject({ lane: 0, lanes: 1, from: 0, to: 2 + 15 / 24 });
    expect(two).toMatchObject({ lane: 0, lanes: 1, from: 2 + 18 / 24, to: 4.5 });
  });

  test('overlapping ones get the first free lane, while they overlap', () => {
    expect(
      lanes([
        entry(1, '2026-06-01T07:00', '2026-06-05T07:00'),
        entry(2, '2026-06-02T07:00', '2026-06-03T07:00'),
        entry(3, '2026-06-03T07:00', '2026-06-06T07:00'),
        entry(4, '2026-06-08T07:00', '2026-06-09T07:00'),
      ]),
    ).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 1, 2],
      [4, 0, 1],
    ]);
  });

  test('entries that don’t overlap in time aren’t drawn over each other, and those that do never share a lane', () => {
    const hours = tuple(integer({ min: 0, max: 900 }), constantFrom(1, 2, 3, 5, 8, 24, 50, 168));
    assert(
      property(array(hours, { maxLength: 40 }), constantFrom(paris, 'America/New_York', 'Pacific/Tongatapu'), (drawn, zone) => {
        const line = dayLineOf(zone, '2026-10-10');
        const began = Date.UTC(2026, 9, 10);
        const entries = drawn.map(([start, length], id) => ({
          id,
          startDate: new Date(began + start * 3_600_000).toISOString(),
          endDate: new Date(began + (start + length) * 3_600_000).toISOString(),
        }));
        const laid = laidOut(line, entries);
        expect(laid).toHaveLength(entries.length);
        const pairs = laid.flatMap((one, at) =>
          laid.slice(at + 1).map((other) => ({ one, other, overlapping: overlap(one.entry, other.entry) })),
        );
        const drawnOver = pairs.filter(
          ({ one, other, overlapping }) => !overlapping && Math.min(one.to, other.to) > Math.max(one.from, other.from) + 1e-9,
        );
        const inOneLane = pairs.filter(({ one, other, overlapping }) => overlapping && one.lane === other.lane);
        const impossible = laid.filter(({ from, to, lane, lanes: of }) => to <= from || lane >= of);
        expect({ drawnOver, inOneLane, impossible }).toEqual({ drawnOver: [], inOneLane: [], impossible: [] });
      }),
    );
  });
});
