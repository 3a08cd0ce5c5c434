import { NewUser, type User } from '#domain/users/user.ts';
import { z } from '#domain/shared/zod.ts';

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
