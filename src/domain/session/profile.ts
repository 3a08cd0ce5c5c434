import { nameText, orNone, PictureUrl } from '../shared/fields.ts';
import { FormatChoices } from '../shared/format-choices.ts';
import type { ChosenFormats } from '../shared/formats.ts';
import { chosenPasswordOrNone } from '../shared/password.ts';
import { z } from '../shared/zod.ts';
import { SessionUser } from './session.ts';

const name = (tooShort: string) => nameText(tooShort, { min: 2 });
const password = orNone(z.string().max(1000));

/** What people may change about themselves. A new email address or password requires the current password. */
export const ProfileChanges = z
  .object({
    firstName: name('First name must be at least 2 characters.'),
    lastName: name('Last name must be at least 2 characters.'),
    email: z
      .string({ error: 'Please enter a valid email address' })
      .trim()
      .max(320, 'At most 320 characters')
      .pipe(z.email('Please enter a valid email address')),
    imageUrl: orNone(PictureUrl),
    formats: FormatChoices,
    currentPassword: password,
    newPassword: chosenPasswordOrNone('Password must be at least 8 characters.'),
  })
  .partial()
  .meta({ id: 'ProfileChanges' });
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** The person after the change, with a new token if the old ones were ended. */
export const ChangedProfile = z.object({ user: SessionUser, token: z.string().optional() }).meta({ id: 'ChangedProfile' });

export type ProfileForm = {
  firstName: string;
  lastName: string;
  email: string;
  imageUrl: string;
  formats: ChosenFormats;
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
};

/** What this person may enter in the form for their profile. A stored name may be shorter than a new one has to be. */
export function profileEntry(stored: Pick<SessionUser, 'firstName' | 'lastName' | 'email'>) {
  const changed = (field: 'firstName' | 'lastName') =>
    z.preprocess((typed) => (typed === stored[field] ? undefined : typed), ProfileChanges.shape[field]);
  const entry = ProfileChanges.extend({ firstName: changed('firstName'), lastName: changed('lastName'), confirmPassword: z.string() });
  return entry.superRefine((values, problems) => {
    const fault = passwordFault(
      { ...(values as ProfileForm), newPassword: values.newPassword ?? '', currentPassword: values.currentPassword ?? '' },
      stored.email,
    );
    if (fault) problems.addIssue({ code: 'custom', path: [fault.path], message: fault.message });
  });
}

const allThree = 'All password fields must be filled to change password';

/**
 * What is wrong with the password fields, and where, or null. Either all three are filled in or none; a new email address only requires the
 * current password.
 */
export function passwordFault(
  { email, currentPassword, newPassword, confirmPassword }: ProfileForm,
  storedEmail: string,
): { path: keyof ProfileForm; message: string } | null {
  if (newPassword || confirmPassword) {
    const blank = !currentPassword ? 'currentPassword' : !newPassword ? 'newPassword' : !confirmPassword ? 'confirmPassword' : null;
    if (blank) return { path: blank, message: allThree };
    return newPassword === confirmPassword ? null : { path: 'confirmPassword', message: 'Passwords do not match' };
  }
  if (email.trim().toLowerCase() !== storedEmail.toLowerCase())
    return currentPassword ? null : { path: 'currentPassword', message: newAddressNeeds };
  return currentPassword ? { path: 'newPassword', message: allThree } : null;
}

export const newAddressNeeds = 'Please enter your current password to change your email address';

/** A session of the user. Its `id` is only a reference and grants no access. */
export const OpenSession = z
  .object({
    id: z.uuid(),
    device: z.string(),
    current: z.boolean(),
    ip: z.string().nullable(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof OpenSession>;

// In the order of recognition: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A user agent in words: Chrome on Linux. */
export function deviceInWords(userAgent: string | null): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (!browser && !system) return 'An unknown device';
  return browser && system ? `${browser} on ${system}` : (browser ?? `A browser on ${system}`);
}
