import { describe, expect, test } from 'vitest';
import type { Subscription } from '#domain/billing/subscription.ts';
import { ApiError } from '../platform/api.ts';
import { accountTrouble, connectionLost, isProcessing, troubleOf } from './payment-words.ts';
import { chosenPlan, forgetSetup, forgetSignUp, pendingSignUp, reachedPayment, rememberSetup, rememberSignUp } from './sign-up-store.ts';
import { currentPlan, isRunning, needsPayment } from './subscription-state.ts';

const refused = (status: number, code: string, message = 'As the server says it.') =>
  new ApiError(new Response(null, { status }), JSON.stringify({ message, code }));
const subscription = (more: Partial<Subscription>) =>
  ({ planName: 'Starter', billing: 'monthly', status: 'active', ...more }) as Subscription;

describe('a payment that can’t continue', () => {
  test.each([
    ['no answer', new TypeError('Failed to fetch'), 'Connection Error', 'sign-up', 3000],
    ['a provider out of reach', refused(503, 'provider_unreachable'), 'Connection Error', 'sign-up', 3000],
    ['another tab at it', refused(409, 'signup_in_progress'), 'Processing', 'reload', 2000],
    ['a taken address', refused(409, 'email_taken'), 'Sign Up Failed', 'sign-up', 0],
    ['anything else', refused(400, 'invalid'), 'Setup Error', 'sign-up', 0],
  ])('because of %s says so, and what comes next', (_why, error, title, next, after) => {
    expect(troubleOf(error)).toMatchObject({ toast: { title }, next, after });
  });

  test('shows the server’s message that an address is taken', () => {
    expect(troubleOf(refused(409, 'email_taken', 'There is an account.')).toast.description).toBe('There is an account.');
    expect(troubleOf(null)).toBe(connectionLost);
    expect(isProcessing(refused(409, 'signup_in_progress'))).toBe(true);
    expect(isProcessing(new Error('signup_in_progress'))).toBe(false);
  });

  test.each([
    [refused(409, 'email_taken', 'There is an account.'), { text: 'There is an account.', next: 'sign-in' }],
    [refused(404, 'no_pending_signup', 'Please begin again.'), { text: 'Please begin again.', next: 'sign-up' }],
    [refused(500, 'internal'), { text: 'Payment was successful, but account creation failed. Please contact support.', next: 'retry' }],
    [
      new TypeError('Failed to fetch'),
      { text: 'Payment was successful, but account creation failed. Please contact support.', next: 'retry' },
    ],
  ])('with the card confirmed and %s says how to continue', (error, trouble) => {
    expect(accountTrouble(error)).toEqual(trouble);
  });
});

describe('a sign-up under way', () => {
  const data = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Quay', companyName: 'Quay' };

  test('is kept in this tab until it is done, and says how far it came', () => {
    expect([pendingSignUp(), reachedPayment()]).toEqual([null, false]);
    rememberSignUp(data);
    expect([pendingSignUp(), reachedPayment()]).toEqual([data, false]);
    rememberSetup({ subscriptionId: 'sub_1', clientSecret: 'secret' });
    expect([sessionStorage.getItem('clientSecret'), reachedPayment()]).toEqual(['secret', true]);
    // One that no longer needs a card.
    rememberSetup({ subscriptionId: 'sub_1', clientSecret: null });
    expect([sessionStorage.getItem('clientSecret'), reachedPayment()]).toEqual([null, true]);
    forgetSetup();
    expect([pendingSignUp(), reachedPayment()]).toEqual([data, false]);
    forgetSignUp();
    expect([pendingSignUp(), sessionStorage.length]).toEqual([null, 0]);
  });
});

test.each([
  [
    { plan: 'starter-monthly', billing: 'monthly' },
    { planId: 'starter-monthly', plan: 'starter', billing: 'monthly' },
  ],
  [
    { plan: 'professional-yearly', billing: 'yearly' },
    { planId: 'professional-yearly', plan: 'professional', billing: 'yearly' },
  ],
  [{ plan: 'starter-monthly', billing: 'yearly' }, null],
  [{ plan: 'enterprise-monthly', billing: 'monthly' }, null],
  [{ plan: 'starter-weekly', billing: 'weekly' }, null],
  [{ plan: 'starter-monthly' }, null],
  [{}, null],
])('an address with %j names %j', (raw, chosen) => {
  const plan = chosenPlan(raw);
  expect(plan).toEqual(chosen === null ? null : { ...chosen, amount: plan?.amount });
  expect(plan === null || plan.amount > 0).toBe(true);
});

test.each([
  [null, null],
  [{ planName: 'Starter' }, 'starter-monthly'],
  [{ planName: 'Professional', billing: 'yearly' }, 'professional-yearly'],
  [{ planName: 'A plan of before' }, null],
] as const)('a subscription with %j is on the plan %j', (more, plan) => {
  expect(currentPlan(more && subscription(more))).toBe(plan);
});

test.each([
  ['provisioning', true, false],
  ['trialing', true, false],
  ['active', true, false],
  ['past_due', false, true],
  ['unpaid', false, true],
  ['incomplete', false, false],
  ['incomplete_expired', false, false],
  ['paused', false, false],
  ['canceled', false, false],
] as const)('a subscription that is %s runs: %j, and needs a payment: %j', (status, running, unpaid) => {
  expect([isRunning(subscription({ status })), needsPayment(subscription({ status }))]).toEqual([running, unpaid]);
});

test('no subscription neither runs nor needs a payment', () => {
  expect([isRunning(null), needsPayment(null)]).toEqual([false, false]);
});
