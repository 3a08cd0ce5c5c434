import { showsNothing } from './fields.ts';
import { z } from './zod.ts';

/** The minimum and maximum length of a password. */
const passwordLength = { min: 8, max: 200 } as const;

/** A new password, with the form's message if it is too short. Any script is allowed, but spaces alone aren't a password. */
export function chosenPassword(tooShort = 'Password must be at least 8 characters') {
  return z
    .string({ error: tooShort })
    .min(passwordLength.min, tooShort)
    .max(passwordLength.max, 'At most 200 characters')
    .refine((password) => !showsNothing(password), 'Please choose a password that isn’t only spaces');
}

/** The same for forms where an empty password leaves it unchanged. One of spaces isn't empty. */
export function chosenPasswordOrNone(tooShort?: string) {
  return z.preprocess((given) => (given === '' ? null : given), chosenPassword(tooShort).nullable()).optional();
}
