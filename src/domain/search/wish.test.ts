import { expect, test } from 'vitest';
import { parseSearch } from './wish.ts';

test.each([
  // typed, looked up, the requested kind
  ['aurelia', 'aurelia', undefined],
  ['  aubert   grégoire ', 'aubert grégoire', undefined],
  ['charter aubert', 'aubert', ['schedule', ['charter']]],
  ['Aubert charters', 'Aubert', ['schedule', ['charter']]],
  ['day trip aubert', 'aubert', ['schedule', ['day_rent']]],
  ['booking aurelia', 'aurelia', ['schedule', ['day_rent', 'charter']]],
  ['departure lérins', 'lérins', ['departure', undefined]],
  ['trip aurelia', 'aurelia', ['trip', undefined]],
  ['invoice 0042', '0042', ['invoice', undefined]],
  ['credit note lovelace', 'lovelace', ['credit_note', undefined]],
  ['jobs galatea', 'galatea', ['maintenance', undefined]],
  // Names of kinds alone request nothing, because there is nothing left to look up.
  ['charter', 'charter', undefined],
  ['charter booking', 'charter booking', undefined],
  ['charter a', 'charter a', undefined],
  // A word that only begins like a kind's name is an ordinary word.
  ['chart aubert', 'chart aubert', undefined],
  ['jobst', 'jobst', undefined],
])('“%s” looks up “%s”', (typed, words, wish) => {
  const parsed = parseSearch(typed);
  expect(parsed.words).toBe(words);
  expect(parsed.wish ? [parsed.wish.kind, parsed.wish.types] : undefined).toEqual(wish);
});
