import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NewUser, type User, type UserChanges } from '#domain/users/user.ts';
import { z } from '#domain/shared/zod.ts';
import { client, versionOf } from '../platform/api.ts';

export type UserForm = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: User['role'];
  companyId: number | null;
  imageUrl: string;
};

/** What a form shows of an account. */
export function formOf({ firstName, lastName, email, role, companyId, imageUrl }: User): UserForm {
  return { firstName, lastName, email, role, companyId, imageUrl: imageUrl ?? '', password: '' };
}

export const blankUser: UserForm = { firstName: '', lastName: '', email: '', password: '', role: 'user', companyId: null, imageUrl: '' };

const companyNeeded = { path: ['companyId'], error: 'Please choose the company of this user' };
const hasCompany = ({ role, companyId }: { role?: string | undefined; companyId?: number | null | undefined }) =>
  role === 'admin' || Boolean(companyId);

/** What the form asks for: a password where the account is new, and of everybody but admins a company. */
export const AddedUser = NewUser.refine(hasCompany, companyNeeded);
export const EditedUser = NewUser.extend({ password: z.union([z.literal('').transform(() => undefined), NewUser.shape.password]) }).refine(
  hasCompany,
  companyNeeded,
);
export type UserValues = z.output<typeof EditedUser>;

type Save = { values: UserValues } | { changes: UserChanges; upon: User };

/** Adds an account, or changes the version of it that was worked on. */
export function useSaveUser() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it adds one account.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<User> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/users/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/users', { body: save.values as NewUser, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved account without it.');
      return data;
    },
  });
}
