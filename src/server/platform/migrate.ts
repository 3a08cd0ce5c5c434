import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { CannotStart } from './settings.ts';

const oldestServer = 15;
const lockKey = 727_001;
const notAllowed = '42501';

/**
 * Applies the migrations that are missing, in order, each in a transaction, and answers their names. If many processes start together, one
 * applies them and the others wait.
 */
export async function migrate(ownerUrl: string, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await refuseOldServer(client);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (await apply(client, migration, migrations)) applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

export type Migration = { name: string; text: string; checksum: string };

/** All migrations, in their order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted();
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/** The table of applied migrations. */
export const makeNotes =
  'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    `select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version`,
  );
  const row = rows[0];
  if (Number(row?.server_version_num) < oldestServer * 10_000) {
    throw new CannotStart(`The database runs PostgreSQL ${row?.server_version}; Fairlead needs ${oldestServer} or newer.`);
  }
}

/** One migration in one transaction. The lock belongs to the transaction, so a killed process leaves none behind. */
async function apply(client: Client, { name, text, checksum }: Migration, known: Migration[]): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await client.query(makeNotes);
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
    const stranger = rows.find((row) => !known.some((each) => each.name === row.name));
    if (stranger)
      throw new CannotStart(
        `The database is newer than this version of Fairlead: it has the migration ${stranger.name}. Please start the newer version.`,
      );
    const before = rows.find((row) => row.name === name);
    if (before && before.checksum !== checksum)
      throw new CannotStart(`The migration ${name} was changed after it was applied. Please restore it and add a new one.`);
    if (!before) {
      await client.query("set local lock_timeout = '30s'");
      await client.query(text);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    await client.query('commit');
    return !before;
  } catch (error) {
    await client.query('rollback');
    if (error instanceof CannotStart) throw error;
    if ((error as { code?: string }).code === notAllowed)
      throw new CannotStart(
        `The user of DATABASE_URL lacks the rights that the migration ${name} needs (${(error as Error).message}). It must own the database and be allowed to create roles.`,
      );
    throw new CannotStart(`The migration ${name} failed: ${(error as Error).message}`);
  }
}
