import { expect, test } from 'vitest';
import { addressHint } from './recipient-field.tsx';

test.each([
  ['a manager', 'ada@lind.example', true, undefined],
  ['a user', 'ada@lind.example', false, 'Only managers can send it to another address'],
  ['a manager, of somebody without an address', null, true, 'Ada Lind has no email address yet'],
  ['a user, of somebody without an address', '', false, 'Ada Lind has no email address yet: add it first'],
])('the field for the recipient tells %s what they may enter', (_who, email, mayChoose, hint) => {
  expect(addressHint({ name: 'Ada Lind', email }, mayChoose)).toBe(hint);
});
