import { expect, test } from 'vitest';
import { areas, can, hiddenKinds, whoMay } from './permissions.ts';

// The table of who may do what, cell by cell.
const own = ['self:read', 'own-account', 'own-desk'] as const;
const everyArea = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
test.each([
  ['user', false, [...own, 'any:read', 'any:write', ...everyArea], ['run-company', 'run-platform', 'see-own-yachts']],
  ['manager', false, [...own, 'any:read', 'any:write', ...everyArea, 'run-company'], ['run-platform', 'see-own-yachts']],
  ['admin', false, [...own, 'any:read', 'any:write', ...everyArea, 'run-company', 'run-platform'], ['see-own-yachts']],
  ...[false, true].map(
    (isOwner) =>
      [
        'yacht_owner',
        isOwner,
        ['self:read', 'own-account', 'see-own-yachts'],
        ['own-desk', 'any:read', 'any:write', ...everyArea, 'run-company', 'run-platform'],
      ] as const,
  ),
  ['user', true, [...own, 'any:read', 'any:write', ...everyArea, 'run-company'], ['run-platform']],
] as const)('a %s (owner: %s) may do all of the first and nothing of the second', (role, isOwner, may, mayNot) => {
  expect(may.filter((action) => !can({ role, isOwner }, action))).toEqual([]);
  expect(mayNot.filter((action) => can({ role, isOwner }, action))).toEqual([]);
});

test('an API token reaches the areas of its user, but neither the account nor the company', () => {
  const program = { role: 'manager', isOwner: true, program: 'Website' } as const;
  expect(everyArea.filter((action) => !can(program, action))).toEqual([]);
  expect(can(program, 'self:read')).toBe(true);
  expect(
    (['own-account', 'own-desk', 'see-own-yachts', 'run-company', 'run-platform'] as const).filter((action) => can(program, action)),
  ).toEqual([]);
});

test('nothing is hidden from those who work here, and everything from a yacht’s owner', () => {
  for (const role of ['user', 'manager', 'admin'] as const) expect(hiddenKinds({ role, isOwner: false })).toEqual([]);
  expect(hiddenKinds({ role: 'yacht_owner', isOwner: false })).toEqual(
    expect.arrayContaining(['yacht', 'schedule', 'customer', 'payment']),
  );
});

test('the words for who may do something name owners if they matter', () => {
  expect(whoMay('fleet:read')).toEqual(['user', 'manager', 'admin']);
  expect(whoMay('any:write')).toEqual(['user', 'manager', 'admin']);
  expect(whoMay('run-company')).toEqual(['owner', 'manager', 'admin']);
  expect(whoMay('run-platform')).toEqual(['admin']);
  expect(whoMay('own-account')).toEqual(['user', 'manager', 'admin', 'yacht_owner']);
  expect(whoMay('see-own-yachts')).toEqual(['yacht_owner']);
});
