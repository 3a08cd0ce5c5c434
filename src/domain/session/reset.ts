import { chosenPassword } from '../shared/password.ts';
import { z } from '../shared/zod.ts';
import { maxPasskeys, Passkey } from './passkey.ts';

/** Minutes a link to set a new password is good for. */
export const resetMinutes = 60;

/** Somebody who forgot their password, as the form asks. */
export const ForgottenPassword = z
  .object({
    email: z.string({ error: 'Please enter a valid email address' }).trim().max(320).pipe(z.email('Please enter a valid email address')),
  })
  .meta({ id: 'ForgottenPassword' });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

/** A secret that was sent by email. */
export const LetterToken = z.string({ error: 'This link is incomplete' }).regex(/^[A-Za-z0-9_-]{43}$/, 'This link is incomplete');

/** A new password for the one forgotten. */
export const NewPassword = z.object({ token: LetterToken, password: chosenPassword() }).meta({ id: 'NewPassword' });
export type NewPassword = z.infer<typeof NewPassword>;

/** The new password is set. Passkeys still open the account: these may be removed with the ticket, for a few minutes. */
export const NewPasswordSet = z
  .object({ message: z.string(), passkeys: z.array(Passkey), ticket: z.string().nullable() })
  .meta({ id: 'NewPasswordSet' });
export type NewPasswordSet = z.infer<typeof NewPasswordSet>;

/** Passkeys that are to go after a new password was set. */
export const PasskeysToRemove = z
  .object({ ticket: z.string().max(100), ids: z.array(z.uuid()).min(1).max(maxPasskeys) })
  .meta({ id: 'PasskeysToRemove' });

/** The answer to everybody, whether there is such an account or not. */
export const letterOnItsWay = 'If there is an account with this email address, a link is on its way to it.';
