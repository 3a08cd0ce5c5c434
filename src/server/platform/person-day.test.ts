import { expect, test } from 'vitest';
import { dayFor } from './person-day.ts';

test.each([
  ['Europe/Paris', '2026-11-30T23:30:00.000Z', '2026-12-01'],
  ['America/New_York', '2026-12-01T04:30:00.000Z', '2026-11-30'],
  [null, '2026-11-30T23:30:00.000Z', '2026-11-30'],
])('in %s, %s is on %s', (timeZone, at, day) => {
  expect(dayFor({ timeZone }, at)).toBe(day);
});
