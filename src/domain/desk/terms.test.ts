import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../shared/calendar-days.ts';
import { charterTermsFault, CharterTermsChanges, usualTerms } from './charter-terms.ts';
import { nextYearSeasons, seasonsFault, type Season } from './yacht-terms.ts';

const season = (fromDay: string, toDay: string, week: string | null = '3500.00'): Season => ({
  fromDay,
  toDay,
  week,
  night: null,
  day: null,
  halfDay: null,
  seat: null,
  childSeat: null,
});

const fee = (percent: string | null) => ({ kind: 'fee' as const, label: 'Fee', percent, anchor: 'booking' as const, days: 0 });

describe('seasons', () => {
  test.each([
    [[], null],
    [[season('2027-06-05', '2027-07-02'), season('2027-07-03', '2027-07-03')], null],
    [[season('2027-06-05', '2027-07-02'), season('2027-07-02', '2027-08-27')], 'seasons.1.fromDay'],
    [[season('2027-07-02', '2027-08-27'), season('2027-06-05', '2027-07-02')], 'seasons.0.fromDay'],
    [[season('2027-06-05', '2027-06-04')], 'seasons.0.toDay'],
  ])('%# are wrong at %s', (seasons, path) => {
    expect(seasonsFault(seasons)?.path ?? null).toBe(path);
  });

  test('repeat 364 days later, on the same weekdays, with prices raised by a percentage', () => {
    expect(nextYearSeasons([season('2027-06-05', '2027-07-02', '3333.33'), season('2027-07-03', '2027-08-27', null)], '4', 'EUR')).toEqual([
      season('2028-06-03', '2028-06-30', '3466.66'),
      season('2028-07-01', '2028-08-25', null),
    ]);
    expect(nextYearSeasons([season('2027-06-05', '2027-07-02', '3333.00')], '-2.5', 'JPY')[0]?.week).toBe('3250.00');
    expect(nextYearSeasons([], '4', 'EUR')).toEqual([]);
  });

  test('repeat only from the last priced year', () => {
    const seasons = [season('2026-06-06', '2026-07-03'), season('2027-06-05', '2027-07-02', '3600.00')];
    expect(nextYearSeasons(seasons, '0', 'EUR')).toEqual([season('2028-06-03', '2028-06-30', '3600.00')]);
  });

  test('of next year never overlap the existing ones, and begin on the same weekday unless they are cut', () => {
    assert(
      property(array(record({ gap: integer({ min: 0, max: 60 }), length: integer({ min: 1, max: 500 }) }), { maxLength: 6 }), (drawn) => {
        let next = '2026-01-01';
        const seasons = drawn.map(({ gap, length }) => {
          const fromDay = addDays(next, gap);
          next = addDays(fromDay, length);
          return season(fromDay, addDays(next, -1));
        });
        const added = nextYearSeasons(seasons, '10', 'EUR');
        expect(seasonsFault([...seasons, ...added])).toBeNull();
        expect(added.map(({ toDay }) => weekdayOf(toDay))).toEqual(
          seasons.slice(seasons.length - added.length).map(({ toDay }) => weekdayOf(toDay)),
        );
      }),
    );
  });
});

describe('the rules of a company', () => {
  test('are valid by default', () => {
    expect(CharterTermsChanges.parse(usualTerms)).toEqual(usualTerms);
    expect(charterTermsFault(CharterTermsChanges.parse(usualTerms))).toBeNull();
  });

  test.each([
    [{ plan: [fee('33.33'), fee('33.33'), fee('33.34')] }, undefined],
    [{ plan: [fee('50.00'), fee('49.99')] }, 'plan'],
    [{ plan: [fee(null)] }, 'plan.0.percent'],
    [
      {
        policy: [
          { fromDays: 30, percent: '50.00' },
          { fromDays: 30, percent: '60.00' },
        ],
      },
      'policy.1.fromDays',
    ],
  ])('%j are wrong at %s', (changes, path) => {
    expect(charterTermsFault(changes)?.path).toBe(path);
  });
});
