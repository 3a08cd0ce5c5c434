import { expect, test } from 'vitest';
import { offersLike } from './command-actions.tsx';

const offers = [{ label: 'Dashboard', words: 'home today' }, { label: 'Sign out', words: 'log out leave' }, { label: 'Crew & guests' }].map(
  (offer) => ({ ...offer, key: offer.label, icon: null, run: () => undefined }),
);
const offered = (typed: string) => offersLike(offers, typed).map(({ label }) => label);

test('pages and actions are offered whose words begin as typed, or else almost', () => {
  expect(offered('out si')).toEqual(['Sign out']);
  expect(offered('crew & guests')).toEqual(['Crew & guests']);
  expect(offered('dashbaord')).toEqual(['Dashboard']);
});

test('signs alone offer none', () => {
  for (const typed of ['&', '###', '⚓️']) expect(offered(typed)).toEqual([]);
});
