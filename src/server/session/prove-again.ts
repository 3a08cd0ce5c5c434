import type { Database } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { forget, limitFailures } from '../platform/limits.ts';
import { isPassword } from './passwords.ts';
import { passwordHashOf } from './store.ts';

const tooMany = 'Too many wrong passwords. Please wait a few minutes and try again.';

/** Asks for the password again, so that someone with a stolen token can't take over the account. */
export async function proveAgain(db: Database, userId: number, currentPassword: string | null | undefined, missing: string): Promise<void> {
  if (!currentPassword) throw wrongField('currentPassword', missing);
  const key = `prove-again:${userId}`;
  const isRight = await limitFailures(
    db,
    [{ key, max: 10, minutes: 15 }],
    tooMany,
    async () => (await isPassword(await passwordHashOf(db, userId), currentPassword)) || undefined,
  );
  if (!isRight) throw wrongField('currentPassword', 'This is not your current password');
  await forget(db, key);
}
