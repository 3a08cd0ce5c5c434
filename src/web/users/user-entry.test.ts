import { expect, test } from 'vitest';
import type { User } from '#domain/users/user.ts';
import { EditedUser, EditedYachtOwner, formOf, invitationsThatEnd } from './user-entry.ts';

const own = { companyId: 1 };
const elsewhere = { companyId: 2 };
const account = (more: Partial<User>) => ({ role: 'manager', companyId: 1, isOwner: false, ...more }) as User;

test.each([
  ['a manager who stays as they are', account({}), { role: 'manager', companyId: 1 }, []],
  ['a manager who becomes a user', account({}), { role: 'user', companyId: 1 }, [own]],
  ['a manager who becomes an admin', account({}), { role: 'admin', companyId: 1 }, []],
  ['a manager who moves', account({}), { role: 'manager', companyId: 3 }, [own]],
  ['an owner who becomes a user', account({ isOwner: true }), { role: 'user', companyId: 1 }, []],
  ['an admin who becomes a manager', account({ role: 'admin' }), { role: 'manager', companyId: 1 }, [elsewhere]],
  ['an admin who becomes a user', account({ role: 'admin' }), { role: 'user', companyId: 1 }, [own, elsewhere]],
  [
    'an admin without a company who becomes a manager',
    account({ role: 'admin', companyId: null }),
    { role: 'manager', companyId: 1 },
    [own, elsewhere],
  ],
] as const)('the form asks about the invitations of %s that end', (_, user, form, ending) => {
  const ends = invitationsThatEnd(user, form) ?? (() => false);
  expect([own, elsewhere].filter(ends)).toEqual(ending);
});

test('a yacht owner’s name, address and password can be changed, without the role that only an invitation gives', () => {
  const form = formOf(
    account({ role: 'yacht_owner', firstName: 'Sofia', lastName: 'Marin', email: 'sofia@marin.example', imageUrl: null }),
  );
  expect(EditedYachtOwner.parse(form)).toEqual({ firstName: 'Sofia', lastName: 'Marin', email: 'sofia@marin.example' });
  expect(EditedYachtOwner.safeParse({ ...form, password: 'short' }).success).toBe(false);
  expect(EditedUser.safeParse(form).success).toBe(false);
});
