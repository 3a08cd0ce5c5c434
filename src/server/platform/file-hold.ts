// A backup reads the rows first and the files they name after that, so meanwhile no file may go. What a backup holds is one lock
// of the database, which all server processes share and which ends with the backup's connection, however that ends.
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Transaction } from './database.ts';

const key = 727_002;
const takenAlready = '55P03';

/** Whether files may be removed now. Asked in the transaction that forgets them; where it is no, they go another time. */
export async function mayRemoveFiles(t: Transaction): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${sql.lit(key)}) as may`.execute(t);
  return rows[0]?.may ?? false;
}

/** Keeps every file where it is, from now on and as long as this connection lasts. False where somebody else does so already. */
export async function holdFiles(client: Client): Promise<boolean> {
  try {
    await client.query(`set lock_timeout = '60s'; select pg_advisory_lock(${key}); set lock_timeout = 0`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === takenAlready) return false;
    throw error;
  }
}

/** Lets them go again; false where the hold was lost on the way. */
export async function releaseFiles(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select pg_advisory_unlock(${key}) as held`);
  return rows[0]?.held ?? false;
}
