import { describe, expect, test } from 'vitest';
import { aPerson } from '../testing/given.ts';
import { datesIn, timeZoneOf } from './dates.ts';

const paris = datesIn('Europe/Paris');
const plain = (said: string) => said.replaceAll('\u00a0', ' ');

describe('an instant is said as the company’s clocks have it', () => {
  const at = '2026-11-20T23:30:00.000Z';

  test.each([
    ['Europe/Paris', 'Nov 21, 2026', '12:30 AM', 0],
    ['America/Los_Angeles', 'Nov 20, 2026', '3:30 PM', 15],
    ['Asia/Tokyo', 'Nov 21, 2026', '8:30 AM', 8],
    ['Pacific/Kiritimati', 'Nov 21, 2026', '1:30 PM', 13],
  ])('in %s: %s, %s', (zone, date, time, hour) => {
    const dates = datesIn(zone);
    expect(dates.date(at)).toBe(date);
    expect(plain(dates.time(at))).toBe(time);
    expect(plain(dates.moment(at)).replaceAll('\u202f', ' ')).toBe(`${date}, ${time}`);
    expect(dates.hour(new Date(at))).toBe(hour);
    expect(dates.day(at)).toBe(date.split(',')[0]);
  });

  test('a calendar day is the same day everywhere', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])
      expect(datesIn(zone).calendarDay('2026-11-21')).toBe('Nov 21, 2026');
  });

  test('with its weekday', () => {
    expect(paris.weekday(new Date(at))).toBe('Saturday, November 21');
    expect(datesIn('America/Los_Angeles').weekday(new Date(at))).toBe('Friday, November 20');
  });
});

describe('a stretch of time', () => {
  const [nine, five, nextDay] = ['2026-11-21T08:00:00.000Z', '2026-11-21T16:00:00.000Z', '2026-11-28T08:00:00.000Z'];

  test.each([
    ['span', nine, five, 'Nov 21, 2026, 9:00 AM – 5:00 PM'],
    ['span', nine, nextDay, 'Nov 21, 2026 – Nov 28, 2026'],
    ['times', nine, five, 'Nov 21, 9:00 AM – 5:00 PM'],
    ['times', nine, nextDay, 'Nov 21, 9:00 AM – Nov 28, 9:00 AM'],
    ['hours', nine, five, '9:00 AM – 5:00 PM'],
    ['hours', nine, nextDay, 'Nov 21, 9:00 AM – Nov 28, 9:00 AM'],
    ['period', nine, five, 'Nov 21, 2026, 9:00 AM – 5:00 PM'],
    ['weekdays', nine, five, 'Sat, Nov 21, 9:00 AM – 5:00 PM'],
  ] as const)('as %s, from %s to %s, is "%s"', (how, from, to, words) => {
    expect(plain(paris[how](from, to)).replaceAll('\u202f', ' ')).toBe(words);
  });

  test('without an end is its beginning', () => {
    expect(paris.span(nine, null).replaceAll(/\s/g, ' ')).toBe('Nov 21, 2026, 9:00 AM');
  });

  test('keeps a time and its AM or PM on one line, and has no other than plain spaces', () => {
    for (const said of [paris.time(nine), paris.hours(nine, five), paris.times(nine, nextDay), paris.weekdays(nine, five)]) {
      expect(said).not.toMatch(/[\u2009\u202f]/);
      expect(said).toMatch(/\d\u00a0[AP]M/);
      expect(said).not.toMatch(/\d [AP]M/);
    }
  });

  test('says the hour of which clock it is on the days the clocks change', () => {
    expect(plain(paris.hours('2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z'))).toBe('1:30 – 3:30 AM');
    expect(plain(paris.hours('2026-10-24T22:30:00.000Z', '2026-10-25T01:30:00.000Z'))).toBe('12:30 – 2:30 AM');
  });
});

test('people see their company’s zone, admins the server’s, and strangers their own', () => {
  expect(timeZoneOf(aPerson({ timeZone: 'Asia/Tokyo' }))).toBe('Asia/Tokyo');
  expect(timeZoneOf(aPerson({ role: 'admin', timeZone: null }))).toBe('UTC');
  expect(timeZoneOf(null)).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(timeZoneOf(undefined)).toBe(timeZoneOf(null));
});
