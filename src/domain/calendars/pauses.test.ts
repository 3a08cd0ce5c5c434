import { expect, test } from 'vitest';
import { minutesToNext } from './pauses.ts';

test('a calendar that answers is read every 15 minutes, one more or less', () => {
  expect([0, 0.5, 1].map((chance) => minutesToNext({ failures: 0, chance }))).toEqual([14, 15, 16]);
});

test('one that fails is left alone for longer each time, six hours at most', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 60].map((failures) => minutesToNext({ failures, chance: 0.3 }));
  expect(pauses).toEqual([15, 30, 60, 120, 240, 360, 360, 360]);
});
