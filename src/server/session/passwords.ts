import { hash, verify } from '@node-rs/argon2';

// Argon2id with the least that OWASP asks for: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The Argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobodys: Promise<string> | undefined;

/** Whether this is the password. Without a hash to compare with it takes just as long, and answers no. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await nobodys), password);
  return stored !== undefined && right;
}
