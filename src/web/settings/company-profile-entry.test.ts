import { expect, test } from 'vitest';
import { CompanyChanges, type Company } from '#domain/companies/company.ts';
import { formOf } from './company-profile-entry.ts';

const azure = {
  name: 'Azure Charters',
  address: null,
  contactEmail: null,
  contactPhone: null,
  website: null,
  logo: null,
  timeZone: 'Europe/Paris',
  defaultCurrency: 'EUR',
  taxNumber: null,
  iban: 'FR1420041010050500013M02606',
  paymentDetails: null,
  houseRules: {},
  formats: {},
} as unknown as Company;

test('an IBAN is shown in groups of four, and sent as it is stored', () => {
  expect(formOf(azure).iban).toBe('FR14 2004 1010 0505 0001 3M02 606');
  expect(CompanyChanges.parse(formOf(azure)).iban).toBe(azure.iban);
  expect(formOf({ ...azure, iban: null }).iban).toBe('');
  expect(CompanyChanges.parse(formOf({ ...azure, iban: null })).iban).toBeNull();
});

test('empty fields are shown as empty and sent as null', () => {
  const empty = ['address', 'contactEmail', 'contactPhone', 'website', 'logo', 'taxNumber', 'paymentDetails'] as const;
  const [form, sent] = [formOf(azure), CompanyChanges.parse(formOf(azure))];
  expect(empty.map((field) => [form[field], sent[field]])).toEqual(empty.map(() => ['', null]));
});

test('formats that weren’t chosen are the usual ones, but the decimal mark stays that of the currency', () => {
  expect(formOf(azure).formats).toEqual({ clock: '12', dateOrder: 'mdy', weekStart: 'monday', decimalMark: null });
  const chosen = { clock: '24', dateOrder: 'dmy', weekStart: 'sunday', decimalMark: 'point' } as const;
  expect(formOf({ ...azure, formats: chosen }).formats).toEqual(chosen);
  expect(CompanyChanges.parse(formOf({ ...azure, formats: chosen })).formats).toEqual(chosen);
});

test('a house rule of zero is one, and a missing one isn’t', () => {
  const houseRules = { daysToPay: 0, turnaroundHours: 0.5, taxRate: '0.00', checkIn: '17:00' };
  const form = formOf({ ...azure, houseRules });
  expect(form.houseRules).toMatchObject({ daysToPay: '0', turnaroundHours: '0.5', taxRate: '0.00', checkIn: '17:00', checkOut: '' });
  expect(CompanyChanges.parse(form).houseRules).toMatchObject({ daysToPay: 0, turnaroundHours: 0.5, checkIn: '17:00', checkOut: null });
});
