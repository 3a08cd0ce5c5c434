import { expect, test } from 'vitest';
import type { DayAct } from '#domain/desk/day-act.ts';
import { byHour } from './today-query.ts';
import { dayInWords, guestListOf, moneyOf, nextLabel } from './act-words.ts';

const act: DayAct = {
  act: 'check_in',
  at: '2027-07-03T15:00:00.000Z',
  eventId: 64,
  title: 'Fenwick',
  startDate: '2027-07-03T15:00:00.000Z',
  endDate: '2027-07-10T07:00:00.000Z',
  yachtId: 12,
  yachtName: 'Aurelia',
  maySail: true,
  companyId: 1,
  companyName: null,
  charterId: 12,
  number: 'C-2026-0012',
  customerName: 'Ada Fenwick',
  phone: null,
  adults: 4,
  children: 2,
  completeGuests: 4,
  currency: 'EUR',
  open: '0.00',
  notReceived: '0.00',
  isToSettle: false,
  protocol: 'none',
  seatsTaken: null,
  capacity: null,
};
const out = { ...act, act: 'check_out', at: '2027-07-03T07:00:00.000Z' } as const;

test('a day’s summary has its acts, and how many of them are done', () => {
  const morning = '2027-07-03T06:00:00.000Z';
  expect(dayInWords([out, out, act, { ...act, act: 'departure' }], morning)).toBe('2 check-outs, 1 check-in and 1 departure');
  expect(dayInWords([{ ...out, protocol: 'signed' }, act], morning)).toBe('1 check-out and 1 check-in · 1 of 2 done');
});

test.each([
  [{ open: '2870.2', notReceived: '800.00' }, '€2,870.20 open'],
  [{ notReceived: '800.00' }, '€800.00 to receive'],
  [{}, 'Paid'],
  [{ act: 'check_out', isToSettle: true, notReceived: '1.00' }, 'Security deposit to settle'],
] as const)('with %j its money says: %s', (more, words) => {
  expect(moneyOf({ ...act, ...more })).toBe(words);
});

test('a guest list shows how many of the guests are on it', () => {
  expect(guestListOf(act)).toBe('Guests 4 of 6');
  expect(guestListOf({ ...act, completeGuests: 7 })).toBe('Guests 6 of 6');
});

test('the next act has the name it has at that end of the charter', () => {
  expect([nextLabel('handover', act), nextLabel('handover', out), nextLabel('deposit', out)]).toEqual([
    'Check in',
    'Check out',
    'Settle security deposit',
  ]);
});

test('acts in the same minute are grouped', () => {
  const seconds = out.at.replace(':00.000Z', ':40.000Z');
  expect(seconds).not.toBe(out.at);
  expect(byHour([out, { ...out, eventId: 65, at: seconds }, act]).map(({ at, acts }) => [at, acts.map(({ eventId }) => eventId)])).toEqual([
    [out.at, [64, 65]],
    [act.at, [64]],
  ]);
});
