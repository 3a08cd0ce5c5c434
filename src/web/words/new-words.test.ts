import { expect, test } from 'vitest';
import { foundKinds } from '#domain/search/words.ts';
import { aPerson } from '../testing/given.ts';
import { newThingsFor } from './new-words.ts';
import { recordIcons } from './record-words.ts';

const labelsFor = (more: Parameters<typeof aPerson>[0]) => newThingsFor(aPerson(more)).map(({ label }) => label);

test('people of a company may add everything, and the owner of a yacht nothing', () => {
  expect(labelsFor({ role: 'user' })).toEqual(labelsFor({ role: 'manager' }));
  expect(labelsFor({ role: 'user' })).toContain('Create invoice');
  expect([labelsFor({ role: 'yacht_owner' }), labelsFor({ role: 'yacht_owner', isOwner: true })]).toEqual([[], []]);
});

test('the most common come first, then those in every menu', () => {
  const usual = newThingsFor(aPerson()).map(({ usual: how }) => how);
  expect(usual).toEqual(
    [...usual].toSorted((one, other) => ['most', 'often', undefined].indexOf(one) - ['most', 'often', undefined].indexOf(other)),
  );
});

test('each is started by a key of its own, and has a name of its own', () => {
  const things = newThingsFor(aPerson());
  expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
  expect(new Set(things.map(({ label }) => label)).size).toBe(things.length);
  expect(things.every(({ key }) => /^[A-Z]$/.test(key))).toBe(true);
});

test('no two kinds of records have the same icon', () => {
  expect(new Set(foundKinds.map((kind) => recordIcons[kind])).size).toBe(foundKinds.length);
});
