import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsTyped, decimalMarkOf, numberTyped, textOfNumber } from './typed-amount.ts';

describe('an amount that can be read in one way alone', () => {
  test.each([
    ['0', 0],
    ['7', 700],
    [' 7 ', 700],
    ['1250', 125_000],
    ['1250.5', 125_050],
    ['1250,5', 125_050],
    ['1250.50', 125_050],
    ['1250,50', 125_050],
    ['12.500,00', 1_250_000],
    ['12,500.00', 1_250_000],
    ['12.500,5', 1_250_050],
    ["12'500.00", 1_250_000],
    ['12’500.50', 1_250_050],
    ["12'500", 1_250_000],
    ['12 500,00', 1_250_000],
    ['12\u00A0500,00', 1_250_000],
    ['12\u202F500,00', 1_250_000],
    ['12 500', 1_250_000],
    ['1 250 000,5', 125_000_050],
    ['1.250.000', 125_000_000],
    ['1,250,000', 125_000_000],
    ['1.250.000,75', 125_000_075],
    ['1,250,000.75', 125_000_075],
    ['99.999.999,99', 9_999_999_999],
    ['.5', 50],
    [',5', 50],
    ['-.5', -50],
    ['+.5', 50],
    ['12.', 1200],
    ['12,', 1200],
    ['0.335', 34],
    ['0,335', 34],
    ['1250.505', 125_051],
    ['1250,505', 125_051],
    ["1'250.505", 125_051],
    ['1.250,505', 125_051],
    ['1.2500', 125],
    ['-12.500,00', -1_250_000],
    ['-5', -500],
  ])('%j is %i hundredths, whatever one writes decimals with', (typed, cents) => {
    expect([centsTyped(typed, 'point'), centsTyped(typed, 'comma')]).toEqual([cents, cents]);
  });
});

test.each([
  ['1.250', 125, 125_000],
  ['1,250', 125_000, 125],
  ['12.500', 1250, 1_250_000],
  ['12,500', 1_250_000, 1250],
  ['999.999', 100_000, 99_999_900],
  ['-1.250', -125, -125_000],
])('%j is %i hundredths where decimals have a point, and %i where they have a comma', (typed, pointed, withComma) => {
  expect([centsTyped(typed, 'point'), centsTyped(typed, 'comma')]).toEqual([pointed, withComma]);
});

test.each([
  '',
  ' ',
  '.',
  ',',
  '-',
  'a lot',
  '12 500 euros',
  '€12',
  '1e3',
  '0x10',
  'NaN',
  '1.250.5',
  '1,250,50',
  '1.25.000',
  '1.250,000,00',
  '12,50.00',
  '1,00,000',
  '12 50',
  "1'2",
  '1..5',
  '1.,5',
  '--5',
  '5-',
  '99999999999999',
  '1'.repeat(5000),
])('%j is no amount', (typed) => {
  expect([centsTyped(typed, 'point'), centsTyped(typed, 'comma')]).toEqual([null, null]);
});

test('what is written as people of a country write amounts reads back as the same hundredths', () => {
  const countries = constantFrom(
    ['en-US', 'point'],
    ['de-DE', 'comma'],
    ['fr-FR', 'comma'],
    ['el-GR', 'comma'],
    ['de-CH', 'point'],
    ['pl-PL', 'comma'],
    ['it-IT', 'comma'],
  );
  assert(
    property(integer({ min: -9_999_999_999, max: 9_999_999_999 }), countries, constantFrom(0, 1, 2), (cents, [country, mark], places) => {
      const rounded = Math.trunc(cents / 10 ** (2 - places)) * 10 ** (2 - places);
      const text = new Intl.NumberFormat(country, { minimumFractionDigits: places, maximumFractionDigits: places }).format(rounded / 100);
      expect(centsTyped(text, mark as 'comma' | 'point')).toBe(rounded === 0 ? 0 : rounded);
    }),
  );
});

test.each([
  ['1.875', 1.875, 1875],
  ['1,875', 1875, 1.875],
  ['0,0625', 0.0625, 0.0625],
  ['−3', -3, -3],
  ['', null, null],
  ['much', null, null],
])('%j is the number %d where decimals have a point, and %d where they have a comma', (typed, pointed, withComma) => {
  expect([numberTyped(typed, 'point'), numberTyped(typed, 'comma')]).toEqual([pointed, withComma]);
});

test('a number in a field reads back as itself, whatever one writes decimals with', () => {
  assert(
    property(integer({ min: -99_999_999, max: 99_999_999 }), constantFrom('point', 'comma'), (thousandths, mark) => {
      const value = thousandths / 1000;
      expect(numberTyped(textOfNumber(value, mark as 'comma' | 'point'), mark as 'comma' | 'point')).toBe(value === 0 ? 0 : value);
    }),
  );
});

const marks = (formats: object) => ['EUR', 'USD', 'GBP', null].map((currency) => decimalMarkOf({ formats, currency }));

test('a company that reckons in euros writes decimals with a comma, any other with a point, unless it chose', () => {
  expect(marks({})).toEqual(['comma', 'point', 'point', 'point']);
  expect(marks({ decimalMark: null })).toEqual(marks({}));
  expect(marks({ decimalMark: 'comma' })).toEqual(['comma', 'comma', 'comma', 'comma']);
  expect(marks({ decimalMark: 'point' })).toEqual(['point', 'point', 'point', 'point']);
});
