import { describe, expect, test } from 'vitest';
import type { Formats } from '../shared/formats.ts';
import type { CurrentUse } from '../yachts/current-use.ts';
import { nextSentence, papersInWords, stateSentence, type Sentence } from './outlook-words.ts';

const formats: Formats = { clock: '24', dateOrder: 'mdy', weekStart: 'monday' };
const context = { now: new Date('2026-11-23T09:00:00Z'), timeZone: 'Europe/Paris', formats };
const nothing = { out: null, held: null, next: null };
const free: CurrentUse = { use: 'free', useUntil: null };

const booking = (startDate: string, endDate: string, party: string | null = 'de Graaf') => ({
  eventId: 5,
  type: 'charter' as const,
  title: 'Charter to Capri',
  party,
  startDate: `${startDate}:00.000Z`,
  endDate: `${endDate}:00.000Z`,
});
const plainText = (sentence: Sentence | null) =>
  sentence && `${sentence.before}${sentence.named ? `[${sentence.named.name}]` : ''}${sentence.after}`;

describe('what a yacht is doing is one sentence', () => {
  const out = { ...booking('2026-11-21T16:00', '2026-11-28T08:00', 'Ahlefeld'), port: 'Antibes', isLate: false };
  const use: CurrentUse = { use: 'charter', useUntil: out.endDate };

  test('at sea, with whom and back when and where; back the same day with the time only', () => {
    expect(plainText(stateSentence(use, { ...nothing, out }, context))).toBe('At sea with [Ahlefeld], back Sat, Nov 28, 09:00 in Antibes.');
    const today = { ...out, type: 'day_rent' as const, endDate: '2026-11-23T16:00:00.000Z', port: null, party: null };
    expect(plainText(stateSentence(use, { ...nothing, out: today }, context))).toBe('Out for the day with [guests], back at 17:00.');
    const nextYear = { ...out, endDate: '2027-01-02T08:00:00.000Z' };
    expect(plainText(stateSentence(use, { ...nothing, out: nextYear }, context))).toContain('back Sat, Jan 2, 2027, 09:00');
    const late = { ...out, endDate: '2026-11-23T08:00:00.000Z', isLate: true };
    expect(plainText(stateSentence(free, { ...nothing, out: late }, context))).toBe('Not back yet: [Ahlefeld] due at 09:00.');
  });

  test('in the yard with the work, under inspection with the survey', () => {
    const held = { kind: 'work' as const, id: 9, title: 'Hull refit' };
    const yard: CurrentUse = { use: 'yard', useUntil: '2026-11-28T16:00:00.000Z' };
    expect(plainText(stateSentence(yard, { ...nothing, held }, context))).toBe('In the yard until Nov 28: [Hull refit].');
    expect(stateSentence(yard, { ...nothing, held }, context).named).toMatchObject({ kind: 'maintenance', id: 9 });
    const overdue: CurrentUse = { use: 'yard', useUntil: '2026-11-20T16:00:00.000Z' };
    expect(plainText(stateSentence(overdue, { ...nothing, held }, context))).toBe('In the yard, overdue since Nov 20: [Hull refit].');
    const survey = { kind: 'inspection' as const, id: 8, title: 'Survey' };
    const inspected: CurrentUse = { use: 'inspection', useUntil: '2026-11-23T16:00:00.000Z' };
    expect(stateSentence(inspected, { ...nothing, held: survey }, context).named).toMatchObject({ kind: 'schedule', id: 8 });
    expect(plainText(stateSentence({ use: 'yard', useUntil: null }, nothing, context))).toBe('In the yard.');
  });

  test('free until something comes, leaving today, or with nothing booked', () => {
    const next = { ...booking('2026-12-05T16:00', '2026-12-12T08:00'), freeNights: 12 };
    const until: CurrentUse = { use: 'free', useUntil: next.startDate };
    expect(plainText(stateSentence(until, { ...nothing, next }, context))).toBe('Free until Dec 5.');
    expect(plainText(nextSentence({ ...nothing, next }, context))).toBe('Next: [de Graaf], Dec 5, 12 nights free before.');
    const today = { ...booking('2026-11-23T16:00', '2026-11-28T08:00'), freeNights: 0 };
    expect(plainText(stateSentence(until, { ...nothing, next: today }, context))).toBe('Leaves at 17:00 with [de Graaf].');
    expect(nextSentence({ ...nothing, next: today }, context)).toBeNull();
    expect(plainText(nextSentence({ ...nothing, out, next: today }, context))).toBe('Next: [de Graaf], Nov 23.');
    expect(plainText(stateSentence(free, nothing, context))).toBe('Free, nothing is booked.');
    expect(nextSentence(nothing, context)).toBeNull();
  });

  test('what comes next has its title if it has no customer, and the year if it is another', () => {
    const next = { ...booking('2027-01-05T16:00', '2027-01-12T08:00', null), freeNights: null };
    expect(plainText(nextSentence({ ...nothing, next }, context))).toBe('Next: [Charter to Capri], Jan 5, 2027.');
  });
});

test.each([
  [{ valid: 11, due: 1, expired: 0, left: 23 }, '11 in order · 1 in 23 days'],
  [{ valid: 11, due: 0, expired: 0, left: 400 }, 'All 11 in order'],
  [{ valid: 1, due: 0, expired: 0, left: 400 }, '1 in order'],
  [{ valid: 9, due: 3, expired: 0, left: 1 }, '9 in order · 3 due, the first tomorrow'],
  [{ valid: 0, due: 1, expired: 0, left: 0 }, '1 today'],
  [{ valid: 8, due: 2, expired: 1, left: -3 }, '1 expired · 8 in order · 2 due'],
  [{ valid: 0, due: 0, expired: 2, left: -3 }, '2 expired'],
])('certificates %o read "%s"', ({ left, ...papers }, words) => {
  const first = { crewId: 7, name: 'Luc Moreau', type: 'ENG1 Medical', day: '2026-12-16', daysLeft: left };
  expect(papersInWords({ ...papers, first })).toBe(words);
});
