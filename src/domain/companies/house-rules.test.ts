import { describe, expect, test } from 'vitest';
import { HouseRules, YachtHouseRules } from './house-rules.ts';
import { usualTerms } from './usual-terms.ts';

const company = { defaultCurrency: 'EUR', houseRules: { checkIn: '17:00', checkOut: '09:00', taxRate: '20.00', daysToPay: 14 } };

describe('a new record begins', () => {
  test('with the product’s defaults where there is no company', () => {
    expect(usualTerms(null)).toEqual({
      checkIn: null,
      checkOut: null,
      workBegins: null,
      workEnds: null,
      taxRate: '0.00',
      daysToPay: 30,
      turnaroundHours: 6,
      currency: 'USD',
    });
  });

  test('with the company’s defaults, and the product’s for what it leaves out', () => {
    expect(usualTerms(company)).toMatchObject({ checkIn: '17:00', checkOut: '09:00', workBegins: null, taxRate: '20.00', currency: 'EUR' });
  });

  test('with the yacht’s defaults where they differ', () => {
    const yacht = { houseRules: { checkIn: '12:00', checkOut: null, daysToPay: 0, currency: 'GBP' } };
    expect(usualTerms(company, yacht)).toMatchObject({
      checkIn: '12:00',
      checkOut: '09:00',
      taxRate: '20.00',
      daysToPay: 0,
      currency: 'GBP',
    });
    expect(usualTerms(company, { houseRules: null })).toEqual(usualTerms(company));
  });
});

test.each(['-1', '73', '6.25', 'six'])('a turnaround of %s hours is refused', (turnaroundHours) => {
  const { error } = HouseRules.safeParse({ turnaroundHours });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Turnaround must be from 0 to 72 hours, whole or half']);
});

test('an empty rule is unset', () => {
  expect(HouseRules.parse({ checkIn: '', taxRate: '', daysToPay: '' })).toEqual({ checkIn: null, taxRate: null, daysToPay: null });
  expect(YachtHouseRules.parse({ daysToPay: '0', taxRate: '7.7', currency: 'CHF' })).toEqual({
    daysToPay: 0,
    taxRate: '7.70',
    currency: 'CHF',
  });
});

test.each([
  [{ checkIn: '5pm' }, 'Please enter a time such as 17:00'],
  [{ checkOut: '24:00' }, 'Please enter a time such as 17:00'],
  [{ taxRate: '101' }, 'Tax rate must be from 0 to 100'],
  [{ daysToPay: 2.5 }, 'Days until due must be a whole number from 0 to 365'],
  [{ daysToPay: -1 }, 'Days until due must be a whole number from 0 to 365'],
])('%j is refused', (rules, message) => {
  expect(HouseRules.safeParse(rules).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
