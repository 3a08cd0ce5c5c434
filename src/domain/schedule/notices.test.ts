import { expect, test } from 'vitest';
import { asksFirst, lastDayOf, questionOf, type Notice } from './notices.ts';

const notice = (kind: Notice['kind'], severity: Notice['severity']): Notice => ({
  kind,
  severity,
  message: `${kind} ${severity}s.`,
  resource: 'yacht',
  resourceId: 1,
});

test('notices to confirm come first, and make up the question', () => {
  const sorted = asksFirst([
    notice('defect_open', 'tell'),
    notice('document_missing', 'tell'),
    notice('service_due', 'ask'),
    notice('document_expires', 'ask'),
  ]);
  expect(sorted.map(({ message }) => message)).toEqual([
    'document_expires asks.',
    'service_due asks.',
    'document_missing tells.',
    'defect_open tells.',
  ]);
  expect(questionOf(sorted)).toBe('document_expires asks. service_due asks. Save it anyway?');
});

test.each([
  ['2026-10-12T22:00:00.000Z', 'Europe/Paris', '2026-10-12'],
  ['2026-10-12T22:00:00.001Z', 'Europe/Paris', '2026-10-13'],
  ['2026-10-25T23:00:00.000Z', 'Europe/Paris', '2026-10-25'],
  ['2026-10-12T22:00:00.000Z', 'America/New_York', '2026-10-12'],
])('a booking that ends at %s in %s touches %s last', (end, zone, day) => {
  expect(lastDayOf(end, zone)).toBe(day);
});
