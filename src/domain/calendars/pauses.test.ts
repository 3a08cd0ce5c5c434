import { expect, test } from 'vitest';
import { minutesToNext } from './pauses.ts';

test('a working calendar is read every 15 minutes, give or take one', () => {
  expect([0, 0.5, 1].map((chance) => minutesToNext({ failures: 0, chance }))).toEqual([14, 15, 16]);
});

test('a failing one is retried after ever longer pauses, six hours at most', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 60].map((failures) => minutesToNext({ failures, chance: 0.3 }));
  expect(pauses).toEqual([15, 30, 60, 120, 240, 360, 360, 360]);
});
