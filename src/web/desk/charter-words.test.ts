import { describe, expect, test } from 'vitest';
import { alsoToKnow, contactOf, leftWords, questionOf } from './charter-words.ts';

const nobody = { customerName: null, contactFirstName: null, contactLastName: null, contactEmail: null, contactPhone: null };

describe('who asks', () => {
  test.each([
    [{ customerName: 'Sjögren AB', contactLastName: 'Lind' }, 'Sjögren AB'],
    [{ contactFirstName: 'Ida', contactLastName: 'Lind', contactEmail: 'ida@lind.example' }, 'Ida Lind'],
    [{ contactFirstName: 'Ida' }, 'Ida'],
    [{ contactEmail: 'ida@lind.example', contactPhone: '+46 70' }, 'ida@lind.example'],
    [{ contactPhone: '+46 70' }, '+46 70'],
    [{}, 'Name not known'],
  ])('of %j is %s', (known, name) => {
    expect(contactOf({ ...nobody, ...known })).toBe(name);
  });
});

describe('how long an option still holds', () => {
  const now = new Date('2026-11-25T09:00:00.000Z');
  test.each([
    ['2026-11-30T17:00:00.000Z', '5 days left'],
    ['2026-11-27T09:00:00.000Z', '2 days left'],
    ['2026-11-27T08:59:00.000Z', '47 hours left'],
    ['2026-11-25T10:00:00.000Z', '1 hour left'],
    ['2026-11-25T09:59:30.000Z', '1 hour left'],
    ['2026-11-25T09:59:00.000Z', '59 minutes left'],
    ['2026-11-25T09:00:20.000Z', '1 minute left'],
    ['2026-11-25T08:00:00.000Z', 'Less than a minute left'],
  ])('until %s: %s', (until, words) => {
    expect(leftWords(until, now)).toBe(words);
  });
});

test.each([
  ['on_option', 'The yacht is on option', 'Take the next option', { queue: true }],
  ['schedule_overlap', 'This time is already taken', 'Continue anyway', { allowOverlap: true }],
  ['booking_notices', 'Before you book', 'Continue anyway', { allowNotices: true }],
  ['others_wait', 'Someone is waiting', 'Extend anyway', { force: true }],
  ['off_terms', 'Outside the yacht’s terms', 'Continue anyway', { offTerms: true }],
])('%s becomes the question "%s" with the answer "%s"', (code, title, act, allow) => {
  expect(questionOf({ code })).toEqual({ title, act, allow });
});

test.each(['schedule_conflict', 'queue_full', null])('%s isn’t a question', (code) => {
  expect(questionOf({ code })).toBeNull();
});

test('further notices are part of the question, and answered with it', () => {
  const notices = [
    { severity: 'ask', message: 'Class ends on Oct 12.' },
    { severity: 'tell', message: 'Urgent: a lamp.' },
  ] as const;
  expect(questionOf({ code: 'off_terms', notices })?.allow).toEqual({ offTerms: true, allowNotices: true });
  expect(alsoToKnow({ code: 'off_terms', notices })).toBe(' Class ends on Oct 12. Urgent: a lamp.');
  expect(alsoToKnow({ code: 'booking_notices', notices })).toBe(' Urgent: a lamp.');
});
