import { describe, expect, test } from 'vitest';
import { datesIn, daysWords, dayWords, hoursWords, longDate, shortDate, shortDay, timeWords } from './date-words.ts';
import { usualFormats, type Formats } from './formats.ts';

const paris = datesIn('Europe/Paris', usualFormats, '2026');
const european: Formats = { clock: '24', dateOrder: 'dmy', weekStart: 'monday' };
const iso: Formats = { clock: '24', dateOrder: 'ymd', weekStart: 'monday' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('an instant is shown in the company’s time zone', () => {
  const at = '2026-11-20T23:30:00.000Z';

  test.each([
    ['Europe/Paris', 'Nov 21, 2026', '12:30 AM', 0],
    ['America/Los_Angeles', 'Nov 20, 2026', '3:30 PM', 15],
    ['Asia/Tokyo', 'Nov 21, 2026', '8:30 AM', 8],
    ['Pacific/Kiritimati', 'Nov 21, 2026', '1:30 PM', 13],
  ])('in %s: %s, %s', (zone, date, time, hour) => {
    const dates = datesIn(zone, usualFormats);
    expect(dates.day(at)).toBe(date);
    expect(plain(dates.time(at))).toBe(time);
    expect(plain(dates.moment(at, shortDate))).toBe(`${date}, ${time}`);
    expect(dates.hour(new Date(at))).toBe(hour);
    expect(datesIn(zone, usualFormats, '2026').day(at)).toBe(date.split(',')[0]);
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

const july = (day: number, hour: number) => `2026-07-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const [ten, six, boards, leaves] = [july(18, 8), july(18, 16), july(18, 15), july(25, 7)];

const periodIn = (formats: Formats, from: string, to: string) => plain(datesIn('Europe/Paris', formats).period(from, to));

describe('when something is', () => {
  test.each([
    ['span', ten, six, 'Sat, Jul 18, 10:00 AM – 6:00 PM', 'Sat 18 Jul, 10:00–18:00', 'Sat, Jul 18, 10:00–18:00'],
    ['span', boards, leaves, 'Sat, Jul 18 – Sat, Jul 25', 'Sat 18 – Sat 25 Jul', 'Sat, Jul 18 – Sat, Jul 25'],
    ['span', july(29, 8), '2026-08-01T08:00:00Z', 'Wed, Jul 29 – Sat, Aug 1', 'Wed 29 Jul – Sat 1 Aug', 'Wed, Jul 29 – Sat, Aug 1'],
    [
      'period',
      boards,
      leaves,
      'Sat, Jul 18, 5:00 PM – Sat, Jul 25, 9:00 AM',
      'Sat 18 Jul, 17:00 – Sat 25 Jul, 09:00',
      'Sat, Jul 18, 17:00 – Sat, Jul 25, 09:00',
    ],
    ['period', ten, six, 'Sat, Jul 18, 10:00 AM – 6:00 PM', 'Sat 18 Jul, 10:00–18:00', 'Sat, Jul 18, 10:00–18:00'],
    ['hours', ten, six, '10:00 AM – 6:00 PM', '10:00–18:00', '10:00–18:00'],
    [
      'hours',
      boards,
      leaves,
      'Sat, Jul 18, 5:00 PM – Sat, Jul 25, 9:00 AM',
      'Sat 18 Jul, 17:00 – Sat 25 Jul, 09:00',
      'Sat, Jul 18, 17:00 – Sat, Jul 25, 09:00',
    ],
    ['days', boards, leaves, 'Jul 18 – 25', '18 – 25 Jul', 'Jul 18 – 25'],
    ['days', ten, six, 'Jul 18', '18 Jul', 'Jul 18'],
  ] as const)('as %s, from %s to %s, is "%s", "%s" or "%s"', (how, from, to, ...words) => {
    const texts = [usualFormats, european, iso].map((formats) => plain(datesIn('Europe/Paris', formats, '2026')[how](from, to)));
    expect(texts).toEqual(words);
  });

  test.each([
    [ten, six, 'Sat, Jul 18, 2026, 10:00 AM – 6:00 PM', 'Sat 18 Jul 2026, 10:00–18:00', 'Sat, 2026-07-18, 10:00–18:00'],
    [boards, leaves, 'Sat, Jul 18 – Sat, Jul 25, 2026', 'Sat 18 – Sat 25 Jul 2026', 'Sat, 2026-07-18 – Sat, 2026-07-25'],
    [
      '2026-12-26T16:00:00Z',
      '2027-01-02T08:00:00Z',
      'Sat, Dec 26, 2026 – Sat, Jan 2, 2027',
      'Sat 26 Dec 2026 – Sat 2 Jan 2027',
      'Sat, 2026-12-26 – Sat, 2027-01-02',
    ],
  ])('shows the year once if it isn’t the current one, and both if it changes: %s to %s', (from, to, ...words) => {
    const texts = [usualFormats, european, iso].map((formats) => plain(datesIn('Europe/Paris', formats, '2027').span(from, to)));
    expect(texts).toEqual(words);
  });

  test('in stored documents every year is shown, and nothing else changes', () => {
    const storedDates = datesIn('Europe/Paris', european);
    expect(storedDates.span(boards, leaves)).toBe('Sat 18 – Sat 25 Jul 2026');
    expect(storedDates.period(boards, leaves)).toBe('Sat 18 Jul, 17:00 – Sat 25 Jul 2026, 09:00');
    expect([storedDates.day(ten), storedDates.calendarDay('2026-07-18'), storedDates.moment(ten)]).toEqual([
      '18 Jul 2026',
      '18 Jul 2026',
      'Sat 18 Jul 2026, 10:00',
    ]);
  });

  test('with times, the year is also shown once, or at both ends if it changes or comes first', () => {
    expect(periodIn(usualFormats, boards, leaves)).toBe('Sat, Jul 18, 5:00 PM – Sat, Jul 25, 2026, 9:00 AM');
    expect(periodIn(iso, boards, leaves)).toBe('Sat, 2026-07-18, 17:00 – Sat, 2026-07-25, 09:00');
    expect(periodIn(european, '2026-12-26T16:00:00Z', '2027-01-02T08:00:00Z')).toBe('Sat 26 Dec 2026, 17:00 – Sat 2 Jan 2027, 09:00');
  });

  test('the current year is that in the company’s time zone', () => {
    const turn = '2026-12-31T22:30:00.000Z';
    expect(datesIn('Europe/Paris', european, '2026').moment(turn)).toBe('Thu 31 Dec, 23:30');
    expect(datesIn('Asia/Tokyo', european, '2026').moment(turn)).toBe('Fri 1 Jan 2027, 07:30');
    expect(plain(datesIn('America/Los_Angeles', usualFormats, '2026').moment(turn))).toBe('Thu, Dec 31, 2:30 PM');
    expect(datesIn('Asia/Tokyo', european, '2026').span(turn, '2027-01-01T03:00:00Z')).toBe('Fri 1 Jan 2027, 07:30–12:00');
    expect(plain(datesIn('America/Los_Angeles', usualFormats, '2026').span(turn, '2027-01-01T03:00:00Z'))).toBe(
      'Thu, Dec 31, 2:30–7:00 PM',
    );
  });

  test('without an end is only its start', () => {
    expect(plain(paris.span(ten, null))).toBe('Sat, Jul 18, 10:00 AM');
  });

  test('midnight and noon are 12 AM and 12 PM on a 12-hour clock', () => {
    expect(plain(paris.hours(july(17, 22), july(18, 10)))).toBe('12:00 AM – 12:00 PM');
    expect(plain(paris.span(july(18, 10), july(18, 21)))).toBe('Sat, Jul 18, 12:00–11:00 PM');
  });

  test('keeps a time and its AM or PM on one line, and otherwise has only plain spaces', () => {
    for (const text of [paris.time(ten), paris.hours(ten, six), paris.period(boards, leaves), paris.moment(ten)]) {
      expect(text).not.toMatch(/[\u2009\u202f]/);
      expect(text).toMatch(/\d\u00a0[AP]M/);
      expect(text).not.toMatch(/\d [AP]M/);
    }
  });

  test('shows the right hours on the days the clocks change', () => {
    expect(plain(paris.hours('2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z'))).toBe('1:30–3:30 AM');
    expect(plain(paris.hours('2026-10-24T22:30:00.000Z', '2026-10-25T01:30:00.000Z'))).toBe('12:30–2:30 AM');
    // The repeated and the skipped hour are shown in local time.
    const newYork = datesIn('America/New_York', european, '2026');
    expect(newYork.hours('2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z')).toBe('01:30–01:30');
    expect(newYork.span('2026-03-08T06:59:00.000Z', '2026-03-08T07:00:00.000Z')).toBe('Sun 8 Mar, 01:59–03:00');
  });
});

describe('in the chosen formats', () => {
  const nine = '2026-11-21T08:00:00.000Z';

  test.each([
    ['day', '21 Nov', 'Nov 21'],
    ['moment', 'Sat 21 Nov, 09:00', 'Sat, Nov 21, 09:00'],
    ['weekday', 'Saturday 21 November', 'Saturday, November 21'],
    ['time', '09:00', '09:00'],
  ] as const)('%s is "%s" or "%s"', (how, inEurope, inIso) => {
    expect(datesIn('Europe/Paris', european, '2026')[how](nine)).toBe(inEurope);
    expect(datesIn('Europe/Paris', iso, '2026')[how](nine)).toBe(inIso);
  });

  test('only the requested parts of a day and a time are shown', () => {
    const dates = datesIn('Europe/Paris', european, '2026');
    expect(dates.date(nine, longDate)).toBe('21 November 2026');
    expect(dates.moment(nine, shortDay)).toBe('21 Nov, 09:00');
    expect(dates.moment(nine, { weekday: 'long', ...longDate })).toBe('Saturday 21 November 2026, 09:00');
    expect(datesIn('Europe/Paris', iso).moment(nine, { weekday: 'long', ...longDate })).toBe('Saturday, 2026-11-21, 09:00');
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
])('in 2026, %s to %s has no year if it is the current one', (first, last, mdy, dmy, ymd) => {
  const texts = [usualFormats, european, iso].map((formats) => daysWords(first, last, formats, { thisYear: '2026' }));
  expect(texts).toEqual([mdy, dmy, ymd]);
});

test('a month has its name and year, and a weekday its name, in any order', () => {
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

test('times in the same half of the day show AM or PM once', () => {
  expect(plain(hoursWords('09:00', '11:30', usualFormats))).toBe('9:00–11:30 AM');
  expect(plain(hoursWords('11:30', '12:00', usualFormats))).toBe('11:30 AM – 12:00 PM');
});

test('an unreadable date is shown as unknown and never breaks a page', () => {
  const dates = datesIn('Europe/Paris', usualFormats, '2026');
  const at = '2026-11-28T09:00:00.000Z';
  for (const [from, to] of [
    ['soon', at],
    [at, 'later'],
    ['', 'soon'],
  ] as const)
    for (const text of [dates.span(from, to), dates.days(from, to), dates.period(from, to), dates.hours(from, to)])
      expect(text).toBe('Date unknown');
  for (const text of [dates.day('soon'), dates.calendarDay('soon'), dates.moment(''), dates.weekday(''), dates.span('soon', null)])
    expect(text).toBe('Date unknown');
  expect(dates.moment('soon', { month: 'short', day: 'numeric' })).toBe('Date unknown');
  expect(dates.time('soon')).toBe('Time unknown');
  expect(dayWords('', { weekday: 'short' }, european)).toBe('Date unknown');
});
