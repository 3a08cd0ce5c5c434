import { requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { SignedIn } from './session.ts';

/** The number of recovery codes, for use without the phone. Each works once. */
export const recoveryCodeCount = 10;

/** The maximum minutes between the two steps of a sign-in. */
export const ticketMinutes = 5;

/** The characters of recovery codes, without any that look alike on paper. */
const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryLength = 16;

/** The answer to signing in with a password: a session, or a ticket for the second step if the account requires one. */
const SecondStepChallenge = z.object({ secondStep: z.literal(true), ticket: z.string() }).meta({
  id: 'SecondStepChallenge',
  description: 'The password was correct. Send this ticket with a code to POST /api/auth/login/second-step.',
});
export const LoginAnswer = z.union([SignedIn, SecondStepChallenge]);

const Code = requiredText('Please enter the code', 60);

/** The second step: the code from the app, or a recovery code. */
export const SecondStepProof = z.object({ ticket: z.string().max(100), code: Code });

/** The code that proves the app has the secret. */
export const FirstCode = z.object({ code: Code });
export type FirstCode = z.infer<typeof FirstCode>;

/** What signed-in users must prove again before they change how they sign in. */
export const passwordNeeded = 'Please enter your current password';
export const CurrentPassword = z
  .object({ currentPassword: z.string({ error: passwordNeeded }).min(1, passwordNeeded).max(1000) })
  .meta({ id: 'CurrentPassword' });
export type CurrentPassword = z.infer<typeof CurrentPassword>;

/** Whether the second step is on, since when, and how many recovery codes are left. */
export const SecondStep = z
  .object({ on: z.boolean(), since: z.string().nullable(), recoveryCodesLeft: z.int() })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof SecondStep>;

/** The secret for an app, as text and as the URI in its QR code. */
export const NewSecret = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'NewSecret' });
export type NewSecret = z.infer<typeof NewSecret>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export type TypedCode = { digits: string } | { recovery: string };

/** The code in normalized form: six digits from an app, or a recovery code however it was copied; null if it is neither. */
export function readCode(typed: string): TypedCode | null {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain)) return { digits: plain };
  const recovery = plain.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return recovery.length === recoveryLength && [...recovery].every((letter) => recoveryLetters.includes(letter)) ? { recovery } : null;
}

/** A recovery code from one number per letter, each from 0 to 31. */
export function recoveryCodeOf(numbers: readonly number[]): string {
  return numbers
    .slice(0, recoveryLength)
    .map((number) => recoveryLetters[number % recoveryLetters.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');
}
