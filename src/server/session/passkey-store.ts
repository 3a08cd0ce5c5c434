import { sql, type Insertable } from 'kysely';
import type { Passkey } from '#domain/session/passkey.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Passkeys } from '../tables.ts';

/** A person's passkeys, oldest first. */
export function passkeysOf(t: Transaction, userId: number): Promise<(Passkey & { credentialId: string; transports: string[] })[]> {
  return t
    .selectFrom('passkeys')
    .select(['id', 'name', 'credentialId', 'transports', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** The passkey with this credential id, and its owner; undefined if their account is closed. */
export function passkeyWithOwner(
  db: Database,
  credentialId: string,
): Promise<{ id: string; userId: number; publicKey: Buffer; counter: number } | undefined> {
  return db.atTheDoor((t) =>
    t
      .selectFrom('passkeys as p')
      .innerJoin('users as u', 'u.id', 'p.userId')
      .select(['p.id', 'p.userId', 'p.publicKey', 'p.counter'])
      .where('p.credentialId', '=', credentialId)
      .where('u.deactivatedAt', 'is', null)
      .executeTakeFirst(),
  );
}

/** Records that a passkey was used. False if its counter has moved on meanwhile: then there is a copy of it. */
export async function passkeyUsed(db: Database, id: string, counter: number): Promise<boolean> {
  const used = await db.atTheDoor((t) =>
    t
      .updateTable('passkeys')
      .set({ counter, lastUsedAt: sql<string>`now()` })
      .where('id', '=', id)
      .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row(row.val(counter), '=', 0)])]))
      .returning('id')
      .executeTakeFirst(),
  );
  return used !== undefined;
}

/** Stores a new passkey, and returns it as it is shown. */
export function addPasskey(t: Transaction, passkey: Insertable<Passkeys>): Promise<Passkey> {
  return t.insertInto('passkeys').values(passkey).returning(['id', 'name', 'createdAt', 'lastUsedAt']).executeTakeFirstOrThrow();
}

/** Deletes one of a person's passkeys. False if there is none with that id. */
export async function removePasskey(t: Transaction, userId: number, id: string): Promise<boolean> {
  const gone = await t.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
