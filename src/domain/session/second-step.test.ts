import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readCode, recoveryCodeOf } from './second-step.ts';

test.each([
  ['123456', { digits: '123456' }],
  [' 123 456 ', { digits: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['', null],
  ['abcdef', null],
  ['0123-4567-89ab-cdef', { recovery: '0123456789abcdef' }],
  ['O123 4567 89AB CDEF', { recovery: '0123456789abcdef' }],
  ['il23-4567-89ab-cdef', { recovery: '1123456789abcdef' }],
  ['0123-4567-89ab-cde', null],
  ['0123-4567-89ab-cdef0', null],
  ['u123-4567-89ab-cdef', null],
])('%j is read as %j', (typed, meant) => expect(readCode(typed)).toEqual(meant));

test('every recovery code reads back as itself', () => {
  assert(
    property(array(integer({ min: 0, max: 255 }), { minLength: 16, maxLength: 16 }), (numbers) => {
      const code = recoveryCodeOf(numbers);
      expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
      expect(readCode(code)).toEqual({ recovery: code.replaceAll('-', '') });
    }),
  );
});
