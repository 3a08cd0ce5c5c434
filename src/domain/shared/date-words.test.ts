import { describe, expect, test } from 'vitest';
import { datesIn, daysNearWords, daysWords, dayWords, hoursWords, longDate, shortDay, timeWords } from './date-words.ts';
import { usualFormats, type Formats } from './formats.ts';

const paris = datesIn('Europe/Paris', usualFormats);
const plain = (said: string) => said.replaceAll('\u00a0', ' ');

describe('an instant is said as the company’s clocks have it', () => {
  const at = '2026-11-20T23:30:00.000Z';

  test.each([
    ['Europe/Paris', 'Nov 21, 2026', '12:30 AM', 0],
    ['America/Los_Angeles', 'Nov 20, 2026', '3:30 PM', 15],
    ['Asia/Tokyo', 'Nov 21, 2026', '8:30 AM', 8],
    ['Pacific/Kiritimati', 'Nov 21, 2026', '1:30 PM', 13],
  ])('in %s: %s, %s', (zone, date, time, hour) => {
    const dates = datesIn(zone, usualFormats);
    expect(dates.date(at)).toBe(date);
    expect(plain(dates.time(at))).toBe(time);
    expect(plain(dates.moment(at)).replaceAll('\u202f', ' ')).toBe(`${date}, ${time}`);
    expect(dates.hour(new Date(at))).toBe(hour);
    expect(dates.day(at)).toBe(date.split(',')[0]);
  });

  test('a calendar day is the same day everywhere', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])
      expect(datesIn(zone, usualFormats).calendarDay('2026-11-21')).toBe('Nov 21, 2026');
  });

  test('with its weekday', () => {
    expect(paris.weekday(new Date(at))).toBe('Saturday, November 21');
    expect(datesIn('America/Los_Angeles', usualFormats).weekday(new Date(at))).toBe('Friday, November 20');
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

const european: Formats = { clock: '24', dateOrder: 'dmy', weekStart: 'monday' };
const iso: Formats = { clock: '24', dateOrder: 'ymd', weekStart: 'monday' };

describe('as somebody chose', () => {
  const [nine, five, later] = ['2026-11-21T08:00:00.000Z', '2026-11-21T16:00:00.000Z', '2026-12-05T16:05:00.000Z'];

  test.each([
    ['day', '21 Nov', 'Nov 21'],
    ['date', '21 Nov 2026', '2026-11-21'],
    ['moment', '21 Nov 2026, 09:00', '2026-11-21, 09:00'],
    ['weekday', 'Saturday 21 November', 'Saturday, November 21'],
    ['time', '09:00', '09:00'],
    ['calendarDay', '21 Nov 2026', '2026-11-21'],
  ] as const)('%s is "%s" or "%s"', (how, inEurope, inIso) => {
    expect(datesIn('Europe/Paris', european)[how](nine)).toBe(inEurope);
    expect(datesIn('Europe/Paris', iso)[how](nine)).toBe(inIso);
  });

  test('of a day and a time, as much is said as is wanted', () => {
    const dates = datesIn('Europe/Paris', european);
    expect(dates.date(nine, longDate)).toBe('21 November 2026');
    expect(dates.moment(nine, shortDay)).toBe('21 Nov, 09:00');
    expect(dates.moment(nine, { weekday: 'long', ...longDate })).toBe('Saturday 21 November 2026, 09:00');
    expect(datesIn('Europe/Paris', iso).moment(nine, { weekday: 'long', ...longDate })).toBe('Saturday, 2026-11-21, 09:00');
  });

  test('a stretch of time is said with its order and its clock', () => {
    const dates = datesIn('Europe/Paris', european);
    expect(dates.times(nine, five)).toBe('21 Nov, 09:00 – 17:00');
    expect(dates.weekdays(nine, later)).toBe('Sat 21 Nov, 09:00 – Sat 5 Dec, 17:05');
    expect(dates.span(nine, later)).toBe('21 Nov 2026 – 5 Dec 2026');
    expect(datesIn('Europe/Paris', iso).period(nine, five)).toBe('2026-11-21, 09:00 – 17:00');
  });

  test('the hour that comes twice, and the one that is skipped, are as the wall has them', () => {
    const dates = datesIn('America/New_York', european);
    expect(dates.hours('2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z')).toBe('01:30 – 01:30');
    expect(dates.hours('2026-03-08T06:59:00.000Z', '2026-03-08T07:00:00.000Z')).toBe('01:59 – 03:00');
  });
});

test.each([
  ['2026-11-23', '2026-11-29', 'Nov 23 – 29, 2026', '23 – 29 Nov 2026', '2026-11-23 – 2026-11-29'],
  ['2026-11-30', '2026-12-06', 'Nov 30 – Dec 6, 2026', '30 Nov – 6 Dec 2026', '2026-11-30 – 2026-12-06'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 – Jan 3, 2027', '28 Dec 2026 – 3 Jan 2027', '2026-12-28 – 2027-01-03'],
  ['2026-12-28', '2026-12-28', 'Dec 28, 2026', '28 Dec 2026', '2026-12-28'],
])('the days from %s to %s are %s, %s or %s', (first, last, mdy, dmy, ymd) => {
  expect([usualFormats, european, iso].map((formats) => daysWords(first, last, formats))).toEqual([mdy, dmy, ymd]);
});

test.each([
  ['2026-07-18', '2026-07-25', 'Jul 18 – 25', '18 – 25 Jul', 'Jul 18 – 25'],
  ['2026-07-28', '2026-08-04', 'Jul 28 – Aug 4', '28 Jul – 4 Aug', 'Jul 28 – Aug 4'],
  ['2026-07-18', '2026-07-18', 'Jul 18', '18 Jul', 'Jul 18'],
  ['2026-12-28', '2027-01-04', 'Dec 28, 2026 – Jan 4, 2027', '28 Dec 2026 – 4 Jan 2027', '2026-12-28 – 2027-01-04'],
  ['2027-07-18', '2027-07-25', 'Jul 18 – 25, 2027', '18 – 25 Jul 2027', '2027-07-18 – 2027-07-25'],
])('in 2026, %s to %s goes without its year if it is this one', (first, last, mdy, dmy, ymd) => {
  expect([usualFormats, european, iso].map((formats) => daysNearWords(first, last, '2026', formats))).toEqual([mdy, dmy, ymd]);
});

test('a stay is told by its days, and within a day by its hours', () => {
  expect(paris.stay('2026-07-18T15:00:00Z', '2026-07-25T07:00:00Z', '2026-11-21')).toBe('Jul 18 – 25');
  expect(plain(paris.stay('2026-07-18T08:00:00Z', '2026-07-18T16:00:00Z', '2026-11-21'))).toBe('Jul 18, 10:00 AM – 6:00 PM');
  expect(plain(paris.stay('2026-07-18T08:00:00Z', '2026-07-18T16:00:00Z', '2027-01-01'))).toBe('Jul 18, 2026, 10:00 AM – 6:00 PM');
});

test('a month is its name and its year, and a weekday its name, whatever the order', () => {
  for (const formats of [usualFormats, european, iso]) {
    expect(dayWords('2026-09-05', { month: 'long', year: 'numeric' }, formats)).toBe('September 2026');
    expect(dayWords('2026-09-05', { month: 'short' }, formats)).toBe('Sep');
    expect(dayWords('2026-09-05', { weekday: 'narrow' }, formats)).toBe('S');
  }
});

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:30', '11:30 PM'],
])('%s is %s on a clock of twelve hours', (time, words) => {
  expect(plain(timeWords(time, usualFormats))).toBe(words);
  expect(timeWords(time, european)).toBe(time);
});

test('hours of one half of the day say so once', () => {
  expect(plain(hoursWords('09:00', '11:30', usualFormats))).toBe('9:00 – 11:30 AM');
  expect(plain(hoursWords('11:30', '12:00', usualFormats))).toBe('11:30 AM – 12:00 PM');
});
