import { expect, test } from 'vitest';
import { tooManyBoatsFor } from './change-of-plan.ts';

test.each([
  ['starter-monthly', 10, null],
  ['starter-yearly', 11, 'The Starter plan includes up to 10 boats, and you have 11.'],
  ['professional-monthly', 50, null],
  ['professional-yearly', 51, 'The Professional plan includes up to 50 boats, and you have 51.'],
] as const)('to %s with %i boats: %s', (planId, boats, refusal) => expect(tooManyBoatsFor(planId, boats)).toBe(refusal));
