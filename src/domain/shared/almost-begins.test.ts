import { expect, test } from 'vitest';
import { startsAlmostWith } from './almost-begins.ts';

test.each([
  ['dashboard', 'dash', true],
  ['dashboard', 'dashbord', true],
  ['finance', 'finanse', true],
  ['schedule', 'shcedule', true],
  ['schedule', 'scheddule', true],
  ['customer', 'cusotmer', true],
  ['theme', 'thene', true],
  ['crew', 'drew', false],
  ['crew', 'cew', false],
  ['schedule', 'scehdlue', false],
  ['yachts', 'yachting', false],
  ['maintenance', 'maintain', false],
  ['team', 'teamwork', false],
])('%j begins with %j: %s', (word, typed, does) => {
  expect(startsAlmostWith(word, typed)).toBe(does);
});
