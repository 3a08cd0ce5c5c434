import { expect, test } from 'vitest';
import { lettersToStrangers, tooManyLetters } from './strangers.ts';

test.each([
  [{ plan: 'starter', isTrial: true }, 30],
  [{ plan: 'professional', isTrial: true }, 30],
  [{ plan: 'starter', isTrial: false }, 300],
  [{ plan: null, isTrial: false }, 300],
  [{ plan: 'enterprise', isTrial: false }, 1_000],
  [{ plan: 'enterprise', isTrial: true }, 1_000],
] as const)('%j may write to %d people outside within a day', (sender, letters) => {
  expect(lettersToStrangers(sender)).toBe(letters);
});

test.each([
  [
    true,
    20_000,
    'Your company has sent 30 emails to people outside it in the last 24 hours, the most a free trial allows. You can send the next one in 6 hours.',
  ],
  [
    false,
    90,
    'Your company has sent 300 emails to people outside it in the last 24 hours, the most we allow. You can send the next one in an hour.',
  ],
])('the refusal says how many were sent and when the next one can be (trial: %s, %d s)', (isTrial, seconds, sentence) => {
  expect(tooManyLetters({ plan: 'starter', isTrial }, seconds)).toBe(sentence);
});
