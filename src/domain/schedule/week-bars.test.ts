import { array, assert, boolean, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, daysTouched, weeksOfMonth } from '../shared/calendar-days.ts';
import { instantIn } from '../shared/zoned-time.ts';
import { packDays, placedOnDays, type OnDays } from './week-bars.ts';

const paris = 'Europe/Paris';
const monday = '2026-07-13';
const week = daysFrom(monday, 7);

type Named = OnDays & { name: string };
let yachts = 0;
/** An entry from one day of the week to another, with Monday as 0. */
const on = (name: string, first: number, last: number, more: Partial<OnDays> = {}): Named => ({
  name,
  first: addDays(monday, first),
  last: addDays(monday, last),
  beginsAfternoon: false,
  endsMorning: false,
  yachtId: (yachts += 1),
  ...more,
});
/** From the afternoon of one day to the morning of another, as charters go. */
const charter = (name: string, first: number, last: number, yachtId: number) =>
  on(name, first, last, { beginsAfternoon: true, endsMorning: true, yachtId });

const packed = (items: Named[], lanes: number, days = week) => {
  const { bars, more } = packDays(items, days, lanes);
  return { bars: bars.map(({ item, from, to, lane }) => `${item.name} ${from}-${to} in ${lane}`), more };
};

const event = (zone: string, day: string, time: string, lastDay: string, lastTime: string) =>
  placedOnDays(zone, {
    startDate: instantIn(zone, { day, time }) ?? '',
    endDate: instantIn(zone, { day: lastDay, time: lastTime }) ?? '',
    yachtId: 1,
  });

describe('the days an event touches', () => {
  test.each([
    ['a charter from afternoon to morning', paris, '2026-07-18', '17:00', '2026-07-25', '09:00', '2026-07-25', true, true],
    ['one from morning to evening', paris, '2026-07-18', '09:00', '2026-07-25', '18:00', '2026-07-25', false, false],
    ['one from noon to noon', paris, '2026-07-18', '12:00', '2026-07-25', '12:00', '2026-07-25', true, true],
    ['a day trip of an afternoon takes its day', paris, '2026-07-18', '14:00', '2026-07-18', '18:00', '2026-07-18', false, false],
    ['a night', paris, '2026-07-18', '20:00', '2026-07-19', '06:00', '2026-07-19', true, true],
    ['what ends at midnight ends the day before', paris, '2026-07-18', '17:00', '2026-07-26', '00:00', '2026-07-25', true, false],
    ['an evening until midnight', paris, '2026-07-18', '18:00', '2026-07-19', '00:00', '2026-07-18', false, false],
    ['a week in which the clocks go forward', paris, '2027-03-27', '17:00', '2027-04-03', '09:00', '2027-04-03', true, true],
    ['a week in which they go back', paris, '2026-10-24', '17:00', '2026-10-31', '09:00', '2026-10-31', true, true],
    ['a week in New York', 'America/New_York', '2026-10-31', '17:00', '2026-11-07', '09:00', '2026-11-07', true, true],
    ['a week in Tonga', 'Pacific/Tongatapu', '2026-07-18', '17:00', '2026-07-25', '09:00', '2026-07-25', true, true],
    ['a week in Kathmandu', 'Asia/Kathmandu', '2026-07-18', '11:59', '2026-07-25', '12:01', '2026-07-25', false, false],
  ])('%s', (_, zone, day, time, lastDay, lastTime, last, beginsAfternoon, endsMorning) => {
    expect(event(zone, day, time, lastDay, lastTime)).toEqual({ first: day, last, beginsAfternoon, endsMorning, yachtId: 1 });
  });

  test.each([paris, 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe'])('in %s are those of the local calendar', (zone) => {
    assert(
      property(integer({ min: 0, max: 366 * 24 }), integer({ min: 1, max: 400 }), (start, length) => {
        const span = {
          startDate: new Date(Date.UTC(2026, 0, 1) + start * 3_600_000).toISOString(),
          endDate: new Date(Date.UTC(2026, 0, 1) + (start + length) * 3_600_000).toISOString(),
        };
        expect(placedOnDays(zone, { ...span, yachtId: 1 })).toMatchObject(daysTouched(zone, span));
      }),
    );
  });
});

