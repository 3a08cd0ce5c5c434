import { describe, expect, test } from 'vitest';
import { foundKindLabels, foundKinds } from '#domain/search/words.ts';
import { aPerson } from '../testing/given.ts';
import { wayTo } from '../words/record-link.tsx';
import { placesOf } from './main-menu.ts';
import { recentlyOpened, rememberOpened } from './recent-store.ts';

const found = (id: number, kind: (typeof foundKinds)[number] = 'yacht') => ({ kind, id, label: `Record ${id}` }) as never;

describe('the main menu', () => {
  const everybody = ['Operations', 'Bookings', 'Business'];

  test.each([
    ['staff', aPerson({ role: 'user' }), everybody],
    ['a manager', aPerson({ role: 'manager' }), [...everybody, 'Company']],
    ['an owner, whatever the role', aPerson({ role: 'user', isOwner: true }), [...everybody, 'Company']],
    ['a manager without a company', aPerson({ role: 'manager', companyId: null }), everybody],
    ['an admin without a company', aPerson({ role: 'admin', companyId: null }), [...everybody, 'Platform']],
    ['an admin of a company', aPerson({ role: 'admin' }), [...everybody, 'Company', 'Platform']],
    ['somebody not known yet', null, everybody],
  ])('as %s', (_who, person, groups) => {
    expect(placesOf(person).map(({ name }) => name)).toEqual(groups);
  });
});

describe('what was opened by search', () => {
  test('is remembered latest first, each record once, at most five, per person', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) rememberOpened(1, found(id));
    rememberOpened(1, found(7, 'crew'));
    expect(recentlyOpened(1).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['crew 7', 'yacht 3', 'yacht 7', 'yacht 6', 'yacht 5']);
    expect(recentlyOpened(2)).toEqual([]);
  });

  test.each([
    ['not json', []],
    ['{"kind":"yacht"}', []],
    ['null', []],
    [
      '[{"kind":"yacht","id":1,"label":"Aurelia"},{"kind":"spy","id":2,"label":"X"},{"kind":"yacht","id":"3","label":"X"},{"kind":"crew","id":4},null]',
      [1],
    ],
  ])('stored as %s, only what makes sense is shown', (stored, ids) => {
    localStorage.setItem('search-recent-1', stored);
    expect(recentlyOpened(1).map(({ id }) => id)).toEqual(ids);
  });

  test('of every kind has a heading and a page where it opens', () => {
    for (const kind of foundKinds) {
      expect(foundKindLabels[kind]).not.toBe('');
      const { to, params, search }: { to: string; params?: object; search?: object } = wayTo({ kind, id: 7 });
      // Credit notes open over their list, equipment in its yacht's tree.
      const [name = ''] = Object.keys(params ?? search ?? {});
      expect(params ? to.includes(`$${name}`) : ['edit', 'item'].includes(name)).toBe(true);
      expect(Object.values(params ?? search ?? {}).map(Number)).toEqual([7]);
    }
  });
});
