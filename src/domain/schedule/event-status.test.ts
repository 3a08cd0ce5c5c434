import { expect, test } from 'vitest';
import { statusAt } from './event-status.ts';

const event = { startDate: '2026-06-07T10:00:00.000Z', endDate: '2026-06-14T10:00:00.000Z' };

test.each([
  ['2026-06-07T09:59:59.999Z', 'scheduled'],
  ['2026-06-07T10:00:00.000Z', 'in_progress'],
  ['2026-06-10T00:00:00.000Z', 'in_progress'],
  ['2026-06-14T10:00:00.000Z', 'in_progress'],
  ['2026-06-14T10:00:00.001Z', 'completed'],
  ['2027-01-01T00:00:00.000Z', 'completed'],
])('at %s it is %s', (now, status) => {
  expect(statusAt(event, new Date(now))).toBe(status);
});

test('the text of an instant may have any offset', () => {
  expect(statusAt({ startDate: '2026-06-07T12:00:00+02:00', endDate: '2026-06-07T14:00:00+02:00' }, new Date('2026-06-07T11:30:00Z'))).toBe(
    'in_progress',
  );
});
