import { expect, test } from 'vitest';
import { datesFault, firstState, offTerms } from './charter-dates.ts';

const saturday = '2027-07-03T15:00:00.000Z';
const week = { type: 'charter' as const, startDate: saturday, endDate: '2027-07-10T07:00:00.000Z' };
const aurelia = { yachtName: 'Aurelia', checkInDays: [5], minNights: 7 };
const question = 'Charters on Aurelia start on Saturdays and last at least 7 nights. Continue anyway?';

test.each([
  [{ ...week, endDate: saturday }, 'The end has to be after the start'],
  [{ ...week, type: 'day_rent' as const, endDate: '2027-07-04T15:00:00.000Z' }, null],
  [{ ...week, type: 'day_rent' as const, endDate: '2027-07-04T15:00:00.001Z' }, 'A day trip lasts 24 hours at most'],
  [{ ...week, endDate: '2032-07-03T15:00:00.000Z' }, 'A charter can last five years at most'],
  [week, null],
])('dates of a charter: %o', (dates, fault) => {
  expect(datesFault(dates)).toBe(fault);
});

test.each([
  ['as foreseen', week, aurelia, null],
  ['on another day', { ...week, startDate: '2027-07-02T15:00:00.000Z' }, aurelia, question],
  ['too short', { ...week, endDate: '2027-07-09T07:00:00.000Z' }, aurelia, question],
  ['for a day, which knows neither', { ...week, type: 'day_rent' as const, endDate: '2027-07-03T19:00:00.000Z' }, aurelia, null],
  ['where any day will do', { ...week, startDate: '2027-07-02T15:00:00.000Z' }, { ...aurelia, checkInDays: [] }, null],
  [
    'too short where any day will do',
    { ...week, endDate: '2027-07-04T07:00:00.000Z' },
    { ...aurelia, checkInDays: [], minNights: 3 },
    'Charters on Aurelia last at least 3 nights. Continue anyway?',
  ],
  [
    'within one day where one night is the least',
    { ...week, endDate: '2027-07-03T19:00:00.000Z' },
    { ...aurelia, checkInDays: [], minNights: 1 },
    'Charters on Aurelia last at least 1 night. Continue anyway?',
  ],
  [
    'within one day, on a day on which charters start',
    { ...week, endDate: '2027-07-03T19:00:00.000Z' },
    { ...aurelia, minNights: 1 },
    'Charters on Aurelia start on Saturdays and last at least 1 night. Continue anyway?',
  ],
  [
    'on another day where any length will do',
    { ...week, startDate: '2027-07-02T15:00:00.000Z' },
    { ...aurelia, checkInDays: [2, 5], minNights: 1 },
    'Charters on Aurelia start on Wednesdays and Saturdays. Continue anyway?',
  ],
])('a charter %s', (_, dates, terms, expected) => {
  expect(offTerms(dates, terms, 'Europe/Paris')).toBe(expected);
});

test('the day on which a charter starts is in the company’s time zone', () => {
  // Saturday in Paris, still Friday in UTC.
  const night = { ...week, startDate: '2027-07-02T22:30:00.000Z' };
  expect(offTerms(night, aurelia, 'Europe/Paris')).toBe(null);
  expect(offTerms(night, aurelia, 'UTC')).toBe(question);
});

test('a charter with a yacht and dates is a quote', () => {
  expect(firstState({ yachtId: 1, ...week })).toBe('quote');
  expect(firstState({ yachtId: 1, startDate: saturday, endDate: null })).toBe('enquiry');
});
