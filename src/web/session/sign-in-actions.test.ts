import { expect, test, vi } from 'vitest';
import type { SignedIn } from '#domain/session/session.ts';
import { ApiError } from '../platform/api.ts';
import { aPerson } from '../testing/given.ts';
import { serve } from '../testing/network.ts';
import { signInFailure, useSecondStep, useSignIn } from './sign-in-actions.ts';
import { drawOnce } from '../testing/hooks.ts';

const credentials = { email: 'maya@azure-charters.example', password: 'a long password' };
const signedIn: SignedIn = { token: 'a token', user: aPerson() };

test('a password signs in', async () => {
  const requests = serve(() => Response.json(signedIn));
  const enter = vi.fn<(answer: SignedIn) => Promise<void>>();
  expect(await drawOnce(() => useSignIn(enter)).mutateAsync(credentials)).toBeNull();
  expect(await requests[0]?.json()).toEqual(credentials);
  expect(enter.mock.calls).toEqual([[signedIn]]);
});

test('with two-step sign-in, a password only returns the ticket, and a code with it signs in', async () => {
  const requests = serve(({ url }) => Response.json(url.endsWith('second-step') ? signedIn : { ticket: 'for the code' }));
  const enter = vi.fn<(answer: SignedIn) => Promise<void>>();
  const ticket = await drawOnce(() => useSignIn(enter)).mutateAsync(credentials);
  expect([ticket, enter.mock.calls]).toEqual(['for the code', []]);
  await drawOnce(() => useSecondStep(enter)).mutateAsync({ ticket: ticket ?? '', code: '123456' });
  expect(await requests[1]?.json()).toEqual({ ticket: 'for the code', code: '123456' });
  expect(enter).toHaveBeenCalledOnce();
});

test.each([
  ['a refusal', () => Response.json({ message: 'Wrong.' }, { status: 401 })],
  ['an empty answer', () => new Response(null, { status: 204 })],
])('nobody is signed in by %s', async (_what, answer) => {
  serve(answer);
  const enter = vi.fn<(answer: SignedIn) => Promise<void>>();
  await expect(drawOnce(() => useSignIn(enter)).mutateAsync(credentials)).rejects.toThrow(Error);
  await expect(drawOnce(() => useSecondStep(enter)).mutateAsync({ ticket: 'one', code: '123456' })).rejects.toThrow(Error);
  expect(enter).not.toHaveBeenCalled();
});

const refusal = (status: number, message: string) => new ApiError(new Response(null, { status }), JSON.stringify({ message }));
const wrong = 'Invalid email or password. Please try again.';

test.each([
  [refusal(400, 'Please enter a valid email address'), wrong],
  [refusal(401, 'There is no such account.'), wrong],
  [refusal(422, 'Password must be at least 8 characters'), wrong],
  [refusal(429, 'Too many tries. Please wait 15 minutes.'), 'Too many tries. Please wait 15 minutes.'],
  [refusal(403, 'This account is closed.'), 'This account is closed.'],
  [new TypeError('Failed to fetch'), 'We couldn’t reach the server. Please check your connection and try again.'],
])('%s is shown as “%s”, which never tells whether an account exists', (error, words) => {
  expect(signInFailure(error)).toBe(words);
});
