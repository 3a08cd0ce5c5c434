import { assert, constantFrom, dictionary, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { countIn, flagIn, laterPageIn, oneOfIn, pageIn, readSearch, textIn, writeSearch } from './search-params.ts';

test.each([
  ['Calvi', 'Calvi'],
  [' Calvi ', ' Calvi '],
  ['', undefined],
  ['   ', undefined],
  [7, undefined],
  [null, undefined],
  [undefined, undefined],
  [['Calvi'], undefined],
])('the text in %j is %j', (value, text) => {
  expect(textIn(value)).toBe(text);
});

test.each([
  ['week', 'week'],
  ['Week', undefined],
  ['', undefined],
  [undefined, undefined],
  [['week'], undefined],
  ['toString', undefined],
])('as a choice of month and week, %j is read as %j', (value, choice) => {
  expect(oneOfIn(['month', 'week'], value)).toBe(choice);
});

test.each([
  ['true', true],
  [true, true],
  ['false', undefined],
  ['1', undefined],
  [1, undefined],
  ['', undefined],
  [undefined, undefined],
])('the flag in %j is %j', (value, flag) => {
  expect(flagIn(value)).toBe(flag);
});

test.each([
  ['1', 1, 1],
  [12, 12, 12],
  ['99999', 99_999, 99_999],
  ['100000', undefined, 100_000],
  ['999999999', undefined, 999_999_999],
  ['1000000000', undefined, undefined],
  ['0', undefined, undefined],
  ['-1', undefined, undefined],
  ['+1', undefined, undefined],
  ['01', undefined, undefined],
  ['1.5', undefined, undefined],
  ['1e3', undefined, undefined],
  [' 1', undefined, undefined],
  ['one', undefined, undefined],
  ['', undefined, undefined],
  [undefined, undefined, undefined],
  [null, undefined, undefined],
  [Number.NaN, undefined, undefined],
])('%j is the page %j and the count %j', (value, page, count) => {
  expect(pageIn(value)).toBe(page);
  expect(laterPageIn(value)).toBe(page === 1 ? undefined : page);
  expect(countIn(value)).toBe(count);
});

test('every realistic id is read back from an address', () => {
  assert(
    property(integer({ min: 1, max: 999_999_999 }), (id) => {
      expect(countIn(readSearch(writeSearch({ yachtId: id }))['yachtId'])).toBe(id);
    }),
  );
});

test('empty values are left out of an address, and an empty search has no question mark', () => {
  expect(writeSearch({ q: undefined, page: null, type: '' })).toBe('');
  expect(writeSearch({ q: 'a b&c', page: 2, new: true, type: '' })).toBe('?q=a+b%26c&page=2&new=true');
  expect(writeSearch({ page: 0, new: false })).toBe('?page=0&new=false');
});

test('whatever text is in an address is read back as it was written', () => {
  assert(
    property(
      dictionary(constantFrom('q', 'role', 'from', 'type'), string({ unit: 'grapheme', minLength: 1 }), { noNullPrototype: true }),
      (search) => {
        expect(readSearch(writeSearch(search))).toEqual(search);
      },
    ),
  );
});

test('if a parameter occurs twice in an address, the last one counts', () => {
  expect(readSearch('?page=1&page=2')).toEqual({ page: '2' });
});
