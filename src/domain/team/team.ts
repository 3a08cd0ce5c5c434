import { Delivery } from '../letters/delivery.ts';
import { LetterToken } from '../session/reset.ts';
import type { Role } from '../session/words.ts';
import { Id, nameText, orNone } from '../shared/fields.ts';
import { chosenPassword } from '../shared/password.ts';
import { z } from '../shared/zod.ts';
import { fullName } from '../shared/words.ts';
import { KeepInvitations, SignInAddress, type User } from '../users/user.ts';
import { reaches, teamRoles } from './words.ts';

/** How many days an invitation is valid. */
export const invitationDays = 7;

const TeamRole = z.enum(teamRoles, 'Please choose a role');

/** The person to invite. Platform admins name the company. */
export const NewInvitation = z
  .object({ email: SignInAddress, role: TeamRole.optional(), companyId: orNone(Id) })
  .meta({ id: 'NewInvitation' });
export type NewInvitation = z.infer<typeof NewInvitation>;

/** An invitation that nobody has accepted yet. */
export const Invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    role: TeamRole,
    companyId: z.int(),
    companyName: z.string(),
    invitedByName: z.string(),
    delivery: Delivery.nullable(),
    expiresAt: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

export const invitationSorts = ['created', '-created'] as const;
export type InvitationSort = (typeof invitationSorts)[number];

/** What may change about a team member. */
export const ColleagueChanges = z
  .object({ role: TeamRole, deactivated: z.boolean(), keepInvitations: KeepInvitations })
  .partial()
  .meta({ id: 'ColleagueChanges' });
export type ColleagueChanges = z.infer<typeof ColleagueChanges>;

/** What the invited person sees of an invitation. */
export const InvitationShown = z
  .object({ email: z.string(), companyName: z.string(), invitedByName: z.string(), role: z.enum([...teamRoles, 'yacht_owner']) })
  .meta({ id: 'InvitationShown' });
export type InvitationShown = z.infer<typeof InvitationShown>;

/** Joining a company: a name and a password for the invited address. */
export const Joining = z
  .object({
    token: LetterToken,
    firstName: nameText('First name is required'),
    lastName: nameText('Last name is required'),
    password: chosenPassword(),
  })
  .meta({ id: 'Joining' });
export type Joining = z.infer<typeof Joining>;

/** Why that person can't change or remove this colleague, or null if they can. */
export function colleagueRefusal(colleague: Pick<User, 'id' | 'isOwner' | 'firstName' | 'lastName'>, by: { id: number }): string | null {
  if (colleague.id === by.id) return "You can't change your own rights or remove yourself.";
  return colleague.isOwner ? `${fullName(colleague)} owns the company and keeps their rights.` : null;
}

/**
 * Why that person can't turn off this colleague's second step, or null. It is meant for colleagues who lost their phone; others do it in
 * their own profile, and only platform admins can do it for an owner.
 */
export function secondStepRefusal(
  colleague: Pick<User, 'id' | 'isOwner' | 'firstName' | 'lastName'>,
  by: { id: number; role: Role },
): string | null {
  if (colleague.id === by.id) return 'Turn off your own two-step sign-in in your profile.';
  return colleague.isOwner && by.role !== 'admin'
    ? `${fullName(colleague)} owns the company. Please ask us to turn off their two-step sign-in.`
    : null;
}

const Reach = z.enum(reaches, 'Please choose what it can do');

export const NewApiToken = z
  .object({ name: nameText('Please enter a name'), reach: Reach, companyId: orNone(Id) })
  .meta({ id: 'NewApiToken' });
export type NewApiToken = z.infer<typeof NewApiToken>;

/** A token as listed, without its secret, which can't be read again. */
export const ApiToken = z
  .object({
    id: z.int(),
    name: z.string(),
    reach: Reach,
    companyId: z.int(),
    userName: z.string(),
    lastUsedAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof ApiToken>;

export const tokenSorts = ['name', '-name', 'created', '-created'] as const;
export type TokenSort = (typeof tokenSorts)[number];

/** A token with its secret, returned only once when it is created. */
export const MadeApiToken = ApiToken.extend({ token: z.string() }).meta({ id: 'MadeApiToken' });
