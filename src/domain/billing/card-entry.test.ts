import { expect, test } from 'vitest';
import { faultsInCard, isWhole, onlyTestCards, spacedExpiry, spacedNumber, testCardOf } from './card-entry.ts';
import { testCards } from './test-cards.ts';

const today = new Date(2026, 10, 21);
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', code: '123' };

test('every test card can be entered', () => {
  for (const { number } of testCards) expect(faultsInCard({ ...good, number: spacedNumber(number) }, today)).toEqual({});
});

test.each([
  ['number', '4242', 'Your card number is incomplete.'],
  ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
  ['number', '4012 8888 8888 1881', onlyTestCards],
  ['expiry', '', 'Your card’s expiry date is incomplete.'],
  ['expiry', '13 / 30', 'Your card’s expiry date is incomplete.'],
  ['expiry', '10 / 26', 'Your card’s expiry date is in the past.'],
  ['expiry', '12 / 25', 'Your card’s expiry date is in the past.'],
  ['code', '12', 'Your card’s security code is incomplete.'],
])('a wrong %s (%s): %s', (field, typed, message) => {
  expect(faultsInCard({ ...good, [field]: typed }, today)).toEqual({ [field]: message });
});

test('a card that expires this month is still valid', () => expect(faultsInCard({ ...good, expiry: '11 / 26' }, today)).toEqual({}));

test('numbers are spaced as on a card, and found by their digits', () => {
  expect([spacedNumber('42424242424242429'), spacedExpiry('1234'), spacedExpiry('12')]).toEqual(['4242 4242 4242 4242', '12 / 34', '12']);
  expect([testCardOf('4242 4242 4242 4242')?.token, testCardOf('4012888888881881')]).toEqual(['pm_card_visa', undefined]);
});

test.each([
  ['4242 4242 424', false],
  ['4242 4242 4242 4241', true],
  ['4012 8888 8888 1881', true],
])('what may be a card’s number (%s): %s', (typed, whole) => {
  expect(isWhole(typed)).toBe(whole);
});
