import { expect, test } from 'vitest';
import { NewCompany, type Company } from '#domain/companies/company.ts';
import { blankCompany, formOf } from './company-entry.ts';

const azure = {
  name: 'Azure Charters',
  description: 'Charters on the Riviera',
  address: '1 Quai\nAntibes',
  contactEmail: 'hello@azure-charters.example',
  contactPhone: '+33 4 00 00 00 00',
  website: 'https://azure-charters.example',
  logo: 'https://azure-charters.example/logo.png',
  subscriptionTier: 'professional',
  timeZone: 'Europe/Paris',
} as Company;
const empty = { description: null, address: null, contactEmail: null, contactPhone: null, website: null, logo: null };

test('what is stored comes back from the form unchanged', () => {
  expect(NewCompany.parse(formOf(azure))).toEqual(azure);
  expect(NewCompany.parse(formOf({ ...azure, ...empty }))).toEqual({ ...azure, ...empty });
});

test('fields without a value are empty', () => {
  expect(Object.values(formOf({ ...azure, ...empty })).filter((value) => value === '')).toHaveLength(6);
});

test('a new company needs only a name', () => {
  expect(NewCompany.safeParse(blankCompany).error?.issues.map(({ path }) => path[0])).toEqual(['name']);
  expect(NewCompany.parse({ ...blankCompany, name: 'Azure' })).toEqual({
    name: 'Azure',
    ...empty,
    subscriptionTier: 'starter',
    timeZone: 'UTC',
  });
});
