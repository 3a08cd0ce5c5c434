import { expect, test } from 'vitest';
import { areas, can, hiddenKinds, whoMay } from './permissions.ts';

// The table of who may do what, cell by cell.
const everyArea = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
test.each([
  ['user', false, ['own-account', 'any:read', 'any:write', ...everyArea], ['run-company', 'run-platform']],
  ['manager', false, ['own-account', 'any:read', 'any:write', ...everyArea, 'run-company'], ['run-platform']],
  ['admin', false, ['own-account', 'any:read', 'any:write', ...everyArea, 'run-company', 'run-platform'], []],
  ['user', true, ['own-account', 'any:read', 'any:write', ...everyArea, 'run-company'], ['run-platform']],
] as const)('a %s (owner: %s) may do all of the first and nothing of the second', (role, isOwner, may, mayNot) => {
  expect(may.filter((action) => !can({ role, isOwner }, action))).toEqual([]);
  expect(mayNot.filter((action) => can({ role, isOwner }, action))).toEqual([]);
});

test('a program reaches the areas of whom it calls for, and neither the account nor the company', () => {
  const program = { role: 'manager', isOwner: true, program: 'Website' } as const;
  expect(everyArea.filter((action) => !can(program, action))).toEqual([]);
  expect((['own-account', 'run-company', 'run-platform'] as const).filter((action) => can(program, action))).toEqual([]);
});

test('nothing is hidden from any role', () => {
  for (const role of ['user', 'manager', 'admin'] as const) expect(hiddenKinds({ role, isOwner: false })).toEqual([]);
});

test('the words for who may do it name owners where they matter', () => {
  expect(whoMay('fleet:read')).toEqual(['user', 'manager', 'admin']);
  expect(whoMay('any:write')).toEqual(['user', 'manager', 'admin']);
  expect(whoMay('run-company')).toEqual(['owner', 'manager', 'admin']);
  expect(whoMay('run-platform')).toEqual(['admin']);
});
