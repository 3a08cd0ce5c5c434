import { expect, test } from 'vitest';
import { trialWords } from './trial-words.ts';

const inLondon = (now: string, end: string) => trialWords(new Date(now), end, 'Europe/London');

test('the days of a free trial are counted by the company’s calendar', () => {
  const end = '2026-11-29T15:00:00.000Z';
  expect(
    ['2026-11-26T15:00:01.000Z', '2026-11-27T09:00:00.000Z', '2026-11-27T23:59:00.000Z', '2026-11-28T00:01:00.000Z'].map((now) =>
      inLondon(now, end),
    ),
  ).toEqual([
    '3 days left in your free trial.',
    '2 days left in your free trial.',
    '2 days left in your free trial.',
    '1 day left in your free trial.',
  ]);
  expect(inLondon('2026-11-29T00:00:00.000Z', end)).toBe('Your free trial ends today.');
  expect(inLondon('2026-11-29T15:00:30.000Z', end)).toBe('Your free trial ends today.');
  // It ends after midnight where the company is, and the day before elsewhere.
  expect(trialWords(new Date('2026-11-26T12:00:00.000Z'), '2026-11-27T16:00:00.000Z', 'Asia/Tokyo')).toBe(
    '2 days left in your free trial.',
  );
});

test('a free trial never has more days left than it was given, whichever way the clocks change', () => {
  // 23:30 on the evening before the clocks go forward: 72 hours later it is 00:30.
  expect(inLondon('2027-03-27T23:30:05.000Z', '2027-03-30T23:30:00.000Z')).toBe('3 days left in your free trial.');
  expect(inLondon('2027-03-28T00:10:00.000Z', '2027-03-30T23:30:00.000Z')).toBe('3 days left in your free trial.');
  expect(inLondon('2027-03-28T23:10:00.000Z', '2027-03-30T23:30:00.000Z')).toBe('2 days left in your free trial.');
  // Half an hour into the day on which they go back: 72 hours later it is 23:30, two days on.
  expect(inLondon('2027-10-30T23:30:05.000Z', '2027-11-02T23:30:00.000Z')).toBe('2 days left in your free trial.');
});
