import { expect, test } from 'vitest';
import { formatsOf, usualFormats } from './formats.ts';
import { formatsOfLocale } from './locale-formats.ts';

test('what a person chose goes before what their company did, and that before what is usual', () => {
  expect(formatsOf()).toEqual(usualFormats);
  expect(formatsOf({}, null, undefined)).toEqual(usualFormats);
  expect(formatsOf({ clock: '12', dateOrder: null }, { clock: '24', dateOrder: 'dmy' })).toEqual({
    clock: '12',
    dateOrder: 'dmy',
    weekStart: 'monday',
  });
});

test.each([
  ['en-US', '12', 'mdy', 'sunday'],
  ['en-GB', '24', 'dmy', 'monday'],
  ['de-DE', '24', 'dmy', 'monday'],
  ['sv-SE', '24', 'ymd', 'monday'],
  ['ar-EG', '12', 'dmy', 'saturday'],
])('a browser that speaks %s has a clock of %s hours, writes %s, and begins its weeks on %s', (locale, clock, dateOrder, weekStart) => {
  expect(formatsOfLocale(locale)).toEqual({ clock, dateOrder, weekStart });
});
