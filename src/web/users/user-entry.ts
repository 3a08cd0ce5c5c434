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
  /** the invitations that this user may no longer send */ keepInvitations: boolean;
};

/** What a form shows of an account. */
export function formOf({ firstName, lastName, email, role, companyId, imageUrl }: User): UserForm {
  return { firstName, lastName, email, role, companyId, imageUrl: imageUrl ?? '', password: '', keepInvitations: false };
}

export const blankUser: UserForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  role: 'user',
  companyId: null,
  imageUrl: '',
  keepInvitations: false,
};

const companyNeeded = { path: ['companyId'], error: 'Please choose the company of this user' };
const hasCompany = ({ role, companyId }: { role?: string | undefined; companyId?: number | null | undefined }) =>
  role === 'admin' || Boolean(companyId);

/** The requirements of the form: a password for a new account, and a company for everybody but admins. */
export const AddedUser = NewUser.refine(hasCompany, companyNeeded);
const password = z.union([z.literal('').transform(() => undefined), NewUser.shape.password]);
export const EditedUser = NewUser.extend({ password, keepInvitations: z.boolean().optional() }).refine(hasCompany, companyNeeded);

/** The requirements of a yacht owner's form. Their role and company come from their invitation, and their account has no picture. */
export const EditedYachtOwner = NewUser.pick({ firstName: true, lastName: true, email: true }).extend({ password });

/** Which of this account's invitations it may no longer send with the values of the form; null if there can't be any. */
export function invitationsThatEnd(
  user: User,
  { role, companyId }: Pick<UserForm, 'role' | 'companyId'>,
): ((invitation: { companyId: number }) => boolean) | null {
  const runsOwn = role !== 'user' || user.isOwner;
  const ends = (of: number) => (of === user.companyId ? of !== companyId || !runsOwn : user.role === 'admin' && role !== 'admin');
  return role === user.role && companyId === user.companyId ? null : (invitation) => ends(invitation.companyId);
}
