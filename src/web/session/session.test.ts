import { expect, test, vi } from 'vitest';
import { ApiError } from '../platform/api.ts';
import { ownAddress } from './sign-in-query.ts';
import { passkeyFailure } from './passkey-words.ts';

test.each([
  ['/crew?q=Ana#top', '/crew?q=Ana#top'],
  ['/', '/'],
  [undefined, null],
  ['', null],
  ['crew', null],
  ['https://fairlead.test/crew', null],
  ['https://evil.example', null],
  ['//evil.example/crew', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/..//evil.example', null],
  ['/.//evil.example', null],
  ['/crew/../yachts//1', '/yachts//1'],
  ['javascript:alert(1)', null],
])('after signing in, %j leads to %j', (address, own) => {
  expect(ownAddress(address)).toBe(own);
});

const thrown = (name: string) => Object.assign(new Error('As the browser says it.'), { name });

test.each([
  [thrown('NotAllowedError'), 'No passkey was used. Please try again.'],
  [thrown('AbortError'), 'No passkey was used. Please try again.'],
  [thrown('InvalidStateError'), 'This device already has one of your passkeys.'],
  [thrown('NotSupportedError'), "This device can't store a passkey that works here."],
  [thrown('ConstraintError'), "This device can't store a passkey that works here."],
  [thrown('SecurityError'), 'Passkeys only work at the address they were created for. Please open Fairlead there.'],
  [new ApiError(new Response(null, { status: 401 }), '{"message":"This passkey is not known here."}'), 'This passkey is not known here.'],
  [new TypeError('Failed to fetch'), 'We couldn’t reach the server. Please check your connection and try again.'],
  [thrown('OddError'), 'Something went wrong. Please try again.'],
  [null, 'Something went wrong. Please try again.'],
])('%s is shown as "%s"', (error, words) => {
  expect(passkeyFailure(error)).toBe(words);
});

test.each([
  ['fairlead.test', false],
  ['localhost', false],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['10.example', false],
])('opened at %s, the address is an IP address: %j', async (hostname, numbers) => {
  vi.resetModules();
  vi.stubGlobal('location', new URL(`https://${hostname}`));
  const { hasNoName } = await import('./passkey-words.ts');
  vi.unstubAllGlobals();
  expect(hasNoName).toBe(numbers);
});
