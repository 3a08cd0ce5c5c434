import { expect, test } from 'vitest';
import { CountryCode, countryCodes, countryName } from './countries.ts';

test('every country has a unique three-letter code and a name', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  const named = countryCodes.map(countryName);
  expect(new Set(named).size).toBe(249);
  expect(named.filter((name) => /^[A-Z]{2,3}$/.test(name))).toEqual([]);
  expect(['SWE', 'DEU', 'HRV', 'CHE', 'USA', 'ATF'].map(countryName)).toEqual([
    'Sweden',
    'Germany',
    'Croatia',
    'Switzerland',
    'United States',
    'French Southern Territories',
  ]);
});

test('a country has the same name by its two letters', () => {
  expect(['SE', 'GR', 'XQ'].map(countryName)).toEqual(['Sweden', 'Greece', 'XQ']);
});

test('other letters aren’t a country', () => {
  expect(CountryCode.parse(' swe ')).toBe('SWE');
  expect(countryName('XKX')).toBe('XKX');
  for (const wrong of ['SE', 'SWED', '', 'XXX', 'constructor', null])
    expect(CountryCode.safeParse(wrong).error?.issues[0]?.message).toBe('Please choose a country');
});
