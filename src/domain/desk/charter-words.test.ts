import { expect, test } from 'vitest';
import { charterMoveLabels, charterSourceLabels, charterStateLabels, charterTypeLabels } from './charter-words.ts';

test.each([charterStateLabels, charterTypeLabels, charterMoveLabels, charterSourceLabels])('no two labels of %j are the same', (labels) => {
  expect(new Set(Object.values(labels)).size).toBe(Object.values(labels).length);
});
