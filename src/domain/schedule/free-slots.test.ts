import { array, assert, constantFrom, integer, pre, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallClockIn } from '../shared/zoned-time.ts';
import { freeSlotsNear, stretchAround, type Slot } from './free-slots.ts';
import { overlap } from './in-the-way.ts';

const paris = 'Europe/Paris';
const longAgo = '2000-01-01T00:00:00.000Z';
const slot = (startDate: string, endDate: string): Slot => ({ startDate: `${startDate}:00.000Z`, endDate: `${endDate}:00.000Z` });
const near = (wish: Slot, busy: Slot[], { timeZone = 'UTC', now = longAgo } = {}) =>
  freeSlotsNear({ wish, busy, timeZone, now }).map(({ startDate, endDate }) => `${startDate.slice(5, 16)} ${endDate.slice(5, 16)}`);

const minutes = (max: number) => integer({ min: 1, max: max }).map((quarters) => quarters * 15);
const lengthOf = ({ startDate, endDate }: Slot) => Date.parse(endDate) - Date.parse(startDate);

describe('a day trip', () => {
  const wish = slot('2031-06-10T09:00', '2031-06-10T16:00');

  test('moves by days, and keeps its hours', () => {
    expect(near(wish, [slot('2031-06-10T00:00', '2031-06-11T00:00')])).toEqual([
      '06-08T09:00 06-08T16:00',
      '06-09T09:00 06-09T16:00',
      '06-11T09:00 06-11T16:00',
      '06-12T09:00 06-12T16:00',
      '06-13T09:00 06-13T16:00',
    ]);
  });

  test('stays on its day if other entries leave enough of it', () => {
    expect(near(wish, [slot('2031-06-10T08:00', '2031-06-10T12:05')])).toContain('06-10T12:15 06-10T19:15');
    expect(near(wish, [slot('2031-06-10T15:00', '2031-06-10T20:00')])).toContain('06-10T08:00 06-10T15:00');
    // Not in the middle of the night.
    expect(near(wish, [slot('2031-06-10T10:00', '2031-06-10T20:00')])[1]).toBe('06-09T09:00 06-09T16:00');
    expect(near(wish, [slot('2031-06-10T08:00', '2031-06-10T15:30')])[2]).toBe('06-11T09:00 06-11T16:00');
  });

  test('may begin as another ends, and end as the next begins', () => {
    expect(near(wish, [slot('2031-06-10T10:00', '2031-06-10T12:00'), slot('2031-06-11T16:00', '2031-06-12T09:00')])).toEqual([
      '06-08T09:00 06-08T16:00',
      '06-09T09:00 06-09T16:00',
      '06-10T12:00 06-10T19:00',
      '06-11T09:00 06-11T16:00',
      '06-12T09:00 06-12T16:00',
    ]);
  });

  test('is not offered in the past', () => {
    expect(near(wish, [slot('2031-06-10T00:00', '2031-06-11T00:00')], { now: '2031-06-09T09:01:00.000Z' })[0]).toBe(
      '06-11T09:00 06-11T16:00',
    );
    expect(near(slot('2020-06-10T09:00', '2020-06-10T16:00'), [], { now: '2031-01-01T00:00:00.000Z' })).toEqual([]);
  });
});

test('a week moves to the next free week, past gaps that are too short', () => {
  const wish = slot('2031-06-07T10:00', '2031-06-14T10:00');
  const busy = [
    slot('2031-05-20T10:00', '2031-06-02T10:00'),
    slot('2031-06-05T10:00', '2031-06-12T10:00'),
    slot('2031-06-18T10:00', '2031-06-20T10:00'),
  ];
  expect(near(wish, busy)).toEqual([
    '05-12T10:00 05-19T10:00',
    '05-13T10:00 05-20T10:00',
    '06-20T10:00 06-27T10:00',
    '06-21T10:00 06-28T10:00',
    '06-22T10:00 06-29T10:00',
  ]);
});

