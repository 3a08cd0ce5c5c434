import { accountRoles, roles, type Role } from '../session/words.ts';
import { Id, nameText, optionalText, orNone, PictureUrl } from '../shared/fields.ts';
import { chosenPassword, chosenPasswordOrNone } from '../shared/password.ts';
import { z } from '../shared/zod.ts';

/** An email address to sign in with. Case doesn't matter, but is kept as typed. */
export const SignInAddress = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(320, 'At most 320 characters')
  .pipe(z.email('Please enter a valid email address'));

/** What an admin may enter for a new account. Its company is named by id or by name; only admins can have none. */
export const NewUser = z
  .object({
    email: SignInAddress,
    firstName: nameText('First name is required'),
    lastName: nameText('Last name is required'),
    password: chosenPassword(),
    role: z.enum(accountRoles, 'Please choose a role').optional(),
    companyId: orNone(Id),
    companyName: optionalText(200),
    imageUrl: orNone(PictureUrl),
  })
  .meta({ id: 'NewUser' });
export type NewUser = z.infer<typeof NewUser>;

/**
 * Whether open invitations that the account may no longer send are kept, in the name of the user making the change; otherwise they are
 * withdrawn.
 */
export const KeepInvitations = z.boolean().meta({
  description: 'Keeps open invitations that this person may no longer send, under the caller’s name. Otherwise they are withdrawn.',
});

/** What may change. An empty password leaves it unchanged. */
export const UserChanges = NewUser.extend({ password: chosenPasswordOrNone(), keepInvitations: KeepInvitations })
  .partial()
  .meta({ id: 'UserChanges' });
export type UserChanges = z.infer<typeof UserChanges>;

/** An account as stored and returned, never with a password. */
export const User = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    isOwner: z.boolean(),
    imageUrl: z.string().nullable(),
    lastLogin: z.string().nullable(),
    deactivatedAt: z.string().nullable(),
    secondStep: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** How accounts may be sorted; a leading minus reverses the order. */
export const userSorts = ['name', '-name', 'created', '-created'] as const;
export type UserSort = (typeof userSorts)[number];

/** Why that person can't delete this account, or null if they can. */
export function userDeletionRefusal(user: Pick<User, 'id' | 'role' | 'deactivatedAt'>, by: { id: number }, admins: number): string | null {
  if (user.id === by.id) return "You can't delete your own account.";
  return isLastAdmin(user, admins)
    ? "The last administrator can't be deleted, or nobody could run the platform. Make someone else an administrator first."
    : null;
}

/** Why this account can't get that role at all, or null. A yacht owner's role comes from the invitation and can't change. */
export function roleRefusal(user: Pick<User, 'role'>, role: Role): string | null {
  return user.role === 'yacht_owner' && role !== 'yacht_owner'
    ? 'A yacht owner’s role can’t be changed. Invite this person with another address.'
    : null;
}

/** Why this account can't get that role, or null if it can. */
export function demotionRefusal(user: Pick<User, 'role' | 'deactivatedAt'>, role: Role, admins: number): string | null {
  return role !== 'admin' && isLastAdmin(user, admins) ? 'The last administrator has to stay one, or nobody could run the platform.' : null;
}

/** Whether nobody could run the platform without this user, given the number of active administrators. */
function isLastAdmin({ role, deactivatedAt }: Pick<User, 'role' | 'deactivatedAt'>, admins: number): boolean {
  return role === 'admin' && deactivatedAt === null && admins <= 1;
}
