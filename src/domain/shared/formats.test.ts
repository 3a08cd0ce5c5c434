import { expect, test } from 'vitest';
import { formatsOf, usualFormats } from './formats.ts';
import { formatsOfLocale } from './locale-formats.ts';

test('a person’s choice wins over their company’s, and that over the default', () => {
  expect(formatsOf()).toEqual(usualFormats);
  expect(formatsOf({}, null, undefined)).toEqual(usualFormats);
  expect(formatsOf({ clock: '12', dateOrder: null }, { clock: '24', dateOrder: 'dmy' })).toEqual({
    clock: '12',
    dateOrder: 'dmy',
    weekStart: 'monday',
  });
});

test.each([
  ['en-US', '12', 'mdy', 'sunday', 'point'],
  ['en-GB', '24', 'dmy', 'monday', 'point'],
  ['de-DE', '24', 'dmy', 'monday', 'comma'],
  ['de-CH', '24', 'dmy', 'monday', 'point'],
  ['sv-SE', '24', 'ymd', 'monday', 'comma'],
  ['ar-EG', '12', 'dmy', 'saturday', 'point'],
])(
  'a browser that speaks %s has a clock of %s hours, writes %s, begins its weeks on %s, and writes decimals with a %s',
  (locale, clock, dateOrder, weekStart, decimalMark) => {
    expect(formatsOfLocale(locale)).toEqual({ clock, dateOrder, weekStart, decimalMark });
  },
);
