import { expect, test } from 'vitest';
import { houseRulesForm, houseRulesWords } from './house-rules-entry.ts';

const empty = {
  checkIn: '',
  checkOut: '',
  workBegins: '',
  workEnds: '',
  taxRate: '',
  daysToPay: '',
  turnaroundHours: '',
  currency: '',
};

test('a form without stored rules is empty, and says that there are none', () => {
  expect(houseRulesForm(null)).toEqual(empty);
  expect(houseRulesWords(empty)).toBe('None of its own');
});

test('a form shows stored rules, a zero among them, and leaves the others empty', () => {
  const rules = { checkIn: '17:00', daysToPay: 0, turnaroundHours: 4, currency: 'EUR' } as never;
  expect(houseRulesForm(rules)).toEqual({ ...empty, checkIn: '17:00', daysToPay: '0', turnaroundHours: '4', currency: 'EUR' });
});

test('rules are put into one line in the order of the form', () => {
  const all = {
    checkIn: '17:00',
    checkOut: '09:00',
    workBegins: '08:00',
    workEnds: '16:30',
    taxRate: '20',
    daysToPay: '14',
    turnaroundHours: '4',
    currency: 'EUR',
  };
  expect(houseRulesWords(all)).toBe(
    'check-in 17:00, check-out 09:00, work from 08:00, work until 16:30, 20% tax, due after 14 days, 4 hours between charters, EUR',
  );
  expect(houseRulesWords({ ...empty, taxRate: '5.5', currency: 'CHF' })).toBe('5.5% tax, CHF');
  expect(houseRulesWords({ ...empty, daysToPay: '1', turnaroundHours: '1' })).toBe('due after 1 day, 1 hour between charters');
  expect(houseRulesWords({ ...empty, daysToPay: '0', turnaroundHours: '0' })).toBe('due after 0 days, 0 hours between charters');
});
