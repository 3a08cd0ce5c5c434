import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() - count * 60_000);
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);

test.each([
  [minutes(0), 'just now'],
  [minutes(0.99), 'just now'],
  [minutes(1), '1 minute ago'],
  [minutes(59), '59 minutes ago'],
  [hours(1), '1 hour ago'],
  [hours(23.9), '23 hours ago'],
  [hours(24), 'yesterday'],
  [days(1.9), 'yesterday'],
  [days(2), '2 days ago'],
  [days(29), '29 days ago'],
  [days(30), '1 month ago'],
  [days(59), '1 month ago'],
  [days(60), '2 months ago'],
  [days(364), '12 months ago'],
  [days(365), '1 year ago'],
  [days(730), '2 years ago'],
  [minutes(-5), 'just now'],
])('%s is %s', (at, words) => {
  expect(relativeTime(at, now)).toBe(words);
  expect(relativeTime(at.toISOString(), now)).toBe(words);
});
