import { CompanyAccess } from '../billing/access.ts';
import { plans } from '../billing/plans.ts';
import { CompanyFormats, FormatChoices } from '../shared/format-choices.ts';
import { requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { roles } from './words.ts';

export const Role = z.enum(roles);

/** How many days a session lasts after its last use. */
export const sessionDays = 30;

/** Sign-in as the form asks for it. */
export const Credentials = z.object({
  email: z.string({ error: 'Please enter a valid email address' }).trim().max(320).pipe(z.email('Please enter a valid email address')),
  password: z
    .string({ error: 'Password must be at least 8 characters' })
    .min(8, 'Password must be at least 8 characters')
    .max(200, 'At most 200 characters'),
});
export type Credentials = z.infer<typeof Credentials>;

/** Sign-in as the server accepts it; a password that is too short is just wrong. */
export const SignIn = z.object({
  email: requiredText('Please enter your email address', 320),
  password: z.string({ error: 'Please enter your password' }).max(1000),
});

export const SessionUser = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: Role,
    imageUrl: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    isOwner: z.boolean(),
    timeZone: z.string().nullable(),
    currency: z.string().nullable(),
    formats: CompanyFormats.describe('How the company shows dates and times, and reads typed amounts'),
    ownFormats: FormatChoices.describe('The person’s own choices, where they differ from the company’s'),
    subscriptionTier: z.enum(plans).nullable(),
    stripeSubscriptionId: z.string().nullable(),
    /** What the company's subscription allows; null where nothing limits it. */
    subscription: CompanyAccess.nullable(),
    createdAt: z.string(),
    lastLogin: z.string().nullable(),
    deletionDue: z.string().nullable().optional().describe('When the company will be deleted, if deletion was requested'),
  })
  .meta({ id: 'SessionUser', description: 'The person who is signed in.' });
export type SessionUser = z.infer<typeof SessionUser>;

export const SignedIn = z.object({ token: z.string(), user: SessionUser }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;