test('a slot waits for an entry that ends at an odd second', () => {
  expect(
    near(slot('2031-06-10T09:00', '2031-06-10T16:00'), [{ startDate: '2031-06-10T09:00:00.000Z', endDate: '2031-06-10T12:00:00.500Z' }]),
  ).toContain('06-10T12:15 06-10T19:15');
});

test('local times stay the same across a daylight saving change', () => {
  const wish = slot('2026-03-28T08:00', '2026-03-28T15:00');
  expect(near(wish, [wish], { timeZone: paris }).slice(2)).toEqual([
    '03-29T07:00 03-29T14:00',
    '03-30T07:00 03-30T14:00',
    '03-31T07:00 03-31T14:00',
  ]);
});

test('a fully booked yacht has no slots', () => {
  expect(near(slot('2031-06-10T09:00', '2031-06-10T16:00'), [slot('2030-01-01T00:00', '2032-01-01T00:00')])).toEqual([]);
});

describe('for any request and entries', () => {
  const start = Date.parse('2026-03-20T00:00:00.000Z');
  const stretches = (maxStart: number, maxLength: number) =>
    record({ from: minutes(maxStart), lasts: minutes(maxLength) }).map(({ from, lasts }): Slot => ({
      startDate: at(from),
      endDate: at(from + lasts),
    }));
  const at = (minute: number) => new Date(start + minute * 60_000).toISOString();
  const cases = [
    stretches(2000, 700),
    array(stretches(4000, 900), { maxLength: 25 }),
    constantFrom('UTC', paris, 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Tongatapu'),
    minutes(1500).map(at),
  ] as const;

  test('an offered slot is free, not in the past, at another time than requested, and within the calendar read', () => {
    assert(
      property(...cases, (wish, busy, timeZone, now) => {
        const { from, to } = stretchAround(wish);
        for (const offered of freeSlotsNear({ wish, busy, timeZone, now })) {
          expect(busy.some((each) => overlap(each, offered))).toBe(false);
          expect(offered.startDate >= now && offered.startDate < offered.endDate && offered.startDate !== wish.startDate).toBe(true);
          expect(offered.startDate >= from && offered.endDate <= to).toBe(true);
        }
      }),
    );
  });

  test('there are at most two before and three after, one a day, in order', () => {
    assert(
      property(...cases, (wish, busy, timeZone, now) => {
        const starts = freeSlotsNear({ wish, busy, timeZone, now }).map(({ startDate }) => startDate);
        expect(starts).toEqual([...new Set(starts)].toSorted());
        expect(starts.filter((each) => each < wish.startDate).length).toBeLessThanOrEqual(2);
        expect(starts.filter((each) => each > wish.startDate).length).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('in a zone without daylight saving, each lasts exactly as long as requested', () => {
    assert(
      property(cases[0], cases[1], cases[3], (wish, busy, now) => {
        for (const offered of freeSlotsNear({ wish, busy, timeZone: 'Asia/Kathmandu', now }))
          expect(lengthOf(offered)).toBe(lengthOf(wish));
      }),
    );
  });

  test('the next day at the same times is offered if free', () => {
    assert(
      property(cases[0], cases[1], (wish, busy) => {
        const offered = freeSlotsNear({ wish, busy, timeZone: 'UTC', now: longAgo });
        const nextDay = {
          startDate: new Date(Date.parse(wish.startDate) + 86_400_000).toISOString(),
          endDate: new Date(Date.parse(wish.endDate) + 86_400_000).toISOString(),
        };
        const isOffered = offered.some(({ startDate, endDate }) => startDate === nextDay.startDate && endDate === nextDay.endDate);
        expect(isOffered).toBe(!busy.some((each) => overlap(each, nextDay)));
      }),
    );
  });

  test('on a free day, the slot has the requested times', () => {
    assert(
      property(cases[0], cases[2], (wish, timeZone) => {
        const hours = wallClockIn(timeZone, wish.startDate).time;
        pre(!/^0[12]:/.test(hours)); // daylight saving may skip these hours
        for (const { startDate } of freeSlotsNear({ wish, busy: [], timeZone, now: longAgo }))
          expect(wallClockIn(timeZone, startDate).time).toBe(hours);
      }),
    );
  });
});
