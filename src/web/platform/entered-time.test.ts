import { assert, constantFrom, date, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { instantEntered, isUnreadDay, timeFault, zoneWords } from './entered-time.ts';

const paris = 'Europe/Paris';

describe('the instant that was entered', () => {
  test.each([
    ['2026-06-06', '09:00', '2026-06-06T07:00:00.000Z'],
    ['2026-12-06', '09:00', '2026-12-06T08:00:00.000Z'],
    // The clocks skip this in the night of March 29, and show it twice in that of October 25.
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-06-06', '', null],
    ['', '09:00', null],
    ['2026-02-29', '09:00', null],
    ['2026-06-06', '25:00', null],
  ])('of a new record, on %j at %j, is %j', (day, time, at) => {
    expect(instantEntered(paris, day, time, null)).toBe(at);
    expect(instantEntered(paris, day, time, undefined)).toBe(at);
  });

  test('keeps its seconds if the minute wasn’t changed', () => {
    const stored = '2026-06-06T07:00:42.123Z';
    expect(instantEntered(paris, '2026-06-06', '09:00', stored)).toBe(stored);
    expect(instantEntered(paris, '2026-06-06', '09:01', stored)).toBe('2026-06-06T07:01:00.000Z');
    expect(instantEntered(paris, '2026-06-07', '09:00', stored)).toBe('2026-06-07T07:00:00.000Z');
  });

  test('keeps its place in an hour that occurs twice', () => {
    const second = '2026-10-25T01:30:00.000Z';
    expect(instantEntered(paris, '2026-10-25', '02:30', second)).toBe(second);
    expect(instantEntered(paris, '2026-10-25', '02:31', second)).toBe('2026-10-25T00:31:00.000Z');
  });

  test('is the stored one for as long as the form shows what is stored, wherever and whenever', () => {
    assert(
      property(
        constantFrom(paris, 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC'),
        date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (timeZone, at) => {
          const stored = at.toISOString();
          const { day, time } = wallClockIn(timeZone, stored);
          expect(instantEntered(timeZone, day, time, stored)).toBe(stored);
        },
      ),
    );
  });
});

test('an unreadable day is neither a day nor empty', () => {
  expect(['', '2026-11-28', '28 Nvo', '2026-02-30'].map(isUnreadDay)).toEqual([false, false, true, true]);
});

test.each([
  ['', 'Arrival time is required'],
  ['late', 'Please enter a time'],
  ['25:00', 'Please enter a time'],
  ['09:30', null],
])('the error of the time %j is %j', (entered, fault) => {
  expect(timeFault(entered, 'Arrival time is required')).toBe(fault);
});

test.each([
  ['Europe/Paris', 'Central European Time (Europe/Paris)'],
  ['America/Los_Angeles', 'Pacific Time (America/Los_Angeles)'],
  ['Asia/Tokyo', 'Japan Standard Time (Asia/Tokyo)'],
])('%s is called %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});
