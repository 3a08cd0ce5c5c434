import { expect, test } from 'vitest';
import { datesIn } from '../shared/date-words.ts';
import { usualFormats } from '../shared/formats.ts';
import { changesInWords, valueInWords } from './change-words.ts';
import { fieldInWords } from './field-names.ts';

const dates = datesIn('Europe/Paris', usualFormats, '2026');

test.each([
  ['yacht', 'contactEmail', 'Contact email'],
  ['yacht', 'name', 'Name'],
  ['yacht', 'yachtId', 'Yacht'],
  ['trip', 'departurePosition', 'Departure position'],
  ['yacht', 'id', 'Id'],
  ['yacht', '', ''],
  ['customer', 'vatNumber', 'VAT number'],
  ['company', 'iban', 'IBAN'],
  ['customer', 'postCode', 'Postal code'],
  ['maintenance', 'assigneeId', 'Assigned to'],
  ['crew', 'imageUrl', 'Portrait'],
  ['yacht', 'imageUrl', 'Picture'],
])('of a change of %s, the field %j is called %j', (kind, field, words) => {
  expect(fieldInWords(kind, field)).toBe(words);
});

test.each([
  [null, 'Empty'],
  [undefined, 'Empty'],
  ['', 'Empty'],
  [[], 'Empty'],
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  ['Monaco', 'Monaco'],
  [['Fuel', null], 'Fuel; Empty'],
  [{ latitude: 43.55, longitude: 7.0166667 }, "43°33.000'N 7°01.000'E"],
  ['2026-07-01T06:00:00.000Z', 'Wed, Jul 1, 8:00\u00a0AM'],
  ['2027-12-31T23:30:00Z', 'Sat, Jan 1, 2028, 12:30\u00a0AM'],
  ['2026-07-01', 'Jul 1'],
  [['2026-07-01', '2027-02-28'], 'Jul 1; Feb 28, 2027'],
  ['2026-02-30', '2026-02-30'],
  ['Since 2026-07-01', 'Since 2026-07-01'],
  ['17:00', '5:00\u00a0PM'],
])('the value %j is shown as %j', (value, words) => {
  expect(valueInWords('yacht', 'location', value, { dates })).toBe(words);
});

test.each([
  ['schedule', 'type', ['charter', 'day_rent'], 'Type: Charter, Day trip'],
  ['expense', 'paymentMethod', [null, 'bank_transfer'], 'Payment method: Empty, Bank transfer'],
  ['maintenance', 'type', ['engine', 'hull'], 'Type: Engine, Hull'],
  ['maintenance', 'status', ['in_progress', 'completed'], 'Status: In Progress, Completed'],
  ['defect', 'severity', ['normal', 'may_not_sail'], 'Severity: Normal, May not sail'],
  ['yacht', 'passedOn', [[], ['fuel', 'port_fees']], 'Costs passed on: Empty, Fuel; Port fees'],
  ['price', 'checkInDays', [[5], [0, 6]], 'Charters start on: Saturdays, Mondays; Sundays'],
  ['company', 'subscriptionTier', ['starter', 'enterprise'], 'Subscription tier: Starter, Enterprise'],
  // A word of another kind of record stays as it is.
  ['crew', 'type', ['charter', 'STCW'], 'Certificate: charter, STCW'],
  ['schedule', 'price', [120_000, 140_050], 'Price: 1,200.00, 1,400.50'],
  ['schedule', 'actualCost', [null, 99], 'Actual cost: Empty, 0.99'],
  ['maintenance', 'actualCost', [null, '1234567.00'], 'Actual cost: Empty, 1,234,567.00'],
  ['price', 'taxRate', ['21.00', '5.50'], 'Tax rate: 21%, 5.5%'],
  ['maintenance', 'progress', [0, 50], 'Progress: 0%, 50%'],
  ['yacht', 'captainId', [7, 12], 'Captain changed'],
  ['yacht', 'captainId', [null, 12], 'Captain changed'],
  ['yacht', 'imageUrl', ['/files/1.jpg', null], 'Picture changed'],
  ['company', 'logo', [null, '/files/1.png'], 'Logo changed'],
  ['maintenance', 'planIds', [[1], [1, 2]], 'Services changed'],
  ['price', 'seasons', [[], [{ fromDay: '2026-05-01', week: '900.00' }]], 'Seasons changed'],
])('a change of %s: %s from %j', (kind, field, values, words) => {
  expect(sentences(kind, { [field]: values })).toEqual([words]);
});

test('amounts have their currency if it changed with them', () => {
  expect(sentences('schedule', { price: [120_000, 140_000], currency: ['EUR', 'JPY'] })).toEqual([
    'Price: €1,200.00, ¥1,400',
    'Currency: EUR, JPY',
  ]);
});

test('of an object, only the parts that changed are said, each by its name', () => {
  const usual = { checkIn: '15:00', checkOut: '09:00', taxRate: null, turnaroundHours: 6 };
  const own = { checkIn: '17:00', checkOut: '09:00', taxRate: '13.00', turnaroundHours: 6 };
  expect(sentences('yacht', { houseRules: [usual, own] })).toEqual(['Check-in: 3:00\u00a0PM, 5:00\u00a0PM', 'Tax rate: Empty, 13%']);
  expect(sentences('yacht', { houseRules: [null, { checkIn: '17:00', checkOut: null }] })).toEqual(['Check-in: Empty, 5:00\u00a0PM']);
  expect(sentences('yacht', { houseRules: [null, {}] })).toEqual(['House rules changed']);
});

test('a record is said by its name where that changed too', () => {
  expect(sentences('invoice', { customerId: [1, 2], customerName: ['Ada Lindgren', 'Bo Berg'] })).toEqual([
    'Customer: Ada Lindgren, Bo Berg',
  ]);
});

function sentences(kind: string, changes: Record<string, unknown[]>): string[] {
  return changesInWords(kind, changes, dates).map(({ name, from, to }) => (to === null ? `${name} changed` : `${name}: ${from}, ${to}`));
}
