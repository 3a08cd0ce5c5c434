import { describe, expect, test } from 'vitest';
import { planOf } from './subscription.ts';
import { statusInWords } from './words.ts';

describe('a plan’s id', () => {
  test.each([
    ['starter-monthly', { plan: 'starter', billing: 'monthly', amount: 8 }],
    ['starter-yearly', { plan: 'starter', billing: 'yearly', amount: 84 }],
    ['professional-monthly', { plan: 'professional', billing: 'monthly', amount: 23 }],
    ['professional-yearly', { plan: 'professional', billing: 'yearly', amount: 240 }],
    ['enterprise-monthly', null],
    ['starter', null],
    ['gold-monthly', null],
    ['starter-weekly', null],
    ['', null],
  ])('%s means %j', (id, meant) => expect(planOf(id)).toEqual(meant));
});

describe('a subscription’s state', () => {
  test.each([
    ['trialing', false, 'Free Trial'],
    ['active', false, 'Active'],
    ['active', true, 'Canceling'],
    ['trialing', true, 'Canceling'],
    ['provisioning', false, 'Free Trial'],
    ['canceled', true, 'Canceled'],
  ] as const)('%s, cancelled %s: %s', (status, cancelAtPeriodEnd, words) =>
    expect(statusInWords({ status, cancelAtPeriodEnd })).toBe(words),
  );
});
