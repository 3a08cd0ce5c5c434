import { expect, test } from 'vitest';
import { boatLimitReached } from './plans.ts';

test.each([
  ['starter', 9, null],
  ['starter', 10, 'Your Starter plan includes up to 10 boats.'],
  ['starter', 11, 'Your Starter plan includes up to 10 boats.'],
  ['professional', 49, null],
  ['professional', 50, 'Your Professional plan includes up to 50 boats.'],
  ['enterprise', 10_000, null],
] as const)('%s with %i boats: %s', (plan, boats, refusal) => {
  expect(boatLimitReached(plan, boats)).toBe(refusal);
});
