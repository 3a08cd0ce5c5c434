import { chosenPassword } from '../shared/password.ts';
import { z } from '../shared/zod.ts';
import { maxPasskeys, Passkey } from './passkey.ts';

/** How many minutes a link to set a new password is valid. */
export const resetMinutes = 60;

/** A request to reset a password, as the form sends it. */
export const ForgottenPassword = z
  .object({
    email: z.string({ error: 'Please enter a valid email address' }).trim().max(320).pipe(z.email('Please enter a valid email address')),
  })
  .meta({ id: 'ForgottenPassword' });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

/** A secret sent by email. */
export const LetterToken = z.string({ error: 'This link is incomplete' }).regex(/^[A-Za-z0-9_-]{43}$/, 'This link is incomplete');

/** A new password for the one forgotten. */
export const NewPassword = z.object({ token: LetterToken, password: chosenPassword() }).meta({ id: 'NewPassword' });
export type NewPassword = z.infer<typeof NewPassword>;

/** The answer after setting a new password. Passkeys still open the account; the ticket allows removing them for a few minutes. */
export const NewPasswordSet = z
  .object({ message: z.string(), passkeys: z.array(Passkey), ticket: z.string().nullable() })
  .meta({ id: 'NewPasswordSet' });
export type NewPasswordSet = z.infer<typeof NewPasswordSet>;

/** The passkeys to remove after setting a new password. */
export const PasskeysToRemove = z
  .object({ ticket: z.string().max(100), ids: z.array(z.uuid()).min(1).max(maxPasskeys) })
  .meta({ id: 'PasskeysToRemove' });

/** The same answer for everyone, whether such an account exists or not. */
export const letterOnItsWay = 'If there is an account with this email address, a link is on its way to it.';
