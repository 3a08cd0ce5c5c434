import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysFrom } from '../shared/calendar-days.ts';
import { daysDueOn, morningIn, serviceShowsBefore } from './days.ts';
import { reminderKinds } from './reminder.ts';

describe('the morning of a company', () => {
  test.each([
    // The nights when clocks go from 2 to 3, and from 3 back to 2.
    ['Europe/Paris', '2026-03-28T05:59:59Z', null],
    ['Europe/Paris', '2026-03-28T06:00:00Z', '2026-03-28'],
    ['Europe/Paris', '2026-03-29T04:59:59Z', null],
    ['Europe/Paris', '2026-03-29T05:00:00Z', '2026-03-29'],
    ['Europe/Paris', '2026-10-25T05:59:59Z', null],
    ['Europe/Paris', '2026-10-25T06:00:00Z', '2026-10-25'],
    ['America/New_York', '2026-03-08T10:59:59Z', null],
    ['America/New_York', '2026-03-08T11:00:00Z', '2026-03-08'],
    ['America/New_York', '2026-11-01T11:59:59Z', null],
    ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01'],
    // The first zone to reach a day, and zones offset by half an hour and by 45 minutes.
    ['Pacific/Kiritimati', '2026-11-20T16:59:59Z', null],
    ['Pacific/Kiritimati', '2026-11-20T17:00:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-21T01:29:59Z', null],
    ['Asia/Kolkata', '2026-11-21T01:30:00Z', '2026-11-21'],
    ['Australia/Lord_Howe', '2026-10-03T20:00:00Z', '2026-10-04'],
    ['Australia/Lord_Howe', '2026-10-03T19:59:59Z', null],
    ['Asia/Kathmandu', '2026-11-21T01:15:00Z', '2026-11-21'],
    // The morning lasts until midnight.
    ['Europe/Paris', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Paris', '2026-10-25T23:00:00Z', null],
  ])('%s at %s', (timeZone, now, day) => {
    expect(morningIn(timeZone, new Date(now))).toBe(day);
  });
});

test.each([
  ['a flush each week', { everyDays: 7 }, 1],
  ['a look each month', { everyMonths: 1 }, 3],
  ['twice a year', { everyMonths: 6 }, 18],
  ['each year', { everyMonths: 12 }, 30],
  ['every five years', { everyMonths: 60 }, 30],
  ['by hours alone, or once', {}, 30],
])('a service shows before its day, not too early: %s', (_what, interval, days) => {
  expect(serviceShowsBefore({ everyMonths: null, everyDays: null, everyTenths: null, ...interval })).toBe(days);
});

describe('what an email includes', () => {
  const today = '2026-11-21';
  test.each([
    ['certificate', '2026-11-20', ['2026-11-21', '2026-11-28', '2026-12-21', '2027-01-20', '2027-02-19']],
    ['document', '2026-11-20', ['2026-11-21', '2026-11-28', '2026-12-21', '2027-01-20', '2027-02-19']],
    ['missing', '2026-11-20', ['2026-10-22', '2026-11-20']],
    ['maintenance', '2026-11-20', ['2026-10-22', '2026-11-07', '2026-11-14', '2026-11-20', '2026-11-22', '2026-11-28']],
    ['service', '2026-11-20', ['2026-11-21', '2026-11-28', '2026-12-21']],
    ['invoice', '2026-11-20', ['2026-10-22', '2026-11-07', '2026-11-14', '2026-11-20']],
    ['option', '2026-11-20', ['2026-11-21', '2026-11-22']],
    ['instalment', '2026-11-20', ['2026-10-22', '2026-11-07', '2026-11-14', '2026-11-20', '2026-11-21', '2026-11-28']],
    ['guests', '2026-11-20', ['2026-11-28', '2026-12-19']],
    ['calendar', '2026-11-20', ['2026-10-22', '2026-11-07', '2026-11-14', '2026-11-20', '2026-11-21']],
    ['apa', '2026-11-20', ['2026-11-20']],
    ['departure', '2026-11-20', ['2026-11-22']],
    ['trial', '2026-11-20', ['2026-11-24', '2026-11-28']],
    // After a day without an email, it includes that day's, too, unless they are over by now.
    [
      'certificate',
      '2026-11-19',
      [
        '2026-11-20',
        '2026-11-21',
        '2026-11-27',
        '2026-11-28',
        '2026-12-20',
        '2026-12-21',
        '2027-01-19',
        '2027-01-20',
        '2027-02-18',
        '2027-02-19',
      ],
    ],
    ['departure', '2026-11-19', ['2026-11-21', '2026-11-22']],
    ['departure', '2026-11-10', ['2026-11-21', '2026-11-22']],
    // The last day of a trial has its own email.
    ['trial', '2026-11-18', ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-28']],
    // The first email ever, and one that was already sent.
    ['departure', null, ['2026-11-22']],
    ['certificate', '2026-11-21', []],
  ] as const)('of a %s, after the email of %s', (kind, before, days) => {
    expect(daysDueOn(kind, today, before)).toEqual(days);
  });

  test('of an installment and a guest list is on the same day when the clocks change', () => {
    // 23 and 25 hours long in Paris.
    expect(daysDueOn('guests', '2027-03-28', '2027-03-27')).toEqual(['2027-04-04', '2027-04-25']);
    expect(daysDueOn('instalment', '2026-10-25', '2026-10-24')).toContain('2026-11-01');
    expect(daysDueOn('option', '2026-10-25', '2026-10-24')).toEqual(['2026-10-25', '2026-10-26']);
  });

  test('every expiry of a certificate is included five times, at 90, 60, 30, 7 and 0 days, with emails up to a week apart', () => {
    assert(
      property(array(integer({ min: 1, max: 7 }), { minLength: 60, maxLength: 60 }), (pauses) => {
        const letters = pauses.reduce<string[]>((days, pause) => [...days, addDays(days.at(-1) as string, pause)], ['2026-01-01']);
        const expiry = addDays(letters[0] as string, 95);
        const notified = letters.slice(1).filter((day, at) => daysDueOn('certificate', day, letters[at] as string).includes(expiry));
        // Two that fall into one pause are sent together.
        const due = new Set(
          [90, 60, 30, 7, 0].map((ahead) => letters.find((day) => day >= addDays(expiry, -ahead))).filter((day) => day !== undefined),
        );
        expect(notified).toEqual([...due]);
      }),
      { numRuns: 50 },
    );
  });

  test('from one day to the next, nothing is in two emails except at another lead time', () => {
    for (const kind of reminderKinds) {
      const letters = daysFrom('2026-01-01', 200).map((day, at) => ({ day, about: daysDueOn(kind, day, addDays('2026-01-01', at - 1)) }));
      const distances = letters.flatMap(({ day, about }) =>
        about.map((of) => `${of} ${Math.round((Date.parse(of) - Date.parse(day)) / 86_400_000)}`),
      );
      expect(new Set(distances).size).toBe(distances.length);
    }
  });
});
