import { describe, expect, test } from 'vitest';
import { expiryInWords, expiryState } from './expiry.ts';

describe('the state of what expires', () => {
  test.each([
    ['that expired yesterday', -1, 'expired'],
    ['that expires today', 0, 'due'],
    ['that expires tomorrow', 1, 'due'],
    ['with 90 days left', 90, 'due'],
    ['with 91 days left', 91, 'valid'],
    ['that never expires', null, 'valid'],
  ] as const)('%s follows from the days left', (_which, daysLeft, state) => {
    expect(expiryState(daysLeft)).toBe(state);
  });

  test.each([
    [null, 'No expiry'],
    [0, 'Expires today'],
    [1, 'Expires tomorrow'],
    [12, 'Expires in 12 days'],
    [90, 'Expires in 90 days'],
    [91, 'Expires in 3 months'],
    [1826, 'Expires in 5 years'],
    [-1, 'Expired yesterday'],
    [-2, 'Expired 2 days ago'],
    [-400, 'Expired 13 months ago'],
    [-800, 'Expired 2 years ago'],
  ])('%s days left read "%s"', (daysLeft, words) => {
    expect(expiryInWords(daysLeft)).toBe(words);
  });
});
