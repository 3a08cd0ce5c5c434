import { expect, test } from 'vitest';
import { doneAt, doneOnFault } from './done-on-entry.ts';

test.each([
  ['2026-11-28', null],
  ['2025-02-28', null],
  ['2026-11-29', 'This date is in the future'],
  ['', 'Date is required'],
  ['yesterdya', 'Date is required'],
  ['2026-02-30', 'Date is required'],
])('on November 28, work done on “%s” is refused with %s', (day, fault) => {
  expect(doneOnFault(day, '2026-11-28')).toBe(fault);
});

test.each([
  ['2026-11-28', '2026-11-28T09:00:00.000Z'],
  ['2026-11-27', '2026-11-27T16:00:00.000Z'],
])('at 10:00 on November 28, work done on %s was done at %s', (day, done) => {
  expect(doneAt('Europe/Paris', day, new Date('2026-11-28T09:00:00.000Z'))).toBe(done);
});
