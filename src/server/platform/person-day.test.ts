import { expect, test } from 'vitest';
import { usualFormats, type Formats } from '#domain/shared/formats.ts';
import { dayFor, dayInNameFor } from './person-day.ts';

test.each([
  ['Europe/Paris', '2026-11-30T23:30:00.000Z', '2026-12-01'],
  ['America/New_York', '2026-12-01T04:30:00.000Z', '2026-11-30'],
  [null, '2026-11-30T23:30:00.000Z', '2026-11-30'],
])('in %s, %s is on %s', (timeZone, at, day) => {
  expect(dayFor({ timeZone }, at)).toBe(day);
});

test.each<[Formats['dateOrder'] | null, Formats['dateOrder'], string]>([
  ['dmy', 'mdy', '30-11-2026'],
  [null, 'mdy', '11-30-2026'],
  [null, 'ymd', '2026-11-30'],
])('for somebody who chose %s, in a company that writes %s, it is %s in a file name', (own, company, name) => {
  const person = { ownFormats: { dateOrder: own }, formats: { ...usualFormats, dateOrder: company } } as never;
  expect(dayInNameFor(person, '2026-11-30')).toBe(name);
});
