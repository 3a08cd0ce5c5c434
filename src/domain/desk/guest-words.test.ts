import { describe, expect, test } from 'vitest';
import { guestsOf } from './guest-words.ts';

describe('how many come', () => {
  test.each([
    [6, 0, '6 guests'],
    [1, 0, '1 guest'],
    [2, 1, '2 adults, 1 child'],
    [1, 3, '1 adult, 3 children'],
    [0, 2, 'No adults, 2 children'],
    [0, 0, 'No guests'],
  ])('%i and %i are %s', (adults, children, words) => {
    expect(guestsOf({ adults, children })).toBe(words);
  });
});
