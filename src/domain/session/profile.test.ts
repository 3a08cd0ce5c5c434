import { describe, expect, test } from 'vitest';
import { deviceInWords, passwordFault, profileEntry, type ProfileForm } from './profile.ts';

const form: ProfileForm = {
  firstName: 'Tom',
  lastName: 'Tide',
  email: 'tom@people.example',
  imageUrl: '',
  formats: {},
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};
const allThree = 'All password fields must be filled to change password';

describe('a change of password', () => {
  test.each([
    [{}, null],
    [{ currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' }, null],
    [{ currentPassword: 'a' }, { path: 'newPassword', message: allThree }],
    [
      { newPassword: 'b', confirmPassword: 'b' },
      { path: 'currentPassword', message: allThree },
    ],
    [
      { currentPassword: 'a', newPassword: 'b' },
      { path: 'confirmPassword', message: allThree },
    ],
    [
      { currentPassword: 'a', confirmPassword: 'b' },
      { path: 'newPassword', message: allThree },
    ],
    [
      { currentPassword: 'a', newPassword: 'b', confirmPassword: 'c' },
      { path: 'confirmPassword', message: 'Passwords do not match' },
    ],
    [{ email: ' TOM@people.example ' }, null],
    [
      { email: 'thomas@people.example' },
      { path: 'currentPassword', message: 'Please enter your current password to change your email address' },
    ],
    [{ email: 'thomas@people.example', currentPassword: 'a' }, null],
  ])('with %j: %j', (changes, fault) => expect(passwordFault({ ...form, ...changes }, 'tom@people.example')).toEqual(fault));
});

/** The faults in the profile form of somebody with names of one letter. */
function faultsOf(changes: Partial<ProfileForm>) {
  const stored = { firstName: 'T', lastName: 'O', email: form.email };
  const { error } = profileEntry(stored).safeParse({ ...form, ...stored, ...changes });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

describe('somebody with names of one letter', () => {
  test.each([
    { email: 'thomas@people.example', currentPassword: 'a' },
    { currentPassword: 'a', newPassword: 'a long secret', confirmPassword: 'a long secret' },
    { formats: { clock: '24' as const } },
    { firstName: 'Tom' },
  ])('can change %j', (changes) => expect(faultsOf(changes)).toEqual([]));

  test('can’t change them to others of one letter, or change the password without the current one', () => {
    expect(faultsOf({ firstName: 'P' })).toEqual([['firstName', 'First name must be at least 2 characters.']]);
    expect(faultsOf({ lastName: '' })).toEqual([['lastName', 'Last name must be at least 2 characters.']]);
    expect(faultsOf({ newPassword: 'a long secret', confirmPassword: 'a long secret' })).toEqual([['currentPassword', allThree]]);
  });
});

describe('a user agent', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', 'Chrome on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36', 'Chrome on Linux'],
    ['curl/8.5.0', 'An unknown device'],
    [null, 'An unknown device'],
  ])('%s is shown as %s', (agent, words) => expect(deviceInWords(agent)).toBe(words));
});
