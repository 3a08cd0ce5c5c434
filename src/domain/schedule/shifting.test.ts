import { assert, constantFrom, date, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { wallClockIn } from '../shared/zoned-time.ts';
import { shifted, spanOver } from './shifting.ts';

const paris = 'Europe/Paris';
const zones = [paris, 'America/New_York', 'Pacific/Tongatapu', 'Pacific/Pago_Pago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const span = (startDate: string, endDate: string) => ({ startDate: `${startDate}:00.000Z`, endDate: `${endDate}:00.000Z` });

test.each([
  // In Paris the clocks go forward on March 29 and back on October 25, 2026.
  [
    'a week on, over the start of summer',
    span('2026-03-25T08:00', '2026-03-27T15:00'),
    { start: 7, end: 7 },
    span('2026-04-01T07:00', '2026-04-03T14:00'),
  ],
  [
    'onto the change itself',
    span('2026-03-27T08:00', '2026-03-28T15:00'),
    { start: 1, end: 1 },
    span('2026-03-28T08:00', '2026-03-29T14:00'),
  ],
  [
    'back over the end of summer',
    span('2026-10-26T08:00', '2026-10-28T15:00'),
    { start: -2, end: -2 },
    span('2026-10-24T07:00', '2026-10-26T15:00'),
  ],
  [
    'its end pulled over the change',
    span('2026-03-28T08:00', '2026-03-28T15:00'),
    { start: 0, end: 1 },
    span('2026-03-28T08:00', '2026-03-29T14:00'),
  ],
  [
    'its start pulled back over the change',
    span('2026-03-30T07:00', '2026-03-30T14:00'),
    { start: -2, end: 0 },
    span('2026-03-28T08:00', '2026-03-30T14:00'),
  ],
  ['to 29 February', span('2028-02-27T09:00', '2028-02-27T15:00'), { start: 2, end: 2 }, span('2028-02-29T09:00', '2028-02-29T15:00')],
  ['over the new year', span('2026-12-31T22:30', '2027-01-01T00:30'), { start: 1, end: 1 }, span('2027-01-01T22:30', '2027-01-02T00:30')],
  [
    'onto an hour the clocks skip, as long as before',
    span('2026-03-28T01:30', '2026-03-28T02:15'),
    { start: 1, end: 1 },
    span('2026-03-29T01:30', '2026-03-29T02:15'),
  ],
  [
    'not at all, in the hour that comes twice',
    span('2026-10-25T01:30', '2026-10-25T01:45'),
    { start: 0, end: 0 },
    span('2026-10-25T01:30', '2026-10-25T01:45'),
  ],
])('an event is moved %s', (_, before, days, after) => {
  expect(shifted(paris, before, days)).toEqual(after);
});

test.each([
  { start: 0, end: -1 },
  { start: 1, end: 0 },
  { start: 3, end: 1 },
])('nothing is left of a morning with %o', (days) => {
  expect(shifted(paris, span('2026-06-01T07:00', '2026-06-01T10:00'), days)).toBeNull();
});

test('seconds stay', () => {
  const moved = shifted(paris, { startDate: '2026-06-01T07:00:17.250Z', endDate: '2026-06-01T10:00:59.999Z' }, { start: 1, end: 1 });
  expect(moved).toEqual({ startDate: '2026-06-02T07:00:17.250Z', endDate: '2026-06-02T10:00:59.999Z' });
});

test('a moved span ends after it starts, on the right days, and moves back unless daylight saving affects its hours', () => {
  const instants = date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  assert(
    property(
      constantFrom(...zones),
      instants,
      integer({ min: 1, max: 20_000 }),
      integer({ min: -400, max: 400 }),
      (zone, start, minutes, days) => {
        const before = { startDate: start.toISOString(), endDate: new Date(start.getTime() + minutes * 60_000).toISOString() };
        const after = shifted(zone, before, { start: days, end: days });
        if (!after) throw new Error('nothing was left');
        expect(after.startDate < after.endDate).toBe(true);
        const wasAt = wallClockIn(zone, before.startDate);
        const isAt = wallClockIn(zone, after.startDate);
        expect(Date.parse(isAt.day) - Date.parse(wasAt.day)).toBe(days * 86_400_000);
        // Daylight saving changes happen at night.
        expect(wasAt.time < '04:00' || isAt.time === wasAt.time).toBe(true);
      },
    ),
  );
});

const night = span('2026-06-05T16:00', '2026-06-06T08:30');

test.each([
  ['where nothing is', [], '2026-06-06', '2026-06-08', span('2026-06-06T07:00', '2026-06-08T14:00')],
  ['on one day', [], '2026-06-06', '2026-06-06', span('2026-06-06T07:00', '2026-06-06T14:00')],
  ['after a booking that leaves in the morning', [night], '2026-06-06', '2026-06-08', span('2026-06-06T08:30', '2026-06-08T14:00')],
  [
    'before a booking that arrives the same day',
    [span('2026-06-08T10:00', '2026-06-12T08:00')],
    '2026-06-06',
    '2026-06-08',
    span('2026-06-06T07:00', '2026-06-08T10:00'),
  ],
  [
    'between the two',
    [night, span('2026-06-06T12:00', '2026-06-12T08:00')],
    '2026-06-06',
    '2026-06-06',
    span('2026-06-06T08:30', '2026-06-06T12:00'),
  ],
  [
    'over a booking there is no way around',
    [span('2026-06-06T22:00', '2026-06-07T20:00')],
    '2026-06-06',
    '2026-06-08',
    span('2026-06-06T07:00', '2026-06-08T14:00'),
  ],
])('a new entry %s uses the free time', (_, entries, first, last, expected) => {
  expect(spanOver(paris, first, last, entries)).toEqual(expected);
});

test.each([
  [
    'a charter comes aboard in the afternoon and leaves in the morning',
    '2026-06-06',
    '2026-06-08',
    [],
    span('2026-06-06T15:00', '2026-06-08T07:00'),
  ],
  ['a charter over one day stays the night', '2026-06-06', '2026-06-06', [], span('2026-06-06T15:00', '2026-06-07T07:00')],
  [
    'after one who leaves late',
    '2026-06-06',
    '2026-06-08',
    [span('2026-06-03T15:00', '2026-06-06T18:00')],
    span('2026-06-06T18:00', '2026-06-08T07:00'),
  ],
  [
    'before one who comes aboard that afternoon',
    '2026-06-06',
    '2026-06-08',
    [span('2026-06-08T15:00', '2026-06-12T07:00')],
    span('2026-06-06T15:00', '2026-06-08T07:00'),
  ],
])('with a company’s hours: %s', (_, first, last, entries, expected) => {
  expect(spanOver(paris, first, last, entries, { start: '17:00', end: '09:00' })).toEqual(expected);
});
