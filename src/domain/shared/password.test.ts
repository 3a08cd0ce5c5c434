import { expect, test } from 'vitest';
import { chosenPassword, chosenPasswordOrNone } from './password.ts';

const blank = 'Please choose a password that isn’t only spaces';

test.each(['        ', '\t\t\t\t\t\t\t\t', '\u00a0'.repeat(12), '\u200b'.repeat(8), ' \u2800\u3164 \u00ad\u200d  '])(
  '%j is no password',
  (typed) => {
    for (const schema of [chosenPassword(), chosenPasswordOrNone()])
      expect(schema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([blank]);
  },
);

test.each(['pass word', ' leading and trailing ', '密码密码密码密码', '🛥️🛥️🛥️🛥️'])('%j is one, and stored as typed', (typed) => {
  expect(chosenPassword().parse(typed)).toBe(typed);
});

test('an empty one leaves the password unchanged if that is allowed, else it is too short', () => {
  expect(chosenPasswordOrNone().parse('')).toBeNull();
  expect(chosenPasswordOrNone().parse(undefined)).toBeUndefined();
  expect(chosenPassword().safeParse('').success).toBe(false);
});
