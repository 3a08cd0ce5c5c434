import { describe, expect, test } from 'vitest';
import { hoursUntil, optionUntil, untilFault, type OptionTerms } from './option.ts';

const terms: OptionTerms = { optionDays: 5, optionTime: '18:00', shortNoticeDays: 14, shortNoticeHours: 24, timeZone: 'Europe/Paris' };
const start = '2027-07-03T15:00:00.000Z';

describe('the end of an option', () => {
  test.each([
    ['some days later at the company’s hour', '2026-11-25T09:00:00.000Z', '2026-11-30T17:00:00.000Z'],
    ['at the same hour on the clock once clocks have changed', '2027-03-24T09:00:00.000Z', '2027-03-29T16:00:00.000Z'],
    ['a day at short notice', '2027-06-25T08:00:00.000Z', '2027-06-26T08:00:00.000Z'],
    ['some days, fourteen days ahead', '2027-06-19T08:00:00.000Z', '2027-06-24T16:00:00.000Z'],
    ['a day, thirteen days ahead', '2027-06-20T08:00:00.000Z', '2027-06-21T08:00:00.000Z'],
    ['never after the start', '2027-07-03T08:00:00.000Z', start],
  ])('%s', (_, from, until) => {
    expect(optionUntil({ from, startDate: start }, terms)).toBe(until);
  });

  test('is after the given hours, but never beyond the start', () => {
    expect(optionUntil({ from: '2027-06-25T08:00:00.000Z', startDate: start, hours: 30 }, terms)).toBe('2027-06-26T14:00:00.000Z');
    expect(optionUntil({ from: '2027-07-02T15:00:00.000Z', startDate: start, hours: 1440 }, terms)).toBe(start);
  });

  test('days are in the company’s time zone, where it may already be tomorrow', () => {
    expect(optionUntil({ from: '2026-11-25T23:30:00.000Z', startDate: start }, terms)).toBe('2026-12-01T17:00:00.000Z');
  });
});

test.each([
  ['2027-06-01T10:00:00.000Z', 'Please choose a time in the future'],
  ['2027-06-01T10:00:00.001Z', null],
  [start, null],
  ['2027-07-03T15:00:00.001Z', "An option can't last longer than until the charter starts"],
])('an end at %s: %s', (until, fault) => {
  expect(untilFault({ until, now: '2027-06-01T10:00:00.000Z', startDate: start })).toBe(fault);
});

test('a waiting charter stores an end as hours, rounded up', () => {
  expect(hoursUntil('2027-06-01T12:00:00.000Z', '2027-06-01T10:00:00.000Z')).toBe(2);
  expect(hoursUntil('2027-06-01T12:00:00.001Z', '2027-06-01T10:00:00.000Z')).toBe(3);
});
