import { describe, expect, test } from 'vitest';
import type { CharterState } from './charter-words.ts';
import { nextAct } from './next-act.ts';

const known = { yachtId: 1, startDate: '2027-07-03T15:00:00.000Z', endDate: '2027-07-10T07:00:00.000Z' };

describe('what a charter asks for next', () => {
  test.each<[CharterState, ReturnType<typeof nextAct>]>([
    ['enquiry', 'option'],
    ['quote', 'option'],
    ['expired', 'option'],
    ['option', 'book'],
    ['waiting', 'challenge'],
    ['booked', 'entry'],
    ['closed', 'entry'],
    ['lost', null],
    ['cancelled', null],
  ])('of one that is %s is %s', (state, act) => {
    expect(nextAct({ state, ...known })).toBe(act);
  });

  test.each([{ yachtId: null }, { startDate: null }, { endDate: null }])('is its yacht and dates where %j', (missing) => {
    expect(nextAct({ state: 'enquiry', ...known, ...missing })).toBe('dates');
  });
});