describe('the lanes of a week', () => {
  test('each is in the first free lane, and all are shown while there is room', () => {
    expect(packed([on('a', 0, 2), on('b', 1, 3), on('c', 3, 5), on('d', 4, 6)], 2)).toEqual({
      bars: ['a 0-5 in 0', 'b 2-7 in 1', 'c 6-11 in 0', 'd 8-13 in 1'],
      more: [0, 0, 0, 0, 0, 0, 0],
    });
  });

  test('among those that begin together the longest comes first, and equals keep their order', () => {
    expect(packed([on('short', 2, 2), on('long', 2, 6), on('one', 0, 0), on('two', 0, 0)], 4).bars).toEqual([
      'one 0-1 in 0',
      'two 0-1 in 1',
      'long 4-13 in 0',
      'short 4-5 in 1',
    ]);
  });

  test('entries that began before or continue after are cut at the edge, and marked', () => {
    expect(packDays([on('over', -9, 30)], week, 3).bars).toMatchObject([{ from: 0, to: 13, begins: false, ends: false }]);
    expect(packDays([on('here', 0, 6)], week, 3).bars).toMatchObject([{ from: 0, to: 13, begins: true, ends: true }]);
    expect(packDays([on('before', -3, -1), on('after', 7, 9)], week, 3)).toEqual({ bars: [], more: [0, 0, 0, 0, 0, 0, 0] });
    expect(packDays([on('any', 0, 1)], [], 3)).toEqual({ bars: [], more: [] });
  });

  test('a return and the next departure of a yacht share its lane on the day of both', () => {
    expect(packed([charter('first', -2, 5, 1), charter('other', -2, 5, 2), charter('next', 5, 12, 2)], 3).bars).toEqual([
      'first 0-10 in 0',
      'other 0-10 in 1',
      'next 11-13 in 1',
    ]);
  });

  test('on a day with too many, the last lane is left for the number of others, and used again afterward', () => {
    expect(packed([on('a', 0, 6), on('b', 0, 6), on('c', 0, 6), on('d', 2, 2)], 3)).toEqual({
      bars: ['a 0-13 in 0', 'b 0-3 in 1', 'c 0-3 in 2', 'd 4-5 in 1', 'b 6-13 in 1', 'c 6-13 in 2'],
      more: [0, 0, 2, 0, 0, 0, 0],
    });
  });

  test('entries that begin or end on a day are drawn before those that continue over it', () => {
    const { bars, more } = packed([on('out', -5, 9), on('also out', -5, 9), on('leaves', 3, 9), on('returns', -9, 3), on('trip', 3, 3)], 4);
    expect(bars.filter((bar) => bar.startsWith('out') || bar.startsWith('also'))).toEqual([
      'out 0-5 in 1',
      'also out 0-5 in 2',
      'out 8-13 in 0',
      'also out 8-13 in 2',
    ]);
    expect(bars.filter((bar) => !bar.includes('out'))).toEqual(['returns 0-7 in 0', 'leaves 6-13 in 1', 'trip 6-7 in 2']);
    expect(more).toEqual([0, 0, 0, 2, 0, 0, 0]);
  });
});

describe('twelve yachts on a Saturday in July', () => {
  const fleet = Array.from({ length: 12 }, (_, yacht) => yacht + 1);
  const saturdays = fleet.flatMap((yacht) => [charter(`back ${yacht}`, -2, 5, yacht), charter(`out ${yacht}`, 5, 12, yacht)]);

  test('all are shown if there are twelve lanes, one for each yacht', () => {
    const { bars, more } = packDays(saturdays, week, 12);
    expect(more).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const lanes = fleet.map((yacht) => new Set(bars.filter(({ item }) => item.yachtId === yacht).map(({ lane }) => lane)));
    expect(lanes.map(({ size }) => size)).toEqual(fleet.map(() => 1));
  });

  test('five lanes show four yachts back and the same four out, and every day has the number of others', () => {
    const { bars, more } = packed(saturdays, 5);
    expect(bars).toEqual([
      'back 1 0-10 in 0',
      'back 2 0-10 in 1',
      'back 3 0-10 in 2',
      'back 4 0-10 in 3',
      'out 1 11-13 in 0',
      'out 2 11-13 in 1',
      'out 3 11-13 in 2',
      'out 4 11-13 in 3',
    ]);
    expect(more).toEqual([8, 8, 8, 8, 8, 16, 8]);
  });

  test('day trips and work of a Sunday come before the charters that are out', () => {
    const sunday = [on('trip', 6, 6), on('another trip', 6, 6), on('repair', 6, 6), on('survey', 6, 6)];
    const { bars, more } = packed([...saturdays, ...sunday], 5);
    expect(bars.filter((bar) => bar.includes(' 12-13 '))).toHaveLength(4);
    expect(more[6]).toBe(12);
  });
});

test('in a month that begins midweek, charters across weeks are in every week they touch, cut at its edges', () => {
  const july = weeksOfMonth('2026-07-01', 'monday');
  const across = { ...on('across', 0, 0), first: '2026-06-27', last: '2026-07-18', beginsAfternoon: true, endsMorning: true };
  expect(july.map((days) => packDays([across], days, 5).bars.map(({ from, to, begins, ends }) => [from, to, begins, ends]))).toEqual([
    [[0, 13, false, false]],
    [[0, 13, false, false]],
    [[0, 10, false, true]],
    [],
    [],
  ]);
});

test('nothing is lost, covered or too deep, and continuing entries never displace those that begin or end on a day', () => {
  const anything = array(
    tuple(integer({ min: -10, max: 12 }), integer({ min: 0, max: 12 }), boolean(), boolean(), integer({ min: 1, max: 6 })),
    {
      maxLength: 60,
    },
  ).map((all) =>
    all.map(([first, days, late, early, yachtId], at) =>
      on(String(at), first, first + days, { beginsAfternoon: late && days > 0, endsMorning: early && days > 0, yachtId }),
    ),
  );
  assert(
    property(anything, integer({ min: 2, max: 14 }), (items, lanes) => {
      const { bars, more } = packDays(items, week, lanes);
      const cells = bars.flatMap(({ from, to, lane }) => Array.from({ length: to - from + 1 }, (_, at) => `${lane}:${from + at}`));
      expect(new Set(cells).size).toBe(cells.length);
      week.forEach((day, at) => {
        const touching = items.filter(({ first, last }) => first <= day && day <= last);
        const drawn = bars.filter(({ from, to }) => from <= 2 * at + 1 && to >= 2 * at);
        const names = new Set(drawn.map(({ item }) => item.name));
        expect([names.size, names.size + (more[at] ?? 0)]).toEqual([drawn.length, touching.length]);
        expect(Math.max(0, ...drawn.map(({ lane }) => lane + 1))).toBeLessThanOrEqual(more[at] ? lanes - 1 : lanes);
        const hidden = touching.filter(({ name }) => !names.has(name));
        const moves = ({ first, last }: OnDays) => first === day || last === day;
        expect(hidden.some(moves) && !drawn.every(({ item }) => moves(item))).toBe(false);
      });
    }),
  );
});
