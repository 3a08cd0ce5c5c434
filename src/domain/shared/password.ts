import { showsNothing } from './fields.ts';
import { z } from './zod.ts';

/** Letters a password has at least and at most. */
const passwordLength = { min: 8, max: 200 } as const;

/**
 * A password somebody chooses, with the words a form says when it is too short. Any letter of any script is welcome, blanks alone are none.
 */
export function chosenPassword(tooShort = 'Password must be at least 8 characters') {
  return z
    .string({ error: tooShort })
    .min(passwordLength.min, tooShort)
    .max(passwordLength.max, 'At most 200 characters')
    .refine((password) => !showsNothing(password), 'Please choose a password that isn’t only spaces');
}

/** The same where a password that is left empty stays as it is. One of blanks isn't empty. */
export function chosenPasswordOrNone(tooShort?: string) {
  return z.preprocess((given) => (given === '' ? null : given), chosenPassword(tooShort).nullable()).optional();
}
