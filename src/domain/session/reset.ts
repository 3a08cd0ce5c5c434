import { chosenPassword } from '../shared/password.ts';
import { z } from '../shared/zod.ts';

/** Minutes a link to set a new password is good for. */
export const resetMinutes = 60;

/** Somebody who forgot their password, as the form asks. */
export const ForgottenPassword = z
  .object({
    email: z.string({ error: 'Please enter a valid email address' }).trim().max(320).pipe(z.email('Please enter a valid email address')),
  })
  .meta({ id: 'ForgottenPassword' });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

/** A secret that travelled in a letter. */
export const LetterToken = z.string({ error: 'This link is not complete' }).regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete');

/** A new password for the one forgotten. */
export const NewPassword = z.object({ token: LetterToken, password: chosenPassword() }).meta({ id: 'NewPassword' });
export type NewPassword = z.infer<typeof NewPassword>;

/** What everybody is told who asks, whether there is such an account or not. */
export const letterOnItsWay = 'If there is an account with this address, a letter with a link is on its way to it.';
