import { hash, verify } from '@node-rs/argon2';
import { wrongField } from '../platform/errors.ts';
import common from './common-passwords.json' with { type: 'json' };

const tooCommon = new Set(common);

// Argon2id with the minimum that OWASP recommends: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The Argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of a password that someone chooses; the most common passwords are refused at the field. */
export function hashNewPassword(path: string, password: string): Promise<string> {
  if (tooCommon.has(password.toLowerCase())) throw wrongField(path, 'This password is one of the most common ones. Please choose another.');
  return hashPassword(password);
}

let dummyHash: Promise<string> | undefined;

/** Whether this is the right password. Without a hash to compare with, it takes just as long and returns false. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await dummyHash), password);
  return stored !== undefined && right;
}
