import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodeCount, recoveryCodeOf, type NewSecret, type TypedCode } from '#domain/session/second-step.ts';
import type { Transaction } from '../platform/database.ts';

const appOf = (secret: string, label = '') => new TOTP({ issuer: 'Fairlead', label, secret: Secret.fromBase32(secret) });

/** A secret for a person's authenticator app, and the URI with which the app imports it. */
export function newSecret(email: string): NewSecret {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: appOf(secret, email).toString() };
}

/** The half minute that this code belongs to: the current one, or the one before or after, in case clocks differ. */
export function stepOf(secret: string, digits: string, now: number): number | null {
  const delta = appOf(secret).validate({ token: digits, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp: now }) + delta;
}

/** Uses up a code of this person: a recovery code is deleted; after an app's code, it and all earlier ones no longer work. */
export async function spend(t: Transaction, userId: number, code: TypedCode, now: number): Promise<boolean> {
  if ('recovery' in code) {
    const spent = await t
      .deleteFrom('recoveryCodes')
      .where('userId', '=', userId)
      .where('codeHash', '=', recoveryHash(code.recovery))
      .returning('userId')
      .executeTakeFirst();
    return spent !== undefined;
  }
  const app = await t
    .selectFrom('authenticators')
    .select(['secret', 'usedStep'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  const step = app && stepOf(app.secret, code.digits, now);
  if (!app || !step || step <= app.usedStep) return false;
  await t.updateTable('authenticators').set({ usedStep: step }).where('userId', '=', userId).execute();
  return true;
}

/** Replaces the recovery codes with a new set. Only their hashes are stored: with 80 bits each, nobody can guess the codes from those. */
export async function replaceRecoveryCodes(t: Transaction, userId: number, codes: string[]): Promise<void> {
  await t.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await t
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(code) })))
    .execute();
}

/** Turns off this person's two-step sign-in and deletes the recovery codes. False if it was off. */
export async function switchOff(t: Transaction, userId: number): Promise<boolean> {
  const gone = await t
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .returning('userId')
    .executeTakeFirst();
  return gone !== undefined;
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf([...randomBytes(16)]));
}

function recoveryHash(code: string): Buffer {
  return createHash('sha256').update(code.replaceAll('-', '')).digest();
}
