import { describe, expect, test } from 'vitest';
import type { CharterState } from './charter-words.ts';
import { nextAct, usualHandover } from './next-act.ts';

const now = '2027-06-01T08:00:00.000Z';
const noHandovers = { handovers: false, checkedInAt: null, checkedOutAt: null };
const known = {
  toInvoice: null,
  apaOpen: false,
  ...noHandovers,
  yachtId: 1,
  startDate: '2027-07-03T15:00:00.000Z',
  endDate: '2027-07-10T07:00:00.000Z',
};

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
    expect(nextAct({ state, ...known }, now)).toBe(act);
  });

  test.each([{ yachtId: null }, { startDate: null }, { endDate: null }])('is its yacht and dates if %j', (missing) => {
    expect(nextAct({ state: 'enquiry', ...known, ...missing }, now)).toBe('dates');
  });

  test('of one that is booked is its invoice, and once it is over its closing', () => {
    expect(nextAct({ state: 'booked', ...known, toInvoice: { instalmentId: 1 } }, now)).toBe('invoice');
    expect(nextAct({ state: 'booked', ...known }, '2027-07-10T07:00:00.000Z')).toBe('close');
    expect(nextAct({ state: 'closed', ...known }, '2027-07-10T07:00:00.000Z')).toBe('entry');
  });

  test('is closing its APA before closing it, and after cancelling it', () => {
    const open = { ...known, apaOpen: true };
    expect(nextAct({ state: 'booked', ...open }, now)).toBe('entry');
    expect(nextAct({ state: 'booked', ...open }, '2027-07-10T07:00:00.000Z')).toBe('apa');
    expect(nextAct({ state: 'cancelled', ...open }, now)).toBe('apa');
  });

  test.each([
    ['2027-07-03T02:59:00.000Z', null, null, 'entry'],
    ['2027-07-03T03:00:00.000Z', null, null, 'check_in'],
    ['2027-07-03T16:00:00.000Z', '2027-07-03T15:40:00.000Z', null, 'entry'],
    ['2027-07-09T19:00:00.000Z', '2027-07-03T15:40:00.000Z', null, 'check_out'],
    ['2027-07-09T19:00:00.000Z', null, null, 'check_out'],
    ['2027-07-12T09:00:00.000Z', '2027-07-03T15:40:00.000Z', null, 'check_out'],
    ['2027-07-12T09:00:00.000Z', null, '2027-07-10T07:10:00.000Z', 'close'],
  ])('of one whose company asks for handovers, at %s with %s and %s signed, is %s', (at, checkedInAt, checkedOutAt, act) => {
    expect(nextAct({ state: 'booked', ...known, handovers: true, checkedInAt, checkedOutAt }, at)).toBe(act);
  });

  test.each([
    ['2027-07-03T05:00:00.000Z', null, 'check_in'],
    ['2027-07-03T08:30:00.000Z', null, 'check_in'],
    ['2027-07-03T08:30:00.000Z', '2027-07-03T08:20:00.000Z', 'check_out'],
    ['2027-07-03T12:00:00.000Z', null, 'check_out'],
    ['2027-07-03T17:00:00.000Z', null, 'check_out'],
  ])('of one from 8 to 16 o’clock, at %s with its check-in signed at %s, is %s', (at, checkedInAt, act) => {
    const day = { ...known, startDate: '2027-07-03T08:00:00.000Z', endDate: '2027-07-03T16:00:00.000Z', checkedInAt };
    expect(nextAct({ state: 'booked', ...day, handovers: true }, at)).toBe(act);
    expect(usualHandover(day, at)).toBe(act);
  });
});

test.each([
  ['2027-06-01T08:00:00.000Z', null, 'check_in'],
  ['2027-07-04T03:00:00.000Z', '2027-07-03T15:40:00.000Z', 'check_in'],
  ['2027-07-04T03:00:00.001Z', null, 'check_out'],
  ['2027-07-12T09:00:00.000Z', null, 'check_out'],
])('the handover of a week opened first, at %s with its check-in signed at %s, is its %s', (at, checkedInAt, kind) => {
  expect(usualHandover({ ...known, checkedInAt }, at)).toBe(kind);
});
