// A backup reads the rows first and then the files they name, so no file may be removed in between. The hold is one lock in the database,
// shared by all server processes, which ends with the backup's connection no matter how that ends.
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Transaction } from './database.ts';

const key = 727_002;
const lockUnavailable = '55P03';

/** Whether files may be removed now. Checked in the transaction that deletes their rows; if not, they are removed later. */
export async function mayRemoveFiles(t: Transaction): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${sql.lit(key)}) as may`.execute(t);
  return rows[0]?.may ?? false;
}

/** Prevents the removal of files as long as this connection lasts. False if another backup already does. */
export async function holdFiles(client: Client): Promise<boolean> {
  try {
    await client.query(`set lock_timeout = '60s'; select pg_advisory_lock(${key}); set lock_timeout = 0`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === lockUnavailable) return false;
    throw error;
  }
}

/** Allows removal again; false if the hold was lost in the meantime. */
export async function releaseFiles(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select pg_advisory_unlock(${key}) as held`);
  return rows[0]?.held ?? false;
}
