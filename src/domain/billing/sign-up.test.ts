import { describe, expect, test } from 'vitest';
import { SignUpForm } from './sign-up.ts';

const good = {
  email: 'ada@charters.example',
  password: 'a long secret',
  confirmPassword: 'a long secret',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Byron Charters',
};
const faults = (more: object) =>
  Object.fromEntries(
    (SignUpForm.safeParse({ ...good, ...more }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the sign-up form', () => {
  test('reports a password that isn’t repeated even while other fields are empty', () =>
    expect(faults({ firstName: '', confirmPassword: '' })).toMatchObject({ confirmPassword: "Passwords don't match" }));
  test('accepts complete data', () => expect(faults({})).toEqual({}));
  test.each([
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['password', 'short', 'Password must be at least 8 characters'],
    ['confirmPassword', 'another secret', "Passwords don't match"],
    ['confirmPassword', '', "Passwords don't match"],
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', ' B ', 'Last name must be at least 2 characters'],
    ['companyName', '', 'Company name must be at least 2 characters'],
  ])('says at %s, given "%s": %s', (field, given, message) => expect(faults({ [field]: given })[field]).toBe(message));
});
