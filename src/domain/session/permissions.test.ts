import { expect, test } from 'vitest';
import { can, whoMay } from './permissions.ts';

// The table of who may do what, cell by cell.
test.each([
  ['user', false, 'run-fleet', true],
  ['user', false, 'run-company', false],
  ['user', false, 'run-platform', false],
  ['manager', false, 'run-fleet', true],
  ['manager', false, 'run-company', true],
  ['manager', false, 'run-platform', false],
  ['admin', false, 'run-fleet', true],
  ['admin', false, 'run-company', true],
  ['admin', false, 'run-platform', true],
  ['user', true, 'run-fleet', true],
  ['user', true, 'run-company', true],
  ['user', true, 'run-platform', false],
] as const)('a %s (owner: %s) may %s: %s', (role, isOwner, action, allowed) => {
  expect(can({ role, isOwner }, action)).toBe(allowed);
});

test('the words for who may do it name owners where they matter', () => {
  expect(whoMay('run-fleet')).toEqual(['user', 'manager', 'admin']);
  expect(whoMay('run-company')).toEqual(['owner', 'manager', 'admin']);
  expect(whoMay('run-platform')).toEqual(['admin']);
});
