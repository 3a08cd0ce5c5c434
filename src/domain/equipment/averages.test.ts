import { describe, expect, test } from 'vitest';
import { daysFrom } from '../shared/calendar-days.ts';
import { averageABookedDay, averageADay, isStale, totalAt } from './averages.ts';
import { toHundredths } from './hours.ts';

const read = (...of: [at: string, hours: number][]) => of.map(([at, hours], id) => ({ id, at: `${at}T12:00:00.000Z`, total: hours * 10 }));
const spring = read(['2027-03-01', 1100], ['2027-05-01', 1222], ['2027-05-31', 1300]);

describe('hours a day', () => {
  test('begin with the last reading of 90 days before, or the first', () => {
    expect(toHundredths(averageADay(spring, null) as number)).toBe(2.2);
    expect(averageADay(spring, null)).toBeCloseTo(200 / 91, 12);
    const older = [...read(['2026-01-01', 0]), ...spring.map((each) => ({ ...each, id: each.id + 5 }))];
    expect(averageADay(older, 40)).toBeCloseTo(200 / 91, 12);
  });

  test('are the estimated ones until there is a week of readings, or unknown without an estimate', () => {
    const days = read(['2027-05-28', 1000], ['2027-05-31', 1030]);
    expect([averageADay(days, null), averageADay(days, 40), averageADay([], null)]).toEqual([null, 4, null]);
    expect(averageADay(read(['2027-05-24', 1000], ['2027-05-31', 1014]), 40)).toBe(2);
  });
});

const of = (touched: string[]) => averageABookedDay(spring, null, { touched, dayOf: (at) => at.slice(0, 10) });

describe('hours a booked day', () => {
  test('are the year’s hours over the booked days, never fewer than the daily average', () => {
    expect(of(daysFrom('2027-05-01', 20))).toBe(10);
    expect(of([...daysFrom('2027-05-01', 20), '2027-02-28', '2027-06-01'])).toBe(10);
    expect(of(daysFrom('2027-01-01', 180))).toBeCloseTo(200 / 91, 12);
  });

  test('are the daily average if fewer than five days were booked', () => {
    expect(of(daysFrom('2027-05-01', 4))).toBeCloseTo(200 / 91, 12);
  });
});

test('a total is that of the last reading by then', () => {
  expect(['2027-02-28', '2027-03-01', '2027-05-30'].map((day) => totalAt(spring, `${day}T12:00:00.000Z`))).toEqual([null, 11_000, 12_220]);
});

test.each([
  ['2027-05-02T12:00:00.000Z', 2.2, true],
  ['2027-05-02T12:00:00.001Z', 2.2, false],
  ['2027-01-02T12:00:00.000Z', 0, false],
  ['2027-01-02T12:00:00.000Z', null, false],
  [null, 2.2, false],
])('read at %s and running %s h a day, it is stale: %s', (readAt, perDay, stale) => {
  expect(isStale({ readAt, perDay, now: new Date('2027-06-01T12:00:00.001Z') })).toBe(stale);
});
