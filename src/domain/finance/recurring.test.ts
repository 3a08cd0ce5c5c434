import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/calendar-days.ts';
import { NewRecurring, nextMonthly, nextRecurrence, rhythmInWords } from './recurring.ts';

const monthly = { every: 1, unit: 'month' as const, startsOn: '2026-01-31' };

function daysOf(rhythm: Parameters<typeof nextRecurrence>[0], count: number): string[] {
  const days: string[] = [];
  for (let from = rhythm.startsOn; days.length < count;) {
    const day = nextRecurrence(rhythm, from);
    if (!day) break;
    days.push(day);
    from = addDays(day, 1);
  }
  return days;
}

describe('the days of a recurring record', () => {
  test.each([
    ['of the last day of January, by month', monthly, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['over a leap day', { ...monthly, startsOn: '2027-11-30', every: 3 }, ['2027-11-30', '2028-02-29', '2028-05-30']],
    [
      'by fortnight, over a change of clocks',
      { every: 2, unit: 'week' as const, startsOn: '2026-03-16' },
      ['2026-03-16', '2026-03-30', '2026-04-13'],
    ],
    ['by year', { ...monthly, startsOn: '2028-02-29', every: 12 }, ['2028-02-29', '2029-02-28', '2030-02-28']],
    ['until its last day, that one included', { ...monthly, endsOn: '2026-03-31' }, ['2026-01-31', '2026-02-28', '2026-03-31']],
    ['once, where it ends as it begins', { ...monthly, endsOn: '2026-01-31' }, ['2026-01-31']],
  ])('%s', (_what, rhythm, days) => {
    expect(daysOf(rhythm, 5).slice(0, days.length)).toEqual(days);
  });

  test('begin with the first day and end with the last', () => {
    expect(nextRecurrence(monthly, '2020-01-01')).toBe('2026-01-31');
    expect(nextRecurrence({ ...monthly, endsOn: '2026-02-27' }, '2026-02-01')).toBeNull();
  });

  test('are described in words', () => {
    expect([rhythmInWords({ every: 1, unit: 'month' }), rhythmInWords({ every: 2, unit: 'week' })]).toEqual([
      'every month',
      'every 2 weeks',
    ]);
  });
});

test.each([
  ['2026-01-15', '2026-02-03', '2026-02-15'],
  ['2026-01-15', '2026-02-15', '2026-03-15'],
  ['2026-01-15', '2026-06-20', '2026-07-15'],
  ['2026-01-31', '2026-02-03', '2026-03-31'],
  ['2026-03-31', '2026-04-01', '2026-05-31'],
  ['2026-01-30', '2026-02-03', '2026-03-30'],
  ['2028-02-29', '2028-03-01', '2028-03-29'],
  ['2026-12-31', '2026-11-20', '2027-01-31'],
])('what is of %s, repeated on %s, is due next on %s, and then on that day of each month', (day, today, next) => {
  expect(nextMonthly(day, today)).toBe(next);
});

describe('a recurring record', () => {
  const berth = { category: 'docking', description: 'Berth', amount: '900', currency: 'EUR' };

  test('is an expense or an invoice, by its kind', () => {
    expect(NewRecurring.safeParse({ kind: 'expense', ...monthly, body: berth }).success).toBe(true);
    expect(NewRecurring.safeParse({ kind: 'invoice', ...monthly, body: berth }).error?.issues[0]).toMatchObject({ path: ['body'] });
    expect(NewRecurring.safeParse({ kind: 'expense', ...monthly, endsOn: '2026-01-30', body: berth }).error?.issues[0]).toMatchObject({
      path: ['endsOn'],
    });
  });
});
