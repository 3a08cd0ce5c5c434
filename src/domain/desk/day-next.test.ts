import { expect, test } from 'vitest';
import { dayNext } from './day-next.ts';

const morning = '2027-07-10T06:00:00.000Z';
const noon = '2027-07-10T10:00:00.000Z';
const charter = {
  act: 'check_in',
  at: '2027-07-10T15:00:00.000Z',
  charterId: 12,
  adults: 4,
  children: 2,
  completeGuests: 6,
  open: '0.00',
  notReceived: '0.00',
  isToSettle: false,
  protocol: 'none',
} as const;
const out = { ...charter, act: 'check_out', at: '2027-07-10T07:00:00.000Z' } as const;

test.each([
  ['in order', charter, 'handover'],
  ['without the whole guest list', { ...charter, completeGuests: 5, open: '100.00' }, 'guests'],
  ['with a fee that is open', { ...charter, open: '0.01' }, 'payments'],
  ['without its deposit', { ...charter, notReceived: '800.00' }, 'payments'],
  ['begun', { ...charter, protocol: 'begun' }, 'handover'],
  ['signed', { ...charter, protocol: 'signed' }, null],
  ['signed before its list was complete', { ...charter, protocol: 'signed', completeGuests: 0 }, null],
  ['signed before all was paid', { ...charter, protocol: 'signed', open: '5.00' }, 'payments'],
] as const)('a check-in %s', (_what, standing, next) => {
  expect(dayNext(standing, morning)).toBe(next);
});

test.each([
  ['that nobody signed, whatever is owed', { ...out, open: '5.00', isToSettle: true, completeGuests: 0 }, 'handover'],
  ['whose deposit is to be settled', { ...out, protocol: 'signed', isToSettle: true, open: '5.00' }, 'deposit'],
  ['with a fee that is open', { ...out, protocol: 'signed', open: '5.00' }, 'payments'],
  ['whose deposit never came', { ...out, protocol: 'signed', notReceived: '800.00' }, null],
  ['that is settled', { ...out, protocol: 'signed' }, null],
] as const)('a check-out %s', (_what, standing, next) => {
  expect(dayNext(standing, noon)).toBe(next);
});

test('a departure, and a booking that isn’t a charter, show a link until their time', () => {
  const departure = { ...charter, act: 'departure', at: '2027-07-10T08:00:00.000Z', protocol: null } as const;
  expect([dayNext(departure, morning), dayNext(departure, noon)]).toEqual(['manifest', null]);
  const booking = { ...out, charterId: null, protocol: null } as const;
  expect([dayNext(booking, morning), dayNext(booking, noon)]).toEqual(['booking', null]);
});
