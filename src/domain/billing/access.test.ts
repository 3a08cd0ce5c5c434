import { describe, expect, test } from 'vitest';
import { accessOf, companyAccess, graceDays, lapsed } from './access.ts';
import { subscriptionStatuses } from './words.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const standing = (status: (typeof subscriptionStatuses)[number], more = {}) => ({ status, trialEnd: null, pastDueSince: null, ...more });

describe('a company may', () => {
  test.each([
    ['trialing', {}, 'full'],
    ['active', {}, 'full'],
    ['provisioning', { trialEnd: ago(-3) }, 'full'],
    ['provisioning', { trialEnd: ago(0.001) }, 'read-only'],
    ['provisioning', {}, 'read-only'],
    ['past_due', { pastDueSince: ago(0) }, 'full'],
    ['past_due', { pastDueSince: ago(graceDays - 0.001) }, 'full'],
    ['past_due', { pastDueSince: ago(graceDays) }, 'read-only'],
    ['past_due', {}, 'read-only'],
    ['unpaid', {}, 'read-only'],
    ['paused', {}, 'read-only'],
    ['canceled', {}, 'read-only'],
    ['incomplete', {}, 'read-only'],
    ['incomplete_expired', {}, 'read-only'],
  ] as const)('%s %j: %s', (status, more, access) => expect(accessOf(standing(status, more), now)).toBe(access));

  test('do everything without ever having subscribed, because an admin created it', () => expect(accessOf(null, now)).toBe('full'));

  test('never do more in an unknown state', () => expect(accessOf(standing('frozen' as never), now)).toBe('read-only'));
});

const accessFor = (of: Parameters<typeof standing>[0], more = {}) =>
  companyAccess({ ...standing(of, more), cancelAtPeriodEnd: false, currentPeriodEnd: null }, 'starter', now);

describe('every page knows', () => {
  test('that all is well, by showing no banner', () =>
    expect(accessFor('active')).toMatchObject({ access: 'full', banner: null, boatLimit: 10 }));
  test('that a payment failed, while work continues', () =>
    expect(accessFor('past_due', { pastDueSince: ago(1) })).toMatchObject({ access: 'full', banner: 'Payment failed, update your card' }));
  test('that a payment failed long ago', () =>
    expect(accessFor('past_due', { pastDueSince: ago(8) })).toMatchObject({
      access: 'read-only',
      banner: 'Payment failed, update your card. Your data is kept. Pay to make changes.',
    }));
  test('that the subscription has ended', () => expect(accessFor('canceled')).toMatchObject({ access: 'read-only', banner: lapsed }));
  test('that an Enterprise company doesn’t pay by card', () =>
    expect(companyAccess({ ...standing('canceled'), cancelAtPeriodEnd: false, currentPeriodEnd: null }, 'enterprise', now)).toBeNull());
});
