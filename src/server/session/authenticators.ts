import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodeCount, recoveryCodeOf, type NewSecret, type TypedCode } from '#domain/session/second-step.ts';
import type { Transaction } from '../platform/database.ts';

const appOf = (secret: string, label = '') => new TOTP({ issuer: 'Fairlead', label, secret: Secret.fromBase32(secret) });

/** A secret for somebody's app, and the address by which the app takes it in. */
export function newSecret(email: string): NewSecret {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: appOf(secret, email).toString() };
}

/** The half minute whose code this is: the present one, or the one before or after for clocks that differ. */
export function stepOf(secret: string, digits: string, now: number): number | null {
  const delta = appOf(secret).validate({ token: digits, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp: now }) + delta;
}

/** Spends a code of this person: a recovery code goes, and an app's code and all before it count no more. */
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

/**
 * Puts a new set of recovery codes in the place of the old one. Only their hashes are kept: with 80 bits each, nobody guesses them from
 * those.
 */
export async function replaceRecoveryCodes(t: Transaction, userId: number, codes: string[]): Promise<void> {
  await t.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await t
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(code) })))
    .execute();
}

/** Ends the second step of this person, and its recovery codes with it. False where there was none. */
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
