import { expect, test } from 'vitest';
import { instantIn } from '../shared/zoned-time.ts';
import { datesIn } from '../shared/date-words.ts';
import { durationWords, exactLengthWords, isOfUsualLength, lengthWords, shortLengthWords, whenWords } from './duration.ts';

const paris = 'Europe/Paris';
const newYork = 'America/New_York';

test.each([
  [paris, '2026-06-06', '10:00', '2026-06-06', '10:01', '1 minute'],
  [paris, '2026-06-06', '10:00', '2026-06-06', '10:45', '45 minutes'],
  [paris, '2026-06-06', '10:00', '2026-06-06', '11:00', '1 hour'],
  [paris, '2026-06-06', '09:00', '2026-06-06', '17:00', '8 hours'],
  [paris, '2026-06-06', '08:30', '2026-06-06', '13:00', '4 hours and 30 minutes'],
  [paris, '2026-06-06', '10:00', '2026-06-07', '09:59', '23 hours and 59 minutes'],
  [paris, '2026-06-06', '10:00', '2026-06-07', '10:00', '1 day'],
  [paris, '2026-06-06', '10:00', '2026-06-07', '16:00', '1 day and 6 hours'],
  [paris, '2026-06-06', '17:00', '2026-06-13', '09:00', '6 days and 16 hours'],
  [paris, '2026-06-06', '17:00', '2026-06-13', '17:20', '7 days'],
  [paris, '2026-12-28', '12:00', '2027-01-04', '12:00', '7 days'],
  [paris, '2028-02-28', '12:00', '2028-03-01', '12:00', '2 days'],
  // A daylight saving change doesn't change the number of charter days, but a day trip counts the hours that really pass.
  [paris, '2026-03-28', '17:00', '2026-04-04', '17:00', '7 days'],
  [paris, '2026-10-24', '17:00', '2026-10-31', '17:00', '7 days'],
  [newYork, '2026-10-31', '17:00', '2026-11-07', '17:00', '7 days'],
  [paris, '2026-03-29', '01:00', '2026-03-29', '04:00', '2 hours'],
  [newYork, '2026-11-01', '00:00', '2026-11-01', '04:00', '5 hours'],
])('in %s from %s %s to %s %s it lasts %s', (zone, day, time, lastDay, lastTime, words) => {
  const startDate = instantIn(zone, { day, time }) ?? '';
  const endDate = instantIn(zone, { day: lastDay, time: lastTime }) ?? '';
  expect(durationWords(zone, { startDate, endDate })).toBe(words);
});

test.each([
  ['charter', paris, '2026-06-06', '17:00', '2026-06-13', '09:00', '7 nights'],
  ['charter', paris, '2026-06-06', '17:00', '2026-06-07', '09:00', '1 night'],
  ['charter', paris, '2026-06-06', '09:00', '2026-06-13', '18:00', '7 nights'],
  ['charter', paris, '2026-06-06', '17:00', '2026-06-13', '00:00', '6 nights'],
  ['charter', paris, '2026-10-24', '17:00', '2026-10-31', '09:00', '7 nights'],
  ['charter', newYork, '2026-12-28', '17:00', '2027-01-04', '09:00', '7 nights'],
  ['charter', paris, '2026-06-06', '09:00', '2026-06-06', '18:00', '9 hours'],
  ['day_rent', paris, '2026-06-06', '20:00', '2026-06-07', '02:00', '6 hours'],
  ['inspection', paris, '2026-06-06', '17:00', '2026-06-13', '09:00', '6 days and 16 hours'],
] as const)('a %s in %s from %s %s to %s %s is %s', (type, zone, day, time, lastDay, lastTime, words) => {
  const startDate = instantIn(zone, { day, time }) ?? '';
  const endDate = instantIn(zone, { day: lastDay, time: lastTime }) ?? '';
  expect(lengthWords(zone, { type, startDate, endDate })).toBe(words);
});

