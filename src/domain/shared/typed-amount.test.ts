import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsTyped, decimalMarkOf, numberTyped, textOfNumber } from './typed-amount.ts';

describe('an unambiguous amount', () => {
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
    ['−5', -500],
    ['−12.500,00', -1_250_000],
  ])('%j is %i hundredths, with either decimal mark', (typed, cents) => {
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
])('%j is %i hundredths with a decimal point, and %i with a decimal comma', (typed, pointed, withComma) => {
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

test('amounts in any country’s notation read back as the same hundredths', () => {
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
])('%j is the number %d with a decimal point, and %d with a decimal comma', (typed, pointed, withComma) => {
  expect([numberTyped(typed, 'point'), numberTyped(typed, 'comma')]).toEqual([pointed, withComma]);
});

test('a number in a field reads back as itself, with either decimal mark', () => {
  assert(
    property(integer({ min: -99_999_999, max: 99_999_999 }), constantFrom('point', 'comma'), (thousandths, mark) => {
      const value = thousandths / 1000;
      expect(numberTyped(textOfNumber(value, mark as 'comma' | 'point'), mark as 'comma' | 'point')).toBe(value === 0 ? 0 : value);
    }),
  );
});

const marks = (formats: object) => ['EUR', 'USD', 'GBP', null].map((currency) => decimalMarkOf({ formats, currency }));

test('a company with euros has a decimal comma, any other a decimal point, unless it chose one', () => {
  expect(marks({})).toEqual(['comma', 'point', 'point', 'point']);
  expect(marks({ decimalMark: null })).toEqual(marks({}));
  expect(marks({ decimalMark: 'comma' })).toEqual(['comma', 'comma', 'comma', 'comma']);
  expect(marks({ decimalMark: 'point' })).toEqual(['point', 'point', 'point', 'point']);
});
