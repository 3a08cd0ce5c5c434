import { expect, test } from 'vitest';
import { usualFormats } from '../shared/formats.ts';
import { wordsOfUse } from './use-words.ts';
import type { YachtUse } from './words.ts';

const timeZone = 'Europe/Paris';
const now = new Date('2026-11-22T11:00:00Z');
const dayFirst = { ...usualFormats, clock: '24', dateOrder: 'dmy' } as const;

test.each<[YachtUse, string | null, string]>([
  ['charter', '2026-11-28T08:00:00Z', 'On charter until Nov 28'],
  ['charter', '2026-11-22T16:00:00Z', 'On charter until 5:00\u00A0PM'],
  ['charter', '2027-01-02T08:00:00Z', 'On charter until Jan 2, 2027'],
  ['day_trip', '2026-11-22T16:00:00Z', 'On a day trip until 5:00\u00A0PM'],
  ['yard', '2026-11-27T16:00:00Z', 'In the yard until Nov 27'],
  // All-day work ends when the next day begins, so it is shown until the day before.
  ['yard', '2026-11-27T23:00:00Z', 'In the yard until Nov 27'],
  ['yard', '2026-11-22T23:00:00Z', 'In the yard until midnight'],
  ['yard', '2026-11-20T16:00:00Z', 'In the yard, overdue since Nov 20'],
  ['yard', '2026-11-22T10:59:00Z', 'In the yard, overdue since 11:59\u00A0AM'],
  ['yard', null, 'In the yard'],
  ['inspection', '2026-11-23T14:30:00Z', 'Under inspection until Nov 23'],
  ['inspection', null, 'Under inspection'],
  ['free', null, 'Free'],
  ['free', '2026-12-04T16:00:00Z', 'Free until Dec 4'],
  ['free', '2026-11-22T13:00:00Z', 'Free until 2:00\u00A0PM'],
  // An entry that begins at the start of a day leaves her free until that day.
  ['free', '2026-12-03T23:00:00Z', 'Free until Dec 4'],
  ['free', '2026-11-22T23:00:00Z', 'Free until Nov 23'],
  // A page that hasn't been refreshed yet doesn't show times in the past.
  ['charter', '2026-11-22T11:00:00Z', 'On charter'],
  ['free', '2026-11-22T11:00:00Z', 'Free'],
])('%s until %s is shown as %j', (use, useUntil, words) => {
  expect(wordsOfUse({ use, useUntil }, { now, timeZone, formats: usualFormats })).toBe(words);
});

test('days and times are in the person’s formats and the company’s time zone', () => {
  const context = { now, timeZone: 'Pacific/Auckland', formats: dayFirst };
  expect(wordsOfUse({ use: 'charter', useUntil: '2026-11-28T12:00:00Z' }, context)).toBe('On charter until 29 Nov');
  // In Auckland it is already the 23rd.
  expect(wordsOfUse({ use: 'day_trip', useUntil: '2026-11-23T04:00:00Z' }, context)).toBe('On a day trip until 17:00');
});