test.each([
  ['charter', '2026-06-06', '17:00', '2026-06-13', '09:00', '7 nights'],
  ['charter', '2026-10-24', '17:00', '2026-10-25', '09:00', '1 night'],
  ['charter', '2026-06-06', '09:00', '2026-06-06', '17:00', '8 h'],
  ['day_rent', '2026-06-06', '08:30', '2026-06-06', '13:00', '4 h 30 min'],
  ['day_rent', '2026-06-06', '10:00', '2026-06-06', '10:45', '45 min'],
  ['day_rent', '2026-06-06', '10:00', '2026-06-07', '16:00', '30 h'],
  // The clocks go back, so the trip is an hour longer.
  ['day_rent', '2026-10-24', '20:00', '2026-10-25', '08:00', '13 h'],
] as const)('a %s from %s %s to %s %s is %s in short', (type, day, time, lastDay, lastTime, words) => {
  const startDate = instantIn(paris, { day, time }) ?? '';
  const endDate = instantIn(paris, { day: lastDay, time: lastTime }) ?? '';
  expect(shortLengthWords(paris, { type, startDate, endDate })).toBe(words);
});

test('nothing lasts no minutes', () =>
  expect(durationWords(paris, { startDate: '2026-06-06T10:00:00Z', endDate: '2026-06-06T10:00:00Z' })).toBe('0 minutes'));

test.each([
  ['day_rent', 8, true],
  ['day_rent', 24, true],
  ['day_rent', 30, false],
  ['charter', 24, false],
  ['charter', 25, true],
  ['charter', 168, true],
  ['inspection', 30, true],
  ['other', 1, true],
] as const)('that a %s of %i hours is of the usual length is %s', (type, hours, usual) => {
  expect(
    isOfUsualLength({ type, startDate: '2026-06-06T10:00:00.000Z', endDate: new Date(Date.UTC(2026, 5, 6, 10 + hours)).toISOString() }),
  ).toBe(usual);
});

test.each([
  ['charter', '2026-07-18T15:00:00Z', '2026-07-25T07:00:00Z', 'Sat 18 – Sat 25 Jul · 7 nights'],
  ['charter', '2026-10-24T15:00:00Z', '2026-10-25T08:00:00Z', 'Sat 24 – Sun 25 Oct · 1 night'],
  ['charter', '2026-12-26T16:00:00Z', '2027-01-02T08:00:00Z', 'Sat 26 Dec 2026 – Sat 2 Jan 2027 · 7 nights'],
  ['charter', '2031-07-19T15:00:00Z', '2031-07-26T07:00:00Z', 'Sat 19 – Sat 26 Jul 2031 · 7 nights'],
  ['day_rent', '2026-07-18T08:00:00Z', '2026-07-18T16:00:00Z', 'Sat 18 Jul, 10:00–18:00'],
  ['maintenance', '2026-07-20T06:00:00Z', '2026-07-22T15:00:00Z', 'Mon 20 – Wed 22 Jul'],
] as const)('lists show a %s from %s to %s as %s', (type, startDate, endDate, words) => {
  const dates = datesIn('Europe/Paris', { clock: '24', dateOrder: 'dmy', weekStart: 'monday' }, '2026');
  expect(whenWords(dates, { type, startDate, endDate })).toBe(words);
});

test('only durations in nights also have an exact duration', () => {
  const week = { startDate: '2026-07-18T15:00:00Z', endDate: '2026-07-25T07:00:00Z' };
  expect([lengthWords(paris, { ...week, type: 'charter' }), exactLengthWords(paris, { ...week, type: 'charter' })]).toEqual([
    '7 nights',
    '6 days and 16 hours',
  ]);
  expect(exactLengthWords(paris, { ...week, type: 'maintenance' })).toBeNull();
});

test('the duration between unreadable dates is unknown', () => {
  const event = { type: 'charter', startDate: 'soon', endDate: '2026-06-07T10:00:00.000Z' } as const;
  for (const words of [durationWords, lengthWords, shortLengthWords]) expect(words(paris, event)).toBe('Length unknown');
  expect(shortLengthWords(paris, { type: 'day_rent', startDate: event.endDate, endDate: '' })).toBe('Length unknown');
});
