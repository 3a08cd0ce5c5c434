import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada', 'lovelace', 'AL'],
  ['Élodie', '', 'É'],
  ['⛵', '🚤 Anna', '⛵🚤'],
  ['', '', 'U'],
])('%s %s has the initials %s', (firstName, lastName, letters) => expect(initials({ firstName, lastName })).toBe(letters));
