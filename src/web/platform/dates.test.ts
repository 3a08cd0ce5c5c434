import { expect, test } from 'vitest';
import { aPerson } from '../testing/given.ts';
import { timeZoneOf } from './dates.ts';

test('users see their company’s time zone, admins the server’s, and visitors their own', () => {
  expect(timeZoneOf(aPerson({ timeZone: 'Asia/Tokyo' }))).toBe('Asia/Tokyo');
  expect(timeZoneOf(aPerson({ role: 'admin', timeZone: null }))).toBe('UTC');
  expect(timeZoneOf(null)).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(timeZoneOf(undefined)).toBe(timeZoneOf(null));
});
